// The picture of a contact, or its monogram.

import { element, icon } from '../dom.js'
import { t } from '../language/language.js'
import { monogram, tint } from '../list/monogram.js'
import { familyRange, shownName } from './names.js'

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
  const organization = contact.kind === 'org'
  const letters = contact.kind === 'group' ? '' : monogram({ name, family: familyRange(name, contact.family), organization })
  const shape = { org: 'company', group: 'people' }[contact.kind] ?? 'person'
  const look = `large-photo monogram tint-${tint(name)}${organization ? ' square' : ''}`
  return element('span', { class: look, 'aria-hidden': 'true' }, letters || icon(shape))
}
