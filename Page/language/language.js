// The texts of the interface, from one table: messages.json has a row a text, and in it each language.

import messages from './messages.json'

export const languages = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'ko', 'de', 'ar']

let current = 'en'

/** The language of the interface. */
export function language() {
  return current
}

/** Its direction. */
export function direction() {
  return current === 'ar' ? 'rtl' : 'ltr'
}

export function setLanguage(tag) {
  current = languages.includes(tag) ? tag : 'en'
}

/** The language that fits the reader's wishes best. */
export function preferredLanguage(wishes = navigator.languages) {
  for (const wish of wishes) {
    const { language, script } = new Intl.Locale(wish).maximize()
    const tag = language === 'zh' ? `zh-${script}` : language
    if (languages.includes(tag)) return tag
  }
  return 'en'
}

/**
 * The text of a key in the language of the interface. `{name}` in it is replaced by `values.name`; numbers
 * are written as the language does.
 */
export function t(key, values = {}) {
  const text = messages[key]?.[current] ?? messages[key]?.en ?? key
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? written(values[name]) : whole))
}

function written(value) {
  return typeof value === 'number' ? new Intl.NumberFormat(current).format(value) : value
}
