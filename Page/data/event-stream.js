// The server's events. A browser opens six connections to a server at most, and each stream of events holds
// one; so of all tabs that show a server, one listens and tells the others.

const name = 'thumbindex-events'

export class EventStream {
  #address
  #told
  #channel = null
  #source = null
  #hidden = new AbortController()

  /** @param {(event: string, data: object) => void} told is called with each event, in every tab */
  constructor(address, told) {
    this.#address = address
    this.#told = told
    this.#start()
    // A page that has been left may be kept by the browser, and would keep its connection.
    addEventListener('pagehide', () => this.#stop())
    addEventListener('pageshow', ({ persisted }) => persisted && this.#start())
  }

  #start() {
    const { locks } = navigator
    if (!locks || !window.BroadcastChannel) return this.#listen()
    this.#channel = new BroadcastChannel(name)
    this.#channel.addEventListener('message', ({ data }) => this.#told(...data))
    this.#hidden = new AbortController()
    const { signal } = this.#hidden
    // Whoever has the lock listens, until its page is left; then the next one gets it.
    locks.request(name, { signal }, () => {
      this.#listen()
      return new Promise((leave) => signal.addEventListener('abort', leave))
    }).catch(() => {})
  }

  #stop() {
    this.#hidden.abort()
    this.#source?.close()
    this.#source = null
    this.#channel?.close()
    this.#channel = null
  }

  #listen() {
    const source = (this.#source = new EventSource(this.#address))
    source.addEventListener('error', () => this.#tell('connection', { online: false }))
    source.addEventListener('open', () => this.#tell('connection', { online: true }))
    for (const event of ['change', 'order', 'import']) {
      source.addEventListener(event, ({ data }) => this.#tell(event, JSON.parse(data)))
    }
  }

  #tell(event, data) {
    this.#told(event, data)
    this.#channel?.postMessage([event, data])
  }
}
