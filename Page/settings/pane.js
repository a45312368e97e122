// The frame of what the detail pane shows besides contacts.

import { element, iconButton } from '../dom.js'
import { t } from '../language/language.js'

/** Leaves a pane for the list, and the focus with it. */
export function leave(app) {
  if (app.router.place.name === 'list') return
  // Once the list isn't covered any more.
  addEventListener('hashchange', () => app.list.focus(), { once: true })
  app.router.close()
}

/** The bar at the top, with the way back. */
export function paneBar(app, title) {
  return element(
    'div', { class: 'detail-bar' },
    iconButton('back', t('contact.back'), () => leave(app), { class: 'icon-button back-button' }),
    element('h1', { text: title }), element('span', { class: 'spacer' }),
    iconButton('close', t('action.close'), () => leave(app), { class: 'icon-button close-button' }))
}
