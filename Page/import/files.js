// Several files at once: address books are often given as a card a file.

import { t } from '../language/language.js'

/** No file that is made of several is larger, in bytes. */
const mostTogether = 128 << 20

/**
 * The files as they are imported, one after the other: those of cards are joined, as a file may hold any number of
 * them, and the others stay by themselves.
 */
export async function gathered(files) {
  if (files.length < 2) return [...files]
  const texts = await Promise.all([...files].map(cards))
  const joined = texts.filter((text) => text !== null)
  if (joined.length < 2) return [...files]
  const together = new File(joined, t('import.files', { count: joined.length }), { type: 'text/vcard' })
  return [together, ...[...files].filter((_, index) => texts[index] === null)]
}

/** The text of a file of cards; `null` of any other, and where it isn't UTF-8, which doesn't mix with it. */
async function cards(file) {
  if (!/\.vc(f|ard)$/i.test(file.name) || file.size > mostTogether) return null
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    return text.endsWith('\n') ? text : `${text}\r\n`
  } catch {
    return null
  }
}
