// The picture of a contact, or its monogram.
import { element, icon } from '../dom.js'
import { monogram, tint } from '../list/monogram.js'
import { t } from '../language/language.js'
import { shownName } from './names.js'

/** The address of a contact's picture: in the card itself, or at the server; `null` if it has none. */
export function photoAddress(contact) {
  if (/^data:image\/(png|jpeg|gif|webp);base64,/.test(contact.photo ?? '')) return contact.photo
  return contact.hasPhoto && contact.id !== undefined
    ? `api/v1/contacts/${contact.id}/photo?revision=${contact.revision}` : null
}

/** The large picture of a contact. */
export function largePhoto(contact, address = photoAddress(contact)) {
  const name = shownName(contact)
  const place = element('div', { class: `large-photo tint-${tint(name)}` })
  const letters = () => {
    const text = monogram(name, contact.family)
    place.replaceChildren(
      contact.kind === 'org' || !text ? icon(contact.kind === 'org' ? 'company' : contact.kind === 'group' ? 'people' : 'person') : text)
    place.setAttribute('aria-hidden', 'true')
  }
  if (!address) {
    letters()
    return place
  }
  const image = element('img', { src: address, alt: t('contact.photo', { name }), decoding: 'async' })
  image.addEventListener('error', letters)
  place.append(image)
  return place
}
