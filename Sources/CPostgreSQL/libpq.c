// Empty without the package trait, so that nobody needs the headers who doesn't want PostgreSQL.
#ifdef THUMBINDEX_POSTGRESQL

#include "CPostgreSQL.h"

#include <dlfcn.h>

static struct thumbindex_libpq functions;

bool thumbindex_libpq_load(void) {
  void *library = dlopen("libpq.so.5", RTLD_LAZY | RTLD_LOCAL);
  if (library == nullptr) return false;
#define FIND(name)                                            \
  void *found_##name = dlsym(library, #name);                 \
  if (found_##name == nullptr) return false;                  \
  functions.name = (typeof(name) *)found_##name;
  THUMBINDEX_LIBPQ(FIND)
  return true;
}

const struct thumbindex_libpq *thumbindex_libpq_functions(void) { return &functions; }

#endif
