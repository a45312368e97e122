// The tables that `Scripts/data` makes, embedded as they are. The list in data/tables.inc is made
// along with them: a new table needs a maker in Tools, and nothing here.
#include "CCollationTables.h"

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the tables are little-endian");

#define ALIGNED_TABLE _Alignas(8) static const uint8_t
#define LISTED_TABLE(name, bytes) {name, bytes, sizeof bytes},

#include "data/tables.inc"

size_t thumbindex_table_count(void) { return sizeof tables / sizeof tables[0]; }

struct thumbindex_table thumbindex_table(size_t index) { return tables[index]; }
