// The language of the page: its texts, numbers and dates, and its direction.
//
// The texts are one table, messages.json: in it each text has a row, and in that each language. Who
// translates the page adds a column, that is a member to each row; `language.name` is the first of them, and
// says which languages there are. A text that is missing is shown in English.
import messages from './messages.json'

/** The tags of the languages that there are. */
export const languages = Object.keys(messages['language.name'])

const fallback = 'en'
let current = fallback
let plurals = new Intl.PluralRules(fallback)
let numbers = new Intl.NumberFormat(fallback)

/** The tag of the language of the page. */
export function language() {
  return current
}

/** Speaks a language from now on; English if there is none of that tag. */
export function setLanguage(tag) {
  current = languages.includes(tag) ? tag : fallback
  plurals = new Intl.PluralRules(current)
  numbers = new Intl.NumberFormat(current)
}

/** The language that fits the reader's wishes best. */
export function preferredLanguage(wishes = navigator.languages) {
  return wishes.map(languageOf).find(Boolean) ?? fallback
}

function languageOf(wish) {
  try {
    const { language, script } = new Intl.Locale(wish).maximize()
    return [`${language}-${script}`, language].find((tag) => languages.includes(tag))
  } catch {
    return undefined
  }
}

const rightToLeft = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']

/** The direction of the page. */
export function direction() {
  return rightToLeft.includes(new Intl.Locale(current).maximize().script) ? 'rtl' : 'ltr'
}

/** A language's name of itself. */
export function ownName(tag) {
  return messages['language.name'][tag]
}

/** The name of any language, in the language of the page. */
export function languageName(tag) {
  try {
    return new Intl.DisplayNames([current], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag
  } catch {
    return tag
  }
}

/**
 * The text of a key in the language of the page. `{name}` in it becomes `values.name`; numbers are written as
 * the language does. Of a text with several forms, `values.count` says which.
 */
export function t(key, values = {}) {
  const row = messages[key] ?? {}
  const text = form(row[current], values) ?? form(row[fallback], values) ?? key
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? written(values[name]) : whole))
}

/** Whether there is a text of a key. */
export function hasText(key) {
  return Object.hasOwn(messages, key)
}

function form(cell, { count = 0 }) {
  if (cell === undefined || typeof cell === 'string') return cell
  return (count === 0 ? cell.zero : undefined) ?? cell[plurals.select(Number(count))] ?? cell.other
}

/** A number as the language writes it. */
export function formatNumber(number) {
  return numbers.format(number)
}

function written(value) {
  if (typeof value === 'number') return numbers.format(value)
  const text = String(value)
  return direction() === 'rtl' || turning.test(text) ? `\u2068${text}\u2069` : text
}

/** Letters that are read from the right, and what turns the text around it: such names stand apart from a text. */
const turning = /[\p{Script=Arab}\p{Script=Hebr}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\u200f\u202a-\u202e\u2066-\u2069]/u
