// The name of a contact: its family part, and the name made of its parts.

/** Where the family name stands in a name, as `[start, end]` in UTF-16; `null` if it doesn't. */
export function familyRange(name, family) {
  if (!family || !name) return null
  const start = name.startsWith(family) ? 0 : name.lastIndexOf(family)
  return start < 0 || family.length === name.length ? null : [start, start + family.length]
}

const withoutBlanks = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・]+$/u

/** The name that the parts of a contact make. */
export function composedName(contact) {
  const { family = '', given = '' } = contact
  const [prefixes, additional, suffixes] = ['prefixes', 'additional', 'suffixes'].map((key) => contact[key] ?? [])
  if (family && given && withoutBlanks.test(family) && withoutBlanks.test(given)) return family + given
  const parts = [...prefixes, given, ...additional, family, ...suffixes]
  return parts.map((part) => part.trim()).filter(Boolean).join(' ')
}

/** What is shown of a contact: its name, or what stands for one. */
export function shownName(contact) {
  const candidates = [
    contact.name, composedName(contact), contact.organization?.[0], contact.nicknames?.[0],
    contact.emails?.[0]?.value, contact.phones?.[0]?.value,
  ]
  return candidates.find((text) => text?.trim())?.trim() ?? ''
}
