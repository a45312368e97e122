// A contact as a vCard (version 3.0, RFC 2426, which telephones read).

import { webLink } from './links.js'

/**
 * The card of a contact.
 *
 * @param {object} contact
 * @param {{note?: boolean, photo?: boolean, isWhole?: boolean}} parts which of the long parts are in it, and whether
 *   what only programs need is: a code for cameras has lines of any length, and links to the web only
 */
export function vCard(contact, { note = true, photo = false, isWhole = true } = {}) {
  const list = (key) => contact[key] ?? []
  const name = [contact.family ?? '', contact.given ?? '', ...['additional', 'prefixes', 'suffixes'].map((key) => list(key))]
  const lines = [
    'BEGIN:VCARD', 'VERSION:3.0',
    `N:${name.map((part) => [part].flat().map(escaped).join(',')).join(';')}`,
    `FN:${escaped(contact.name ?? '')}`,
    texts('NICKNAME', list('nicknames')),
    line('X-PHONETIC-LAST-NAME', contact.phoneticFamily), line('X-PHONETIC-FIRST-NAME', contact.phoneticGiven),
    list('organization').length ? `ORG:${list('organization').map(escaped).join(';')}` : null,
    line('TITLE', contact.title), line('ROLE', contact.role),
    ...list('phones').map((value) => typed('TEL', value, value.value)),
    ...list('emails').map((value) => typed('EMAIL', value, value.value)),
    ...list('urls').filter(({ value }) => isWhole || webLink(value)).map((value) => typed('URL', value, value.value)),
    ...list('addresses').map((value) => addressLine(value)),
    line('BDAY', contact.birthday), isWhole ? texts('CATEGORIES', list('categories')) : null,
    note ? line('NOTE', contact.note) : null, photo ? photoLine(contact.photo) : null,
    isWhole ? line('UID', contact.uid) : null, 'END:VCARD',
  ]
  return lines.filter(Boolean).map((text) => (isWhole ? folded(text) : text)).join('\r\n') + '\r\n'
}

function line(name, value) {
  return value ? `${name}:${escaped(value)}` : null
}

function texts(name, values) {
  return values.length ? `${name}:${values.map(escaped).join(',')}` : null
}

function typed(name, { types = [] }, value) {
  const known = types.filter((type) => /^[a-z0-9-]+$/.test(type))
  return `${name}${known.length ? `;TYPE=${known.join(',')}` : ''}:${escaped(value)}`
}

function addressLine(address) {
  const parts = ['postOfficeBox', 'extended', 'street', 'city', 'region', 'postcode', 'country']
  const value = parts.map((part) => escaped(address[part] ?? '')).join(';')
  return typed('ADR', address, '').slice(0, -1) + ':' + value
}

function photoLine(photo) {
  const [, type, data] = /^data:image\/(png|jpeg|gif|webp);base64,(.*)$/.exec(photo ?? '') ?? []
  return data ? `PHOTO;ENCODING=b;TYPE=${type.toUpperCase()}:${data}` : null
}

function escaped(text) {
  return String(text).replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** A line in pieces of at most 75 bytes (RFC 2426 section 2.6). */
function folded(text) {
  const encoder = new TextEncoder()
  const pieces = ['']
  let room = 75
  for (const character of text) {
    const size = encoder.encode(character).length
    if (size > room) {
      pieces.push(' ')
      room = 74
    }
    pieces[pieces.length - 1] += character
    room -= size
  }
  return pieces.join('\r\n')
}
