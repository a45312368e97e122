// The form of a contact: its fields, what has been entered, and what is wrong with it.

import { element } from '../dom.js'
import { t } from '../language/language.js'
import { shownName } from '../contact/names.js'
import { AddressesCard } from './addresses-card.js'
import { formCard, showFault, textField } from './controls.js'
import { DatesCard } from './dates-card.js'
import { GroupsCard } from './groups-card.js'
import { NamesCard } from './names-card.js'
import { PhotoField } from './photo-field.js'
import { faultOf } from './validation.js'
import { ValuesCard } from './values-card.js'

const valueKinds = ['phones', 'emails', 'urls', 'messaging']

export class Form {
  #contact
  #before

  constructor(contact, source, photo) {
    this.#contact = contact
    this.names = new NamesCard(contact, () => this.photo.value === undefined && this.photo.show())
    this.photo = new PhotoField(() => ({ ...contact, ...this.names.value }), photo)
    this.values = Object.fromEntries(valueKinds.map((kind) => [kind, new ValuesCard(kind, contact[kind])]))
    this.addresses = new AddressesCard(contact.addresses)
    this.dates = new DatesCard(contact)
    this.groups = new GroupsCard(contact, source)
    this.note = textField(t('field.note'), contact.note ?? '', { isLong: true, rows: 3, data: { field: 'note' } })
    this.#fault = element('div', { class: 'form-fault', role: 'alert', hidden: true })
    this.element = this.#built()
    this.#before = JSON.stringify(this.value)
  }

  #fault

  #built() {
    const { phones, emails, urls, messaging } = this.values
    const note = formCard(t('section.note'), this.note.row)
    note.classList.add('bare-label')
    return element(
      'div', { class: 'form-cards' }, this.#fault, this.photo.element, ...this.names.cards, phones.card, emails.card,
      this.addresses.card, urls.card, messaging.card, this.dates.card, this.groups.card, note)
  }

  /** The contact as it has been entered. */
  get value() {
    const value = {
      ...this.#contact, ...this.names.value, ...this.dates.value, addresses: this.addresses.value,
      categories: this.groups.value, note: this.note.input.value.replace(/\s+$/, ''),
    }
    for (const kind of valueKinds) value[kind] = this.values[kind].value
    if (!value.name) value.name = shownName(value)
    return value
  }

  /** Whether anything differs from what it was. */
  get isChanged() {
    return this.photo.value !== undefined || JSON.stringify(this.value) !== this.#before
  }

  /** Says at the fields what is wrong; whether nothing is. */
  check() {
    const faults = [
      ...this.#textFaults(), ...valueKinds.flatMap((kind) => this.values[kind].faults), ...this.addresses.faults,
      ...this.dates.faults,
    ]
    if (!faults.length && !shownName(this.value)) faults.push([this.names.first, 'error.empty'])
    this.#show(faults.map(([control, key]) => [control, t(key)]))
    return !faults.length
  }

  /** Says what the server found wrong: `[{field, message}]`. */
  showErrors(errors) {
    const faults = errors.map(({ field, message }) => [this.#control(field), t('error.field', { message })])
    this.#show(faults.filter(([control]) => control))
    const others = faults.filter(([control]) => !control).map(([, message]) => message)
    if (others.length) this.showMessage(others.join(' '))
  }

  /** Says at the top what is wrong. */
  showMessage(text) {
    this.#fault.textContent = text
    this.#fault.hidden = false
    this.#fault.scrollIntoView({ block: 'center' })
  }

  #show(faults) {
    this.#fault.hidden = true
    for (const [control, message] of faults) showFault(control, message)
    const first = faults[0]?.[0]
    first?.closest('details')?.setAttribute('open', '')
    first?.focus()
    first?.scrollIntoView({ block: 'center' })
  }

  #textFaults() {
    const inputs = [...this.element.querySelectorAll('[data-field]')]
    return inputs.map((input) => [input, faultOf('text', input.value)]).filter(([, fault]) => fault)
  }

  /** The control of a field that the server names: `phones[0].value`, `family`. */
  #control(field) {
    const [, key, place = 0, part] = /^\W*(\w+)(?:\W+(\d+))?(?:\W+(\w+))?/.exec(field) ?? []
    if (key === 'addresses') return this.addresses.control(Number(place), part)
    if (this.values[key]) return this.values[key].control(Number(place))
    const found = this.dates.control(key) ?? this.names.control(key)
    return found ?? (key === 'note' ? this.note.input : undefined)
  }
}
