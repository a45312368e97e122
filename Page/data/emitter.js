// Who wants to hear of events.

export class Emitter {
  #listeners = new Map()

  /** Calls `run` whenever the event happens, until the function that this returns is called. */
  on(event, run) {
    if (!this.#listeners.has(event)) this.#listeners.set(event, new Set())
    this.#listeners.get(event).add(run)
    return () => this.#listeners.get(event).delete(run)
  }

  emit(event, data) {
    for (const run of [...(this.#listeners.get(event) ?? [])]) run(data)
  }
}
