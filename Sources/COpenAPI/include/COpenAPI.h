#ifndef COPENAPI_H
#define COPENAPI_H

#include <stddef.h>
#include <stdint.h>

/// The description of the HTTP interface (OpenAPI 3.1), in JSON.
const uint8_t *_Nonnull thumbindex_openapi(void);

/// How many bytes it has.
size_t thumbindex_openapi_count(void);

#endif
