// A date of which the year may be unknown: three controls, in the order of the language.

import { element } from '../dom.js'
import { t } from '../language/language.js'
import { dateOrder, dayExists, monthNames, parseDate, writeDate } from '../contact/dates.js'
import { removeButton, selectField } from './controls.js'

export class DateField {
  #text
  #controls = {}

  /** @param {string} label what date it is @param {string} text as cards have it @param {() => void} remove */
  constructor(label, text, remove) {
    this.#text = text
    const date = text ? parseDate(text) : { year: null, month: null, day: null }
    const controls = date ? this.#parts(date) : [this.#words(label, text)]
    this.element = element(
      'div', { class: 'date-field', role: 'group', 'aria-label': label },
      element('span', { class: 'date-label', 'aria-hidden': 'true', text: label }),
      element('div', { class: 'date-parts' }, controls), removeButton(label, remove))
    this.#before = this.#entered
  }

  #before

  /** The date as cards have it; empty for none. */
  get value() {
    return this.#entered === this.#before ? this.#text : this.#entered
  }

  /** What is wrong: the control and the key of the text. */
  get fault() {
    if (this.#controls.words) return null
    const { day, month } = this.#controls
    const date = this.#date
    if (Number.isNaN(date.year)) return [this.#controls.year, 'error.date']
    if (date.day && !date.month) return [month, 'error.dateIncomplete']
    return dayExists(date) ? null : [day, 'error.date']
  }

  get first() {
    return this.element.querySelector('select, input')
  }

  get #date() {
    const { day, month, year } = this.#controls
    const text = year.value.trim()
    return {
      day: Number(day.value) || null, month: Number(month.value) || null,
      year: text ? (/^\d{1,4}$/.test(text) && Number(text) > 0 ? Number(text) : NaN) : null,
    }
  }

  get #entered() {
    return this.#controls.words ? this.#controls.words.value.trim() : writeDate(this.#date)
  }

  #parts({ year, month, day }) {
    const numbers = (names) => [['', '–'], ...names.map((name, place) => [String(place + 1), name])]
    const days = Array.from({ length: 31 }, (_, place) => String(place + 1))
    this.#controls = {
      day: selectField(t('field.day'), numbers(days), String(day ?? '')),
      month: selectField(t('field.month'), numbers(monthNames()), String(month ?? ''), { class: 'month' }),
      year: element('input', {
        type: 'text', inputMode: 'numeric', maxLength: 4, class: 'year', value: String(year ?? ''), dir: 'ltr',
        'aria-label': t('field.year'), placeholder: t('field.yearShort'), autocomplete: 'off',
      }),
    }
    return dateOrder().map((part) => this.#controls[part])
  }

  #words(label, text) {
    this.#controls.words = element('input', { type: 'text', value: text, dir: 'auto', 'aria-label': label })
    return this.#controls.words
  }
}
