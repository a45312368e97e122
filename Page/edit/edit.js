// The form that makes or changes a contact, in the detail pane: loading, saving, and leaving it.

import { element, fill } from '../dom.js'
import { t } from '../language/language.js'
import { shownName } from '../contact/names.js'
import { button } from '../dialog/dialog.js'
import { offerUndo, replaceContact, savedName, sent } from './changes.js'
import { resolveConflict } from './conflict.js'
import { Form } from './form.js'
import { guardLeaving } from './guard.js'

/** @param {number|null} id the contact to change; `null` for a new one. Else as `showContact`. */
export async function showEditor(app, pane, id, signal) {
  // The address may ask for what can't be done.
  if (app.source.readOnly) return app.router.go(id === null ? '#/' : `#/contact/${id}`, { replace: true })
  const contact = id === null ? newContact(app) : await app.source.contact(id, { signal })
  if (!signal.aborted) new Editor(app, pane, contact, signal).show()
}

/** A new contact is in the group that the list shows. */
function newContact(app) {
  const [kind, name] = (app.view.group ?? '').split(/:(.*)/s)
  const categories = kind === 'category' ? [name] : kind === 'favorites' ? ['starred'] : []
  return {
    categories, phones: [{ value: '', types: ['cell'] }], emails: [{ value: '', types: ['home'] }],
  }
}

class Editor {
  #app
  #pane
  #contact
  #signal
  #form
  #guard
  #save
  #note = element('p', { class: 'form-note', role: 'status', hidden: true })

  constructor(app, pane, contact, signal) {
    this.#app = app
    this.#pane = pane
    this.#contact = contact
    this.#signal = signal
    const photo = contact.hasPhoto ? app.source.photoURL(contact.id, contact.revision) : null
    this.#form = new Form(contact, app.source, photo)
  }

  get #isNew() {
    return this.#contact.id === undefined
  }

  show() {
    const name = shownName(this.#contact) || t('list.noName')
    const title = this.#isNew ? t('edit.new') : t('edit.title', { name })
    this.#save = element('button', { type: 'submit', class: 'button primary', text: t('action.save') })
    const form = element(
      'form', {
        class: 'editor', noValidate: true, 'aria-labelledby': 'editor-title', autocomplete: 'off',
        on: {
          submit: (event) => {
            event.preventDefault()
            this.#submit()
          },
          keydown: (event) => {
            if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') this.#submit()
          },
        },
      },
      element(
        'div', { class: 'detail-bar' }, button(t('action.cancel'), () => this.#leave()),
        element('h1', { id: 'editor-title', text: title, dir: 'auto', tabIndex: -1 }), this.#save),
      element('div', { class: 'contact-body' }, this.#note, this.#form.element))
    fill(this.#pane, form)
    this.#guard = guardLeaving(this.#app, this.#signal, () => this.#form.isChanged)
    const end = this.#app.source.on('change', () => this.#lookForChange())
    this.#signal.addEventListener('abort', end, { once: true })
    if (this.#isNew) this.#form.names.first.focus()
    else form.querySelector('h1').focus({ preventScroll: true })
  }

  #leave() {
    this.#app.router.go(this.#isNew ? '#/' : `#/contact/${this.#contact.id}`)
  }

  async #submit() {
    if (this.#save.disabled || !this.#form.check()) return
    if (!this.#isNew && !this.#form.isChanged) return this.#leave()
    await this.#send(this.#form.value, this.#form.photo.value)
  }

  async #send(contact, photo) {
    this.#setBusy(true)
    try {
      const saved = this.#isNew
        ? await this.#app.source.create(sent(contact, photo ?? undefined))
        : await replaceContact(this.#app, this.#contact, contact, photo)
      this.#finish(saved)
    } catch (error) {
      this.#setBusy(false)
      if (!this.#signal.aborted) await this.#refused(error, contact, photo)
    }
  }

  #setBusy(isBusy) {
    this.#save.disabled = isBusy
    this.#save.textContent = t(isBusy ? 'edit.saving' : 'action.save')
  }

  #finish(saved) {
    this.#guard.end()
    offerUndo(this.#app, t(this.#isNew ? 'toast.added' : 'toast.saved', { name: savedName(saved) }))
    this.#app.router.go(`#/contact/${saved.id}`, { replace: true })
    if (this.#isNew) this.#app.reveal(saved.id)
  }

  async #refused(error, contact, photo) {
    if (error.code === 'stale') return this.#merge(error.problem.current, contact, photo)
    if (error.code === 'invalid' && error.problem.errors?.length) return this.#form.showErrors(error.problem.errors)
    this.#form.showMessage(
      error.status === 404 ? t('contact.gone') : `${t('error.save')} ${error.message}`)
  }

  /** Has someone choose between what they have entered and what has been saved meanwhile. */
  async #merge(theirs, mine, photo) {
    const choice = await resolveConflict({ base: this.#contact, mine, theirs, photo })
    if (!choice) return
    this.#contact = { ...theirs }
    if (choice.isTheirs) return this.#finishWith(theirs)
    await this.#send(choice.contact, choice.photo)
  }

  #finishWith(contact) {
    this.#guard.end()
    this.#app.router.go(`#/contact/${contact.id}`, { replace: true })
  }

  /** Says that someone else has changed the contact: saving will ask what to keep. */
  async #lookForChange() {
    if (this.#isNew || this.#save.disabled) return
    const now = await this.#app.source.contact(this.#contact.id, { signal: this.#signal }).catch((error) => error)
    if (this.#signal.aborted || now.revision === this.#contact.revision) return
    if (now instanceof Error && now.status !== 404) return
    this.#note.textContent = t(now instanceof Error ? 'contact.gone' : 'contact.changed')
    this.#note.hidden = false
  }
}
