// The detail pane: what it shows for each place of the router.

import { element, fill, icon } from '../dom.js'
import { t } from '../language/language.js'
import { showContact } from '../contact/contact.js'
import { showEditor } from '../edit/edit.js'
import { showImport } from '../import/import.js'
import { showOther } from '../settings/settings.js'

export class Detail {
  #app
  #frame = document.getElementById('app')
  #pane = document.getElementById('detail-pane')
  #list = document.getElementById('list-pane')
  #narrow = matchMedia('(max-width: 44.99rem)')
  #shown = new AbortController()
  #isOpen = false

  constructor(app) {
    this.#app = app
    this.#narrow.addEventListener('change', () => this.#hideCovered())
  }

  /** Puts the focus into the pane: after the contact has been opened with a key. */
  focus() {
    this.#pane.focus({ preventScroll: true })
  }

  /** Whether the pane covers the list. */
  get covers() {
    return this.#narrow.matches && this.#isOpen
  }

  async show(place) {
    this.#shown.abort()
    this.#shown = new AbortController()
    const { signal } = this.#shown
    this.#pane.setAttribute('aria-label', t('detail.label'))
    this.#isOpen = place.name !== 'list'
    this.#frame.classList.toggle('detail-open', this.#isOpen)
    this.#hideCovered()
    try {
      await this.#fill(place, signal)
      if (!signal.aborted) this.#pane.scrollTop = 0
    } catch (error) {
      if (!signal.aborted) this.#say(error)
    }
  }

  /** What is covered, or covers nothing, takes no focus. */
  #hideCovered() {
    this.#list.inert = this.covers
    this.#pane.inert = this.#narrow.matches && !this.#isOpen
  }

  #fill(place, signal) {
    const app = this.#app
    switch (place.name) {
      case 'contact': return showContact(app, this.#pane, place.id, signal)
      case 'edit': return showEditor(app, this.#pane, place.id, signal)
      case 'new': return showEditor(app, this.#pane, null, signal)
      case 'import': return showImport(app, this.#pane, signal)
      case 'list': return this.#invite()
      default: return showOther(app, this.#pane, place.name, signal)
    }
  }

  #invite() {
    // While the pane slides away, it still shows what it showed.
    if (this.#narrow.matches) return
    fill(
      this.#pane,
      element(
        'div', { class: 'detail-empty' }, icon('person'), element('p', { text: t('detail.empty') }),
        element('p', { class: 'hint', text: t('detail.empty.hint') })))
  }

  #say(error) {
    const back = element(
      'button', { type: 'button', class: 'button', text: t('detail.back'), on: { click: () => this.#app.router.close() } })
    fill(this.#pane, element('div', { class: 'detail-empty' }, element('p', { text: error.message }), back))
  }
}
