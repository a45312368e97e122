#ifndef CCOLLATION_TABLES_H
#define CCOLLATION_TABLES_H

#include <stddef.h>
#include <stdint.h>

/// One generated table: read-only, in little-endian order, aligned to eight bytes.
struct thumbindex_table {
  const char *_Nonnull name;
  const uint8_t *_Nonnull bytes;
  size_t count;
};

/// How many tables there are.
size_t thumbindex_table_count(void);

/// The table at `index`, which must be below the count. Tables are ordered by the bytes of their
/// names.
struct thumbindex_table thumbindex_table(size_t index);

#endif
