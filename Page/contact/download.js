// A contact as a file.

import { element } from '../dom.js'
import { vCard } from './vcard.js'
import { shownName } from './names.js'

/** Saves a contact as a vCard: the one that the server keeps, else one made of what is known. */
export async function saveCard(source, contact) {
  const name = shownName(contact).replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'contact'
  saveFile(await cardOf(source, contact), `${name}.vcf`)
}

async function cardOf(source, contact) {
  const address = source.cardURL(contact.id, 'text/vcard')
  if (!address) return new Blob([vCard(contact, { photo: true })], { type: 'text/vcard' })
  const answer = await fetch(address, { headers: { Accept: 'text/vcard' }, cache: 'no-store' })
  if (!answer.ok) throw new Error(answer.statusText)
  return answer.blob()
}

/** Has the browser save a file. */
export function saveFile(blob, name) {
  const address = URL.createObjectURL(blob)
  saveLink(address, name)
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Has the browser save what is at an address. */
export function saveLink(address, name = '') {
  const link = element('a', { href: address, download: name, hidden: true })
  document.body.append(link)
  link.click()
  link.remove()
}
