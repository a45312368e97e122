// The frame of what the detail pane shows besides contacts.

import { element, iconButton } from '../dom.js'
import { t } from '../language/language.js'

/** The bar at the top, with the way back. */
export function paneBar(app, title) {
  return element(
    'div', { class: 'detail-bar' },
    iconButton('back', t('contact.back'), () => app.router.close(), { class: 'icon-button back-button' }),
    element('h1', { text: title }), element('span', { class: 'spacer' }),
    iconButton('close', t('action.close'), () => app.router.close(), { class: 'icon-button close-button' }))
}
