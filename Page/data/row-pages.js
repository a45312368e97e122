// The rows of a list, fetched in pages as they are wanted, and kept as long as they are near.

const pageSize = 100
const keptPages = 60
const requestsAtOnce = 3
const retryAfter = 1000

export class RowPages {
  #source
  #view
  #told
  #pages = new Map()
  #requests = new Map()
  #wanted = []
  #ended = false

  /**
   * @param {import('./source.js').Source} source
   * @param {import('./source.js').View} view
   * @param {{generation: string, loaded: () => void, outdated: () => void}} told `loaded` is called when rows
   *   have come, `outdated` when they are of another generation than the list's
   */
  constructor(source, view, told) {
    this.#source = source
    this.#view = view
    this.#told = told
  }

  /** The row at a position; `undefined` while it isn't there. */
  row(position) {
    return this.#pages.get(Math.floor(position / pageSize))?.[position % pageSize]
  }

  /** Puts in rows that were fetched otherwise; `position` is where a page begins. */
  put(position, rows) {
    this.#pages.set(position / pageSize, rows)
  }

  /** Fetches the pages that have rows of a range, to be put in when a list is made. */
  async fetch(from, to, options) {
    const numbers = pageNumbers(from, to)
    const answers = await Promise.all(
      numbers.map((number) => this.#source.rows(this.#view, number * pageSize, pageSize, options)))
    answers.forEach(({ rows }, at) => this.#pages.set(numbers[at], rows))
    return answers
  }

  /** Says which rows are seen. They are fetched, then those around them; what was wanted before isn't. */
  want(from, to, count) {
    const margin = pageSize / 2
    const seen = pageNumbers(from, to)
    const around = pageNumbers(Math.max(0, from - margin), Math.min(count, to + margin))
    this.#wanted = [...seen, ...around.filter((number) => !seen.includes(number))]
    for (const [number, abort] of this.#requests) if (!this.#wanted.includes(number)) abort.abort()
    this.#request()
  }

  /** Forgets everything, and fetches nothing more. */
  end() {
    this.#ended = true
    for (const abort of this.#requests.values()) abort.abort()
  }

  #request() {
    if (this.#ended) return
    for (const number of this.#wanted) {
      if (this.#requests.size >= requestsAtOnce) return
      if (!this.#pages.has(number) && !this.#requests.has(number)) this.#fetch(number)
    }
  }

  async #fetch(number) {
    const abort = new AbortController()
    const { signal } = abort
    this.#requests.set(number, abort)
    try {
      const answer = await this.#source.rows(this.#view, number * pageSize, pageSize, { signal })
      if (!signal.aborted) this.#take(number, answer)
    } catch {
      // It is asked for again, unless nobody looks at it any more.
      if (!signal.aborted) await new Promise((resume) => setTimeout(resume, retryAfter))
    }
    this.#requests.delete(number)
    this.#request()
  }

  #take(number, { rows, generation }) {
    this.#pages.set(number, rows)
    this.#forget()
    this.#told.loaded()
    if (generation !== this.#told.generation) this.#told.outdated()
  }

  /** Keeps the pages that came last. */
  #forget() {
    for (const number of this.#pages.keys()) {
      if (this.#pages.size <= keptPages) return
      if (!this.#wanted.includes(number)) this.#pages.delete(number)
    }
  }
}

function pageNumbers(from, to) {
  const numbers = []
  for (let number = Math.floor(from / pageSize); number * pageSize < to; number += 1) numbers.push(number)
  return numbers
}
