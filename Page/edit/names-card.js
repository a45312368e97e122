// The fields of a contact's name, and of the organisation that it belongs to.

import { element } from '../dom.js'
import { language, t } from '../language/language.js'
import { formCard, textField } from './controls.js'
import { wayOfComposing } from './composing.js'

const familyFirst = ['zh-Hans', 'zh-Hant', 'ja', 'ko']

/** Fields whose value is a list, and what is between the texts of one. */
const lists = { prefixes: ' ', additional: ' ', suffixes: ' ', nicknames: ', ' }

export class NamesCard {
  #contact
  #way
  #fields = {}
  /** What is shown to follow the name: called when it changes. */
  #changed

  constructor(contact, changed) {
    this.#contact = contact
    this.#way = wayOfComposing(contact)
    this.#changed = changed
    for (const key of this.#keys()) this.#add(key)
    this.kind = contact.kind ?? 'individual'
  }

  /** The cards, in order. */
  get cards() {
    const row = (key) => this.#fields[key].row
    const main = familyFirst.includes(language()) ? ['family', 'given'] : ['given', 'family']
    const more = ['prefixes', 'additional', 'suffixes', 'nicknames', 'phoneticFamily', 'phoneticGiven', 'name']
    const isOpen = more.some((key) => key !== 'name' && this.#contact[key]?.length) || !this.#way
    this.#main = element('div', { class: 'form-columns' }, main.map(row))
    this.#more = element(
      'details', { class: 'more-names', open: isOpen }, element('summary', { text: t('edit.moreNames') }),
      element('div', { class: 'form-columns' }, more.map(row)))
    const names = formCard(t('section.name'), this.#kinds(), this.#main, this.#more)
    const work = formCard(
      t('section.work'), element('div', { class: 'form-columns' }, ['organization', 'unit', 'title', 'role'].map(row)))
    return [names, work]
  }

  #main
  #more

  /** What has been entered. */
  get value() {
    const text = (key) => this.#fields[key].input.value.trim()
    const value = { kind: this.kind }
    for (const key of ['family', 'given', 'phoneticFamily', 'phoneticGiven', 'title', 'role', 'name']) value[key] = text(key)
    for (const key of Object.keys(lists)) value[key] = this.#list(key, text(key))
    const units = this.#contact.organization?.slice(2) ?? []
    value.organization = [text('organization'), text('unit'), ...units]
    while (value.organization.at(-1) === '') value.organization.pop()
    return value
  }

  /** The control of a field of a contact, or nothing. */
  control(key) {
    return this.#fields[key]?.input
  }

  /** What is asked for first. */
  get first() {
    const main = familyFirst.includes(language()) ? 'family' : 'given'
    return this.#fields[this.kind === 'org' ? 'organization' : main].input
  }

  #list(key, text) {
    const known = this.#contact[key] ?? []
    if (known.join(lists[key]) === text) return known
    return key === 'nicknames' ? text.split(/\s*[,，、،]\s*/u).filter(Boolean) : text ? [text] : []
  }

  #keys() {
    return [
      'family', 'given', 'prefixes', 'additional', 'suffixes', 'nicknames', 'phoneticFamily', 'phoneticGiven',
      'name', 'organization', 'unit', 'title', 'role',
    ]
  }

  #add(key) {
    const contact = this.#contact
    const value = {
      organization: () => contact.organization?.[0], unit: () => contact.organization?.[1],
    }[key]?.() ?? (lists[key] ? contact[key]?.join(lists[key]) : contact[key]) ?? ''
    const field = textField(t(`field.${key}`), value, { data: { field: key }, on: { input: () => this.#entered(key) } })
    this.#fields[key] = field
  }

  /** Lets the shown name follow its parts, unless it has been written by hand. */
  #entered(key) {
    const name = this.#fields.name.input
    if (key === 'name') this.#way = name.value.trim() ? null : wayOfComposing({ ...this.value, name: '' })
    else if (this.#way) name.value = this.#way(this.value)
    this.#changed()
  }

  #kinds() {
    const known = ['individual', 'org']
    if (!known.includes(this.kind)) return null
    const choice = (kind) => {
      const input = element('input', {
        type: 'radio', name: 'kind', value: kind, checked: kind === this.kind,
        on: { change: () => {
          this.kind = kind
          this.#entered('kind')
        } },
      })
      return element('label', {}, input, element('span', { text: t(`kind.${kind}`) }))
    }
    return element('div', { class: 'segments', role: 'radiogroup', 'aria-label': t('field.kind') }, known.map(choice))
  }
}
