// SQLite as Debian has it, and the one macro of it that Swift cannot read.
#include <sqlite3.h>

static inline sqlite3_destructor_type thumbindex_sqlite_transient(void) { return SQLITE_TRANSIENT; }
