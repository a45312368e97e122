#include "COpenAPI.h"

static const uint8_t document[] = {
#embed "openapi.json"
};

const uint8_t *thumbindex_openapi(void) { return document; }

size_t thumbindex_openapi_count(void) { return sizeof document; }
