// The round buttons below a contact's name: call, write, look at the map, show the code.

import './icons.js'
import { element, icon } from '../dom.js'
import { t } from '../language/language.js'
import { mailLink, mapLink, telephoneLink, webLink } from './links.js'

/** The buttons of what a contact has. */
export function quickActions(contact, actions) {
  const first = (key, link) => (contact[key] ?? []).map(link).find(Boolean)
  const links = [
    ['phone', 'action.call', first('phones', ({ value }) => telephoneLink(value))],
    ['mail', 'action.mail', first('emails', ({ value }) => mailLink(value))],
    ['map', 'action.map', first('addresses', mapLink)],
    ['language', 'action.web', first('urls', ({ value }) => webLink(value))],
  ]
  const buttons = links.filter(([, , link]) => link).map(([shape, label, href]) => {
    const place = href.startsWith('http') ? outside : {}
    return element('a', { class: 'quick-action', href, ...place }, ...face(shape, t(label)))
  })
  const press = { type: 'button', class: 'quick-action', on: { click: actions.showCode } }
  const code = element('button', press, ...face('code', t('action.qr')))
  return element('div', { class: 'quick-actions', role: 'group', 'aria-label': t('contact.actions') }, ...buttons, code)
}

/** What a link that leaves the page has. */
export const outside = { target: '_blank', rel: 'noopener noreferrer' }

function face(shape, label) {
  return [element('span', { class: 'quick-ground' }, icon(shape)), element('span', { text: label })]
}
