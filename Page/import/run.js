// One import: the file is sent and read on trial, what would change is shown, and then it is done, or not.

import { element, fill } from '../dom.js'
import { formatNumber, t } from '../language/language.js'
import { button } from '../dialog/dialog.js'
import { undo } from '../edit/changes.js'
import { progressBar } from './progress.js'
import { preview } from './preview.js'

const pause = (time) => new Promise((resume) => setTimeout(resume, time))

export class ImportRun {
  #app
  #file
  #leave
  #place = null
  #content = []
  #id = null
  #isOver = false
  #bar = null

  /** Reads a file; `leave` is what follows when the reader is done with it. */
  constructor(app, file, leave) {
    this.#app = app
    this.#file = file
    this.#leave = leave
    this.#read().catch((error) => this.#fail(error))
  }

  /** Whether contacts are being added: this can't be stopped. */
  isRunning = false

  /** Shows how it goes in a place, from now on. */
  show(place) {
    this.#place = place
    fill(place, ...this.#content)
  }

  /** Shows nothing any more: another one has the place. */
  hide() {
    this.#place = null
  }

  /** Gives it up, unless it is running or done. */
  forget() {
    if (this.#isOver || this.isRunning) return
    this.#isOver = true
    if (this.#id !== null) this.#app.source.forgetImport(this.#id).catch(() => {})
  }

  async #read() {
    const name = this.#file.name
    this.#showProgress(t('import.sending', { name }))
    const { id } = await this.#app.source.startImport(this.#file, name, (done, total) => this.#bar?.set(done, total))
    this.#id = id
    if (this.#isOver) return void this.#app.source.forgetImport(id).catch(() => {})
    this.#showProgress(t('import.reading', { name }))
    const state = await this.#follow('reading')
    if (state && !this.#isOver) this.#showPreview(state)
  }

  /** Waits until it is no longer in a state, and shows how far it is. */
  async #follow(name) {
    for (;;) {
      const state = await this.#app.source.importState(this.#id)
      if (this.#isOver) return null
      if (state.state === 'failed') throw new Error(state.error ?? '')
      if (state.state !== name) return state
      this.#bar?.set(state.done, state.total)
      await pause(120)
    }
  }

  async #run() {
    this.isRunning = true
    this.#showProgress(t('import.importing'))
    try {
      await this.#app.source.confirmImport(this.#id)
      const state = await this.#follow('importing')
      this.#app.source.touched()
      this.#finish(state)
    } catch (error) {
      this.#fail(error)
    }
    this.isRunning = false
  }

  #finish({ summary }) {
    this.#isOver = true
    const count = summary.added + summary.changed
    const text = t('toast.imported', { count })
    this.#app.toast(text, { label: t('action.undo'), run: () => this.#undo() })
    this.#show(
      element(
        'div', { class: 'import-done', role: 'status' },
        element('h2', { text: t('import.done') }), element('p', { text })),
      element(
        'div', { class: 'pane-buttons' },
        button(t('action.undo'), () => this.#undo()),
        button(t('action.done'), () => this.#leave(), 'primary')))
    this.#place?.querySelector('.button.primary')?.focus({ preventScroll: true })
  }

  async #undo() {
    await undo(this.#app)
    if (this.#place?.isConnected) this.#leave()
  }

  #showPreview(state) {
    this.#show(...preview(this.#file.name, state, {
      confirm: () => this.#run(),
      cancel: () => {
        this.forget()
        this.#leave()
      },
    }))
    this.#place?.querySelector('.button.primary')?.focus({ preventScroll: true })
    const { added, changed, unchanged } = state.summary
    this.#app.announce([['added', added], ['changed', changed], ['unchanged', unchanged]]
      .map(([key, count]) => `${t(`import.${key}`)}: ${formatNumber(count)}`).join(', '))
  }

  #showProgress(label) {
    this.#bar = progressBar(label)
    this.#show(this.#bar.element)
  }

  #fail(error) {
    if (this.#isOver) return
    this.forget()
    this.#isOver = true
    const reason = error.status === 413 ? t('import.tooLarge') : error.message
    this.#show(
      element(
        'div', { class: 'form-fault', role: 'alert' },
        element('p', { text: t('import.failed') }), element('p', { text: reason })),
      element(
        'div', { class: 'pane-buttons' },
        button(t('action.close'), () => this.#leave())))
  }

  #show(...content) {
    this.#content = content
    if (this.#place) fill(this.#place, ...content)
  }
}
