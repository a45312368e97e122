// What stands for a contact without a photo: letters on a ground whose colour comes from the name.

const tints = 12
const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The number of the ground's colour, always the same for a name. */
export function tint(name) {
  let hash = 0
  for (let at = 0; at < name.length; at += 1) hash = (Math.imul(hash, 31) + name.charCodeAt(at)) | 0
  return Math.abs(hash) % tints
}

/**
 * The letters: the first one of the family name where it is written without alphabet, else the first ones of
 * the first name and the family name, in the name's order.
 *
 * @param {{name: string, family: [number, number]|null, organization: boolean}} row
 */
export function monogram({ name, family, organization }) {
  const words = wordsOf(name, family)
  if (!words.length) return ''
  const familyWord = words.findLast((word) => word.isFamily)
  const first = initial(words[0].text)
  if (organization || words.length === 1) return first
  if (!isAlphabetic(first)) return familyWord ? initial(familyWord.text) : first
  const other = familyWord && familyWord !== words[0] ? familyWord : words.at(familyWord ? 1 : -1)
  const second = initial(other.text)
  return isAlphabetic(second) ? first + second : first
}

/** Words that begin with a letter or a digit, else all. */
function wordsOf(name, family) {
  const words = [...name.matchAll(/[^\s,]+/gu)].map(({ 0: text, index }) => {
    return { text, isFamily: !!family && index + text.length > family[0] && index < family[1] }
  })
  // Titles such as “Dr.” don't stand for a person.
  const readable = words.filter(({ text }) => /^[\p{L}\p{N}]/u.test(text) && !/^\p{L}{2,5}\.$/u.test(text))
  // Particles such as “van der” don't stand for a family.
  const weighty = readable.filter(({ text }) => !/^\p{Ll}/u.test(text))
  return weighty.length ? weighty : readable.length ? readable : words
}

function initial(text) {
  const [first] = segments.segment(text)
  return first ? first.segment.toLocaleUpperCase() : ''
}

/** Whether two letters side by side are read as initials: not ideographs, and not letters that join. */
function isAlphabetic(letter) {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]/u.test(letter)
}
