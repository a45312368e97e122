#include "CMicrohttpd.h"

#include <dlfcn.h>

static struct thumbindex_microhttpd functions;

bool thumbindex_microhttpd_load(void) {
  void *library = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) return false;
#define FIND(name)                            \
  void *found_##name = dlsym(library, #name); \
  if (found_##name == nullptr) return false;  \
  functions.name = (typeof(name) *)found_##name;
  THUMBINDEX_MICROHTTPD(FIND)
  return true;
}

const struct thumbindex_microhttpd *thumbindex_microhttpd_functions(void) { return &functions; }

struct MHD_Daemon *thumbindex_microhttpd_start(
    unsigned int flags, MHD_AccessHandlerCallback handler, void *context,
    struct MHD_OptionItem *options) {
  return functions.MHD_start_daemon(
      flags, 0, nullptr, nullptr, handler, context, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

int thumbindex_microhttpd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      functions.MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == nullptr ? -1 : info->connect_fd;
}

void *thumbindex_microhttpd_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      functions.MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == nullptr ? nullptr : info->socket_context;
}

void thumbindex_microhttpd_set_timeout(struct MHD_Connection *connection, unsigned int seconds) {
  functions.MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, seconds);
}
