// The fields of a contact, in groups.

import { element, icon } from '../dom.js'
import { t } from '../language/language.js'
import { groupOf, groupNames } from '../groups/membership.js'
import { outside } from './actions.js'
import { shownDate } from './dates.js'
import { isPreferred, labelOf, typeWord } from './types.js'
import { mailLink, mapLink, shownAddress, telephoneLink, webLink } from './links.js'

/** The groups of fields that a contact has. */
export function cards(contact, actions) {
  return element(
    'div', { class: 'cards' },
    card('section.phones', values(contact.phones, 'field.phone', phone)),
    card('section.emails', values(contact.emails, 'field.email', mail)),
    card('section.addresses', values(contact.addresses, 'section.addresses', postal)),
    card('section.urls', values(contact.urls, 'field.url', web)),
    card('section.messaging', values(contact.messaging, 'field.message', plain)),
    card('section.dates', [
      row(t('field.birthday'), date(contact.birthday)), row(t('field.anniversary'), date(contact.anniversary)),
    ]),
    card('section.note', [contact.note ? element('p', { class: 'note', dir: 'auto', text: contact.note }) : null], false),
    card('section.groups', [groupChips(contact, actions)], false),
    card('section.more', more(contact)))
}

/** One group; nothing if it has no row. */
function card(title, rows, isList = true) {
  const shown = rows.filter(Boolean)
  if (!shown.length) return null
  const id = `card-${title.split('.')[1]}`
  return element(
    'section', { class: 'card', 'aria-labelledby': id },
    element('h2', { class: 'card-title', id, text: t(title) }),
    isList ? element('dl', {}, shown) : shown)
}

function values(all = [], usual, show) {
  return all.map((value) => row(labelOf(value, t(usual)), show(value), isPreferred(value) && all.length > 1))
}

/** A label and what it labels; nothing for nothing. */
function row(label, shown, isPreferredValue = false) {
  if (!shown) return null
  return element(
    'div', { class: 'field' },
    element(
      'dt', { dir: 'auto' }, label,
      isPreferredValue ? element('span', { class: 'preferred', text: ` · ${t('type.preferred')}` }) : null),
    element('dd', {}, shown))
}

function text(value) {
  return element('span', { class: 'value', dir: 'auto', text: value })
}

function link(href, value, more = {}) {
  return href ? element('a', { class: 'value', href, dir: 'auto', text: value, ...more }) : text(value)
}

// Numbers are read from the left in any script.
const phone = ({ value }) => link(telephoneLink(value), value, { dir: 'ltr' })
const mail = ({ value }) => link(mailLink(value), value, { dir: 'ltr' })
const web = ({ value }) => link(webLink(value), webLink(value) ? shownAddress(value) : value, { ...outside, dir: 'ltr' })
const plain = ({ value }) => text(value)
const date = (value) => value && text(shownDate(value))

function postal(address) {
  const href = mapLink(address)
  return [
    element('span', { class: 'value postal', dir: 'auto', text: addressLines(address) }),
    href ? element(
      'a', { class: 'map-link', href, ...outside }, icon('map'), element('span', { text: t('action.showMap') })) : null,
  ]
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** The lines of an address, as the land that it is in has them, as far as that can be told. */
export function addressLines(address) {
  if (address.formatted) return address.formatted
  const { street, extended, postOfficeBox, city, region, postcode, country } = address
  const isEastAsian = eastAsian.test(`${city}${region}${street}`)
  const join = (...parts) => parts.filter(Boolean).join(' ')
  const lines = isEastAsian
    ? [join(postcode, country), join(region, city), join(street, extended), postOfficeBox]
    : [street, extended, postOfficeBox, join(postcode, city), region, country]
  return lines.filter(Boolean).join('\n')
}

function groupChips(contact, { showGroup }) {
  const names = groupNames(contact)
  if (!names.length) return null
  return element(
    'ul', { class: 'chips' },
    names.map((name) => element(
      'li', {},
      element('button', {
        type: 'button', class: 'chip', dir: 'auto', text: name, 'aria-label': t('group.show', { group: name }),
        on: { click: () => showGroup(groupOf(name)) },
      }))))
}

function more(contact) {
  const kind = contact.kind && contact.kind !== 'individual' ? kindWord(contact.kind) : ''
  const rows = [
    ['field.kind', kind],
    ['field.prefixes', contact.prefixes?.join(' ')],
    ['field.additional', contact.additional?.join(' ')],
    ['field.suffixes', contact.suffixes?.join(' ')],
    ['field.role', contact.role],
    ['field.location', contact.location],
    ['field.sortAs', contact.sortAs?.join(' ')],
    ['section.members', contact.members?.length ? t('count.members', { count: contact.members.length }) : ''],
  ]
  return rows.map(([label, value]) => row(t(label), value && text(value)))
}

function kindWord(kind) {
  const words = { org: 'kind.org', group: 'kind.group', location: 'kind.location' }
  return words[kind] ? t(words[kind]) : typeWord(kind)
}
