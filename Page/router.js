// What the page shows is said by the part of its address after “#”, so that Back and links work.

/**
 * The places:
 *
 * | address | place |
 * | --- | --- |
 * | `#/` | `{name: 'list'}` |
 * | `#/contact/7` | `{name: 'contact', id: 7}` |
 * | `#/contact/7/edit` | `{name: 'edit', id: 7}` |
 * | `#/new` | `{name: 'new'}` |
 * | `#/NAME` | `{name: 'NAME'}`, for `import`, `settings`, `trash` and the like |
 */
export function parsePlace(hash) {
  const [name, id, action] = hash.replace(/^#?\/?/, '').split('/')
  if (name === 'contact' && /^\d+$/.test(id ?? '')) {
    return { name: action === 'edit' ? 'edit' : 'contact', id: Number(id) }
  }
  return { name: /^[a-z]+$/.test(name) && name !== 'contact' ? name : 'list' }
}

export class Router {
  #changed

  /** @type {((hash: string) => boolean)|null} asked before a place is left; whether that may not be yet */
  guard = null

  /** @param {(place: object) => void} changed is called with the first place, and whenever it changes. */
  constructor(changed) {
    this.#changed = changed
  }

  start() {
    addEventListener('hashchange', () => this.#read())
    this.#read()
  }

  /** Goes to a place: `go('#/contact/7')`. With `replace`, Back skips the place that is left. */
  go(hash, { replace = false } = {}) {
    if (location.hash === hash || (hash === '#/' && location.hash === '')) return
    if (this.guard?.(hash)) return
    if (!replace) return void (location.hash = hash)
    history.replaceState(null, '', hash)
    this.#read()
  }

  /** Leaves a place for the list. */
  close() {
    this.go('#/')
  }

  #read() {
    if (this.guard?.(location.hash)) return
    this.place = parsePlace(location.hash)
    this.#changed(this.place)
  }
}
