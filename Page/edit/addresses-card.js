// The rows of a contact's postal addresses.

import { element } from '../dom.js'
import { language, t } from '../language/language.js'
import { addButton, formCard, removeButton, textField } from './controls.js'
import { TypeField } from './type-field.js'
import { faultOf } from './validation.js'

const western = ['street', 'extended', 'postcode', 'city', 'region', 'country']
const eastAsian = ['country', 'postcode', 'region', 'city', 'street', 'extended']

export class AddressesCard {
  #rows = []
  #list = element('div', { class: 'form-rows' })

  constructor(addresses = []) {
    for (const address of addresses) this.#add(address)
    const add = addButton(t('edit.addAddress'), () => this.#add({ types: ['home'] }).fields.get('street').focus())
    this.card = formCard(t('section.addresses'), this.#list, add)
  }

  get value() {
    return this.#filled.map((row) => entered(row))
  }

  get #filled() {
    return this.#rows.filter(({ fields }) => [...fields.values()].some((input) => input.value.trim()))
  }

  get faults() {
    const inputs = this.#filled.flatMap(({ fields }) => [...fields.values()])
    return inputs.map((input) => [input, faultOf('address', input.value)]).filter(([, fault]) => fault)
  }

  control(place, part) {
    const fields = this.#filled[place]?.fields
    return fields?.get(part) ?? fields?.get('street')
  }

  #add(address) {
    const order = ['zh-Hans', 'zh-Hant', 'ja', 'ko'].includes(language()) ? eastAsian : western
    const row = { address, fields: new Map(), type: new TypeField('addresses', address) }
    // What stands in no part is shown as a street.
    const known = { ...address, street: address.street ?? (hasParts(address) ? '' : address.formatted) }
    const parts = address.postOfficeBox ? ['postOfficeBox', ...order] : order
    const rows = parts.map((part) => {
      const field = textField(t(`field.${part}`), known[part] ?? '', { isLong: part === 'street' })
      field.row.classList.add(`part-${part}`)
      row.fields.set(part, field.input)
      return field.row
    })
    row.before = written(row)
    row.element = element(
      'div', { class: 'form-row address-row' }, row.type.element, element('div', { class: 'address-parts' }, rows),
      removeButton(t('section.addresses'), () => this.#remove(row)))
    this.#rows.push(row)
    this.#list.append(row.element)
    return row
  }

  #remove(row) {
    this.#rows.splice(this.#rows.indexOf(row), 1)
    row.element.remove()
    this.card.querySelector('.add-button').focus()
    this.card.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function hasParts(address) {
  return [...western, 'postOfficeBox'].some((part) => address[part])
}

function written({ fields }) {
  return [...fields].map(([part, input]) => [part, input.value.trim()]).filter(([, text]) => text)
}

/** The address as it was if its parts are; else without the words for the envelope, which would not fit. */
function entered(row) {
  const { address, type, before } = row
  const parts = written(row)
  const isAsBefore = JSON.stringify(parts) === JSON.stringify(before)
  if (isAsBefore) return { ...address, label: undefined, ...type.value }
  return { ...Object.fromEntries(parts), ...type.value }
}
