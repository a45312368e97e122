// A contact in the detail pane: loading it, keeping it up to date, and what its buttons do.

import { element, fill } from '../dom.js'
import { t } from '../language/language.js'
import { toast } from '../shell/toast.js'
import { removeContact, replaceContact } from '../edit/changes.js'
import { toggled } from '../groups/membership.js'
import { leave } from '../settings/pane.js'
import { shownName } from './names.js'
import { showCode } from './code.js'
import { contactView } from './view.js'
import { saveCard } from './download.js'

/**
 * @param {App} app see app.js
 * @param {HTMLElement} pane the detail pane
 * @param {number} id
 * @param {AbortSignal} signal aborted when the pane is about to show something else
 */
export async function showContact(app, pane, id, signal) {
  const shown = new ShownContact(app, pane, id, signal)
  await shown.load()
  if (signal.aborted) return
  const end = app.source.on('change', () => shown.reload())
  signal.addEventListener('abort', end, { once: true })
}

class ShownContact {
  #app
  #pane
  #id
  #signal
  #contact = null
  /** A change that is on its way: the next waits for it, since it needs the new revision. */
  #pending = Promise.resolve()

  constructor(app, pane, id, signal) {
    this.#app = app
    this.#pane = pane
    this.#id = id
    this.#signal = signal
  }

  async load() {
    const contact = await this.#app.source.contact(this.#id, { signal: this.#signal })
    if (!this.#signal.aborted) this.#show(contact)
  }

  /** Shows what someone else has changed; the focus stays where it is. */
  async reload() {
    try {
      const contact = await this.#app.source.contact(this.#id, { signal: this.#signal })
      if (!this.#signal.aborted && contact.revision !== this.#contact?.revision) this.#show(contact)
    } catch (error) {
      if (!this.#signal.aborted && error.status === 404) this.#showGone()
    }
  }

  #show(contact) {
    const focused = this.#pane.contains(document.activeElement) ? document.activeElement.dataset.key : null
    this.#contact = contact
    fill(this.#pane, contactView(contact, this.#actions(contact)))
    if (focused) this.#pane.querySelector(`[data-key="${focused}"]`)?.focus({ preventScroll: true })
  }

  #showGone() {
    this.#contact = null
    fill(this.#pane, element('div', { class: 'detail-empty' }, element('p', { text: t('contact.gone'), role: 'status' })))
  }

  #actions(contact) {
    const app = this.#app
    const isFixed = app.source.readOnly
    return {
      photo: app.source.photoURL(contact.id, contact.revision),
      close: () => leave(app),
      edit: isFixed ? null : () => app.router.go(`#/contact/${contact.id}/edit`),
      remove: isFixed ? null : () => this.#remove(contact),
      favorite: isFixed ? null : () => this.#toggleFavorite(),
      exportCard: () => saveCard(app.source, contact),
      showCode: () => showCode(contact),
      showGroup: (group) => {
        app.changeView({ group })
        app.router.close()
      },
    }
  }

  #toggleFavorite() {
    this.#pending = this.#pending.then(async () => {
      const contact = this.#contact
      if (!contact) return
      try {
        this.#show(await replaceContact(this.#app, contact, toggled(contact, 'starred')))
      } catch (error) {
        toast(t('error.general', { message: error.message }))
        await this.reload()
      }
    })
  }

  async #remove(contact) {
    try {
      await removeContact(this.#app, contact, shownName(contact) || t('list.noName'))
      if (!this.#signal.aborted) leave(this.#app)
    } catch (error) {
      toast(t('error.general', { message: error.message }))
      await this.reload()
    }
  }
}
