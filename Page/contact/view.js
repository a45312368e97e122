// What the detail pane shows of a contact.

import { element, icon, iconButton, marked } from '../dom.js'
import { language, t } from '../language/language.js'
import { menuButton } from '../dialog/menu.js'
import { isFavorite } from '../groups/membership.js'
import { cards } from './cards.js'
import { quickActions } from './actions.js'
import { familyRange, shownName } from './names.js'
import { largePhoto } from './photo.js'

/**
 * The view of a contact.
 *
 * @param {object} contact
 * @param {object} actions `photo` (address or null), `close`, `edit`, `remove`, `favorite` (null where nothing
 *   can be changed), `exportCard`, `showCode`, `showGroup(group)`
 */
export function contactView(contact, actions) {
  return element(
    'article', { class: 'contact', 'aria-labelledby': 'contact-name' },
    toolbar(contact, actions),
    element(
      'div', { class: 'contact-body' },
      head(contact, actions), quickActions(contact, actions), cards(contact, actions)))
}

function toolbar(contact, actions) {
  const favorite = isFavorite(contact)
  const star = actions.favorite && iconButton(
    'star', t(favorite ? 'action.unfavorite' : 'action.favorite'), actions.favorite,
    { class: `icon-button star${favorite ? ' is-on' : ''}`, 'aria-pressed': String(favorite), data: { key: 'star' } })
  const edit = actions.edit && element(
    'button', { type: 'button', class: 'button', data: { key: 'edit' }, on: { click: actions.edit } }, t('action.edit'))
  return element(
    'div', { class: 'detail-bar' },
    iconButton('back', t('contact.back'), actions.close, { class: 'icon-button back-button', data: { key: 'back' } }),
    element('span', { class: 'spacer' }),
    star, edit,
    menuButton(t('app.menu'), [
      { label: t('action.export'), run: actions.exportCard },
      { label: t('action.qr'), run: actions.showCode },
      actions.remove && { label: t('action.remove'), run: actions.remove, isDangerous: true },
    ]))
}

function head(contact, actions) {
  const name = shownName(contact)
  return element(
    'header', { class: 'contact-head' },
    largePhoto(contact, actions.photo && contact.hasPhoto ? actions.photo : null),
    element(
      'h1', { id: 'contact-name', class: 'contact-name', dir: 'auto' },
      name ? markedName(name, contact.family) : t('list.noName')),
    ...subtitles(contact, name).map((text) => element('p', { class: 'contact-subtitle', dir: 'auto', text })))
}

/** A name with its family part marked. */
function markedName(name, family) {
  const range = familyRange(name, family)
  return range ? marked(name, [range], 'b') : name
}

function subtitles(contact, name) {
  const [organization, ...units] = contact.organization ?? []
  const phonetic = [contact.phoneticFamily, contact.phoneticGiven].filter(Boolean).join(' ')
  const nicknames = new Intl.ListFormat(language(), { type: 'unit', style: 'short' }).format(contact.nicknames ?? [])
  const work = [contact.title, ...units.reverse(), organization === name ? '' : organization].filter(Boolean).join(' · ')
  return [phonetic, nicknames && `“${nicknames}”`, work].filter(Boolean)
}
