// The picture of a contact, or its monogram.

import { element, icon } from '../dom.js'
import { t } from '../language/language.js'
import { monogram, tint } from './monogram.js'
import { shownName } from './names.js'

/** The large picture of a contact; `address` is where it is, `null` for its monogram. */
export function largePhoto(contact, address) {
  const name = shownName(contact)
  if (!address) return largeMonogram(contact)
  const image = element('img', { class: 'large-photo', src: address, alt: t('contact.photo', { name }), decoding: 'async' })
  image.addEventListener('error', () => image.replaceWith(largeMonogram(contact)))
  return image
}

function largeMonogram(contact) {
  const name = shownName(contact)
  const letters = monogram(name, contact.family)
  const shape = { org: 'company', group: 'people' }[contact.kind] ?? (letters ? null : 'person')
  const made = element('span', { class: 'large-photo monogram', 'aria-hidden': 'true' }, shape ? icon(shape) : letters)
  const number = tint(name)
  made.style.setProperty('--tint', `var(--tint-${number})`)
  made.style.setProperty('--tint-text', `var(--tint-text-${number})`)
  return made
}
