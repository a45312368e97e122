// Asks before what has been entered is lost.

import { t } from '../language/language.js'
import { confirmed } from '../dialog/dialog.js'

/** Guards a form until the signal aborts, or `end` of what this returns is called. */
export function guardLeaving(app, signal, isChanged) {
  const guard = new Guard(app, isChanged)
  signal.addEventListener('abort', () => guard.end(), { once: true })
  return guard
}

class Guard {
  #router
  #isChanged
  #here = location.hash
  #isAsking = false
  #unloads = (event) => {
    if (this.#isChanged()) event.preventDefault()
  }
  #leaves = (hash) => this.#holds(hash)

  constructor({ router }, isChanged) {
    this.#router = router
    this.#isChanged = isChanged
    router.guard = this.#leaves
    addEventListener('beforeunload', this.#unloads)
  }

  end() {
    if (this.#router.guard === this.#leaves) this.#router.guard = null
    removeEventListener('beforeunload', this.#unloads)
  }

  /** Stays, and asks, if something would be lost. */
  #holds(hash) {
    if (hash === this.#here || !this.#isChanged()) return false
    // The browser may have gone there already.
    if (location.hash !== this.#here) history.replaceState(null, '', this.#here)
    if (!this.#isAsking) this.#ask(hash)
    return true
  }

  async #ask(hash) {
    this.#isAsking = true
    const leaves = await confirmed({
      title: t('edit.unsaved'), text: t('edit.unsavedText'), action: t('edit.discard'), cancel: t('edit.keepEditing'),
    })
    this.#isAsking = false
    if (!leaves || this.#router.guard !== this.#leaves) return
    this.end()
    this.#router.go(hash || '#/', { replace: true })
  }
}
