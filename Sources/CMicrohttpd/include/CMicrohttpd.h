#ifndef CMICROHTTPD_H
#define CMICROHTTPD_H

#include <microhttpd.h>
#include <stdbool.h>
#include <stdint.h>

// What is called of libmicrohttpd. It is not linked, as that would load GnuTLS and its libraries whenever a
// program starts, but looked for when a server is first started.
#define THUMBINDEX_MICROHTTPD(EACH)     \
  EACH(MHD_start_daemon)                \
  EACH(MHD_stop_daemon)                 \
  EACH(MHD_quiesce_daemon)              \
  EACH(MHD_get_connection_values_n)     \
  EACH(MHD_get_connection_info)         \
  EACH(MHD_set_connection_option)       \
  EACH(MHD_suspend_connection)          \
  EACH(MHD_resume_connection)           \
  EACH(MHD_create_response_from_buffer) \
  EACH(MHD_create_response_from_callback) \
  EACH(MHD_add_response_header)         \
  EACH(MHD_queue_response)              \
  EACH(MHD_destroy_response)

/// The functions of libmicrohttpd, under their own names.
struct thumbindex_microhttpd {
#define THUMBINDEX_MEMBER(name) typeof(name) *_Nonnull name;
  THUMBINDEX_MICROHTTPD(THUMBINDEX_MEMBER)
#undef THUMBINDEX_MEMBER
};

/// Loads libmicrohttpd, and says whether it is there. To be called once, before anything else.
bool thumbindex_microhttpd_load(void);

/// The functions, once they are loaded.
const struct thumbindex_microhttpd *_Nonnull thumbindex_microhttpd_functions(void);

/// `MHD_start_daemon` with its options in an array that `MHD_OPTION_END` ends: Swift can't call functions with
/// any number of arguments.
struct MHD_Daemon *_Nullable thumbindex_microhttpd_start(
    unsigned int flags, MHD_AccessHandlerCallback _Nonnull handler, void *_Nullable context,
    struct MHD_OptionItem *_Nonnull options);

/// The socket of a connection.
int thumbindex_microhttpd_socket(struct MHD_Connection *_Nonnull connection);

/// What was kept for a connection when it began.
void *_Nullable thumbindex_microhttpd_context(struct MHD_Connection *_Nonnull connection);

/// For how many seconds a connection may be silent; 0 for ever.
void thumbindex_microhttpd_set_timeout(
    struct MHD_Connection *_Nonnull connection, unsigned int seconds);

#endif
