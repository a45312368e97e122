// Birthday and anniversary: shown if there is one, or once it is added.

import { element } from '../dom.js'
import { t } from '../language/language.js'
import { addButton, formCard } from './controls.js'
import { DateField } from './date-field.js'

const keys = { birthday: 'edit.addBirthday', anniversary: 'edit.addAnniversary' }

export class DatesCard {
  #fields = new Map()
  #places = {}

  constructor(contact) {
    for (const key of Object.keys(keys)) {
      this.#places[key] = element('div', { class: 'form-rows' })
      if (contact[key]) this.#show(key, contact[key])
      else this.#offer(key)
    }
    this.card = formCard(t('section.dates'), ...Object.values(this.#places))
  }

  get value() {
    return Object.fromEntries(Object.keys(keys).map((key) => [key, this.#fields.get(key)?.value ?? '']))
  }

  get faults() {
    return [...this.#fields.values()].map((field) => field.fault).filter(Boolean)
  }

  control(key) {
    return this.#fields.get(key)?.first
  }

  #show(key, text) {
    const field = new DateField(t(`field.${key}`), text, () => {
      this.#fields.delete(key)
      this.#offer(key).focus()
      this.card.dispatchEvent(new Event('input', { bubbles: true }))
    })
    this.#fields.set(key, field)
    this.#places[key].replaceChildren(field.element)
    return field
  }

  #offer(key) {
    const button = addButton(t(keys[key]), () => this.#show(key, '').first.focus())
    this.#places[key].replaceChildren(button)
    return button
  }
}
