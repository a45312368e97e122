#ifndef CPOSTGRESQL_H
#define CPOSTGRESQL_H

#include <stdbool.h>

#if __has_include(<postgresql/libpq-fe.h>)
#include <postgresql/libpq-fe.h>
#else
#include <libpq-fe.h>
#endif

// What is called of libpq. It is not linked, as that would load its 25 libraries whenever a program starts,
// but looked for when a store on a server is first opened.
#define THUMBINDEX_LIBPQ(EACH) \
  EACH(PQconninfoParse)        \
  EACH(PQconninfoFree)         \
  EACH(PQconnectdbParams)      \
  EACH(PQpingParams)           \
  EACH(PQfinish)               \
  EACH(PQstatus)               \
  EACH(PQtransactionStatus)    \
  EACH(PQserverVersion)        \
  EACH(PQerrorMessage)         \
  EACH(PQsetNoticeReceiver)    \
  EACH(PQexec)                 \
  EACH(PQprepare)              \
  EACH(PQsendQueryParams)      \
  EACH(PQsendQueryPrepared)    \
  EACH(PQsetSingleRowMode)     \
  EACH(PQgetResult)            \
  EACH(PQgetCancel)            \
  EACH(PQcancel)               \
  EACH(PQfreeCancel)           \
  EACH(PQputCopyData)          \
  EACH(PQputCopyEnd)           \
  EACH(PQresultStatus)         \
  EACH(PQresultErrorMessage)   \
  EACH(PQresultErrorField)     \
  EACH(PQnfields)              \
  EACH(PQftype)                \
  EACH(PQgetisnull)            \
  EACH(PQgetlength)            \
  EACH(PQgetvalue)             \
  EACH(PQcmdStatus)            \
  EACH(PQcmdTuples)            \
  EACH(PQclear)                \
  EACH(PQfreemem)

/// The parts of an error, whose names in libpq Swift can't read.
enum { thumbindex_pq_sqlstate = PG_DIAG_SQLSTATE, thumbindex_pq_message = PG_DIAG_MESSAGE_PRIMARY };

/// The functions of libpq, under their own names.
struct thumbindex_libpq {
#define THUMBINDEX_MEMBER(name) typeof(name) *_Nonnull name;
  THUMBINDEX_LIBPQ(THUMBINDEX_MEMBER)
#undef THUMBINDEX_MEMBER
};

/// Loads libpq, and says whether it is there. To be called once, before anything else.
bool thumbindex_libpq_load(void);

/// The functions, once they are loaded.
const struct thumbindex_libpq *_Nonnull thumbindex_libpq_functions(void);

#endif
