// Dialogs: the browser's own, which keep the focus inside, close by Esc, and give it back.

import { element, iconButton } from '../dom.js'
import { t } from '../language/language.js'

let count = 0

/**
 * Opens a dialog.
 *
 * @param {object} parts
 * @param {string} parts.title what stands at its top
 * @param {string} [parts.name] its name for assistive technology, if another
 * @param {Array} parts.body what is in it
 * @param {Array<HTMLElement>} [parts.buttons] what stands at its bottom
 * @param {string} [parts.className]
 * @param {boolean} [parts.isAlert] whether it asks something that has to be answered
 * @returns {HTMLDialogElement & {closed: Promise<string>}} `closed` resolves to the value that it is closed with
 */
export function openDialog({ title, name, body, buttons = [], className = '', isAlert = false }) {
  const id = `dialog-${++count}`
  const dialog = element(
    'dialog', {
      class: `dialog ${className}`, role: isAlert ? 'alertdialog' : null,
      ...(name ? { 'aria-label': name } : { 'aria-labelledby': id }),
    },
    element(
      'div', { class: 'dialog-frame' },
      element(
        'header', { class: 'dialog-head' }, element('h2', { id, text: title, dir: 'auto' }),
        isAlert ? null : iconButton('close', t('action.close'), () => dialog.close())),
      element('div', { class: 'dialog-body' }, body.flat().filter(Boolean)),
      buttons.length ? element('footer', { class: 'dialog-buttons' }, buttons) : null))
  const opener = document.activeElement
  dialog.closed = new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      if (opener?.isConnected) opener.focus({ preventScroll: true })
      resolve(dialog.returnValue)
    })
  })
  if (!isAlert) dialog.addEventListener('pointerdown', ({ target }) => target === dialog && dialog.close())
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

/** A button of a dialog. */
export function button(label, run, kind = '') {
  return element('button', { type: 'button', class: `button ${kind}`, on: { click: run } }, label)
}

/** Asks whether to do something that loses data; resolves to the answer. */
export async function confirmed({ title, text, action, cancel = t('action.cancel') }) {
  const dialog = openDialog({
    title, body: [element('p', { text })], isAlert: true, className: 'small-dialog',
    buttons: [button(cancel, () => dialog.close('')), button(action, () => dialog.close('yes'), 'danger')],
  })
  return (await dialog.closed) === 'yes'
}
