// The rows of a contact's numbers, addresses on the net, and links.

import { element } from '../dom.js'
import { t } from '../language/language.js'
import { addButton, formCard, removeButton } from './controls.js'
import { TypeField } from './type-field.js'
import { completed, faultOf } from './validation.js'

/** What each kind is called, and how it is typed. */
const kinds = {
  phones: { label: 'field.phone', add: 'edit.addPhone', type: 'tel', usual: ['cell'] },
  emails: { label: 'field.email', add: 'edit.addEmail', type: 'email', usual: ['home'] },
  urls: { label: 'field.url', add: 'edit.addUrl', type: 'url', usual: ['home'] },
  messaging: { label: 'field.message', add: 'edit.addMessaging', type: 'text', usual: [] },
}

export class ValuesCard {
  #kind
  #rows = []
  #list = element('div', { class: 'form-rows' })

  constructor(kind, values = []) {
    this.#kind = kind
    for (const value of values) this.#add(value)
    const add = addButton(t(kinds[kind].add), () => this.#add({ value: '', types: kinds[kind].usual }).input.focus())
    this.card = formCard(t(`section.${kind}`), this.#list, add)
  }

  /** What has been entered, without empty rows. */
  get value() {
    return this.#filled.map(({ input, type, value }) => ({
      ...value, label: undefined, ...type.value, value: completed(this.#kind, input.value),
    }))
  }

  /** The rows that have a value, in the order in which they are sent. */
  get #filled() {
    return this.#rows.filter(({ input }) => input.value.trim())
  }

  /** What is wrong: `[control, key of the text]`. */
  get faults() {
    return this.#filled
      .map(({ input }) => [input, faultOf(this.#kind, completed(this.#kind, input.value))])
      .filter(([, fault]) => fault)
  }

  /** The control of the value that was sent at a place. */
  control(place) {
    return this.#filled[place]?.input
  }

  #add(value) {
    const { label, type } = kinds[this.#kind]
    // The browser's own check of addresses is stricter than cards are.
    const isChecked = type === 'email' || type === 'url'
    const input = element('input', {
      type: isChecked ? 'text' : type, inputMode: type, dir: this.#kind === 'messaging' ? 'auto' : 'ltr',
      value: value.value, 'aria-label': `${t(`section.${this.#kind}`)}: ${t(label)}`, placeholder: t(label),
      autocomplete: 'off', autocapitalize: 'none', spellcheck: false,
    })
    const row = { value, input, type: new TypeField(this.#kind, value) }
    const remove = removeButton(t(`section.${this.#kind}`), () => this.#remove(row))
    row.element = element('div', { class: 'form-row' }, row.type.element, input, remove)
    this.#rows.push(row)
    this.#list.append(row.element)
    return row
  }

  #remove(row) {
    const next = row.element.nextElementSibling ?? row.element.previousElementSibling
    this.#rows.splice(this.#rows.indexOf(row), 1)
    row.element.remove()
    const target = next?.querySelector('input[placeholder]:not(.label-input)') ?? this.card.querySelector('.add-button')
    target.focus()
    this.card.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
