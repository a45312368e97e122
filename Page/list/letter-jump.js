// From a letter that is typed, in any script, to a section.

const scripts = [
  'Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Hangul', 'Hiragana', 'Han', 'Bopomofo', 'Thai', 'Devanagari',
  'Bengali', 'Tamil', 'Telugu', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Georgian', 'Armenian', 'Ethiopic',
  'Khmer', 'Lao', 'Myanmar', 'Sinhala', 'Tibetan',
].map((name) => [name, new RegExp(`^\\p{Script=${name}}`, 'u')])

/**
 * The section with rows that a letter leads to: its own one, else the last one of its script that begins
 * before it (ぱ leads to は, 가 to ㄱ), else the nearest before that with rows. What has no
 * letter in the list is in “#”. `null` if there is no section to go to.
 */
export function sectionForLetter(letter, sections, locale) {
  const typed = simplified(letter)
  const script = scriptOf(typed)
  const own = script === null ? -1 : lastBefore(typed, script, sections, locale)
  const section = own < 0 ? sections.findIndex(({ title, pinned }) => !pinned && title === '#') : own
  return section < 0 ? null : nearestWithRows(section, sections)
}

/** The section that a section leads to: itself, the nearest before it with rows, or the first one. */
export function nearestWithRows(section, sections) {
  for (let at = section; at >= 0; at -= 1) if (sections[at].count) return at
  const first = sections.findIndex(({ count }) => count > 0)
  return first < 0 ? null : first
}

function lastBefore(letter, script, sections, locale) {
  const { compare } = collator(locale)
  let last = -1
  sections.forEach(({ title, pinned }, at) => {
    const own = simplified(title)
    if (pinned || scriptOf(own) !== script) return
    if (compare(own, letter) <= 0) last = at
  })
  return last
}

function simplified(text) {
  const plain = text.normalize('NFKC').toLowerCase()
  // Katakana as hiragana, so that both are one script.
  return plain.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
}

function scriptOf(text) {
  return scripts.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

function collator(locale) {
  try {
    return new Intl.Collator(locale, { sensitivity: 'base' })
  } catch {
    return new Intl.Collator('en', { sensitivity: 'base' })
  }
}
