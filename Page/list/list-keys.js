// The keyboard in the list.

import { sectionForLetter } from './letter-jump.js'

export class ListKeys {
  #app
  #list

  constructor(app, list, scroller) {
    this.#app = app
    this.#list = list
    scroller.addEventListener('keydown', (event) => this.#pressed(event))
  }

  #pressed(event) {
    const { model } = this.#list
    if (!model?.geometry.rowCount || event.ctrlKey || event.metaKey || event.altKey) return
    if (this.#move(event.key) || this.#open(event.key) || this.#letter(event)) event.preventDefault()
  }

  #move(key) {
    const list = this.#list
    const last = list.model.geometry.rowCount - 1
    const page = list.rowsInView - 1
    const from = list.active
    // Without a row of its own, the keyboard begins where the list is.
    const here = list.firstInView
    const targets = {
      ArrowDown: () => (from === null ? here : from + 1),
      ArrowUp: () => (from === null ? here : from - 1),
      PageDown: () => (from ?? here) + page,
      PageUp: () => (from ?? here) - page,
      Home: () => 0,
      End: () => last,
    }
    if (!(key in targets)) return false
    list.moveTo(Math.min(Math.max(0, targets[key]()), last))
    return true
  }

  #open(key) {
    if ((key !== 'Enter' && key !== ' ') || this.#list.active === null) return false
    this.#list.openRow(this.#list.active, { focus: key === 'Enter' })
    return true
  }

  #letter({ key, isComposing }) {
    if (isComposing || [...key].length !== 1 || !/[\p{L}\p{N}#]/u.test(key)) return false
    const { model } = this.#list
    const section = sectionForLetter(key, model.sections, model.locale)
    if (section === null) return false
    this.#list.jump(section)
    this.#list.activate(model.geometry.firstRows[section])
    return true
  }
}
