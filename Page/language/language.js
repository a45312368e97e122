// The language of the page: its texts, numbers and dates, and its direction.
//
// The texts are one table, messages.json: a row a text, a column a language. Who translates the page adds a
// column, and the language to the list at the top. A text that is missing is shown in English.
import table from './messages.json'

/** The languages that there are: `{tag: own name}`. */
export const languages = table.languages

const fallback = 'en'
let current = fallback
let plurals = new Intl.PluralRules(fallback)
let numbers = new Intl.NumberFormat(fallback)

/** Which of the languages someone reads who prefers those of `wanted`, the first the most. */
export function bestLanguage(wanted) {
  for (const tag of wanted) {
    const found = languageOf(tag)
    if (found) return found
  }
  return fallback
}

function languageOf(tag) {
  let locale
  try {
    locale = new Intl.Locale(tag).maximize()
  } catch {
    return null
  }
  const { language, script } = locale
  return [`${language}-${script}`, language].find((name) => Object.hasOwn(languages, name)) ?? null
}

/** Speaks a language from now on: that of a tag, or the browser's without one. */
export function setLanguage(tag) {
  current = bestLanguage(tag ? [tag] : navigator.languages ?? [])
  plurals = new Intl.PluralRules(current)
  numbers = new Intl.NumberFormat(current)
  return current
}

/** The tag of the language of the page. */
export function language() { return current }

/** The direction in which the page is read. */
export function direction(tag = current) {
  const { script } = new Intl.Locale(tag).maximize()
  return ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'].includes(script) ? 'rtl' : 'ltr'
}

/**
 * The text of a key. `{name}` in it becomes the value of that name, numbers as the language writes them. Of a
 * text with several forms, `values.count` chooses one.
 */
export function t(key, values = {}) {
  const row = table.messages[key]
  const text = formOf(row?.[current], values) ?? formOf(row?.[fallback], values) ?? key
  return text.replace(/\{(\w+)\}/g, (hole, name) => (name in values ? shown(values[name]) : hole))
}

function formOf(cell, values) {
  if (cell === undefined || typeof cell === 'string') return cell
  return cell[values.count === 0 && cell.zero ? 'zero' : plurals.select(Number(values.count ?? 0))] ?? cell.other
}

function shown(value) { return typeof value === 'number' ? numbers.format(value) : String(value) }

/** Whether there is a text of a key. */
export function hasText(key) { return Object.hasOwn(table.messages, key) }

/** A number as the language writes it. */
export function formatNumber(number) { return numbers.format(number) }

/** The name of a language in the language of the page. */
export function languageName(tag) {
  try {
    return new Intl.DisplayNames([current], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
