#ifndef CPAGE_ASSETS_H
#define CPAGE_ASSETS_H

#include <stddef.h>
#include <stdint.h>

/// One file of the page: read-only.
struct thumbindex_asset {
  const char *_Nonnull name;
  const uint8_t *_Nonnull bytes;
  size_t count;
};

/// How many files there are.
size_t thumbindex_asset_count(void);

/// The file at `index`, which must be below the count. Files are ordered by the bytes of their names.
struct thumbindex_asset thumbindex_asset(size_t index);

#endif
