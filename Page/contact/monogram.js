// The letters that stand for a contact without a picture, and their colour.

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const tints = 11
const ideographs = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u

/** One or two letters of a name; nothing if it has none. */
export function monogram(name, family = '') {
  const letters = (text) => [...segments.segment(text)].map(({ segment }) => segment)
  const words = name.split(/[\s\p{P}]+/u).filter((word) => /^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word))
  if (!words.length) return ''
  const [first] = letters(words[0])
  if (ideographs.test(first)) return letters(family && name.startsWith(family) ? family : words[0])[0]
  if (words.length === 1 || !/\p{L}/u.test(first)) return first.toLocaleUpperCase()
  const [last] = letters(family && name.endsWith(family) ? family.split(/\s+/).at(-1) : words.at(-1))
  // Letters of these scripts join, which two initials must not.
  if (/\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Nko}/u.test(first)) return first
  return (first + last).toLocaleUpperCase()
}

/** The number of a name's colour; always the same for a name. */
export function tint(name) {
  let hash = 7
  for (const character of name) hash = (hash * 31 + character.codePointAt(0)) >>> 0
  return hash % tints
}
