#if PostgreSQL
  internal import CPostgreSQL

  extension StoreError {
    /// What an error of the server means for a store, by its SQLSTATE. The first two characters of that are
    /// the error's class.
    init(store: String, state: String, reason: String) {
      self =
        switch state {
        case "53100": .full(store: store)
        case "25006": .readOnly(store: store)
        case "55P03", "40001", "40P01": .busy(store: store)
        case "57P01", "57P02", "57P03": .unreachable(store: store, reason: reason)
        case "XX001", "XX002": .corrupt(store: store, reason: reason)
        case "3D000": .cannotOpen(store: store, reason: reason)
        default: Self(store: store, class: state.prefix(2), reason: reason)
        }
    }

    private init(store: String, class: Substring, reason: String) {
      self =
        switch `class` {
        case "08": .unreachable(store: store, reason: reason)
        case "28": .cannotOpen(store: store, reason: reason)
        default: .failed(store: store, reason: reason)
        }
    }
  }

  extension PostgreSQLWire {
    /// Why a result is none.
    func failure(_ result: PostgreSQLResult) -> StoreError {
      let reason = oneLine(result.message)
      if let state = result.sqlState {
        return StoreError(store: name, state: state, reason: reason)
      }
      return failure(reason)
    }

    /// What is wrong with the connection by libpq's own account.
    func failure(_ reason: String) -> StoreError {
      isLost ? .unreachable(store: name, reason: reason) : .failed(store: name, reason: reason)
    }
  }
#endif
