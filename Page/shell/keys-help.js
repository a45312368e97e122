// The help of shortcuts.

import { element, iconButton } from '../dom.js'
import { t } from '../language/language.js'

const rows = [
  [['/'], 'keys.search'],
  [['↑', '↓'], 'keys.move'],
  [['PgUp', 'PgDn'], 'keys.page'],
  [['Home', 'End'], 'keys.ends'],
  [['A', 'あ', 'ㄱ'], 'keys.letter'],
  [['Enter'], 'keys.open'],
  [['Esc'], 'keys.close'],
  [['?'], 'keys.help'],
]

/** Adds a shortcut to the help: `addKeysRow(['+'], 'keys.new')`. */
export function addKeysRow(keys, label) {
  if (!rows.some((row) => row[1] === label)) rows.splice(rows.length - 1, 0, [keys, label])
}

/** Shows the help, until Esc or a click beside it. */
export function showKeys() {
  const dialog = element('dialog', {
    class: 'keys-help', 'aria-labelledby': 'keys-help-title',
    on: { close: () => dialog.remove(), click: ({ target }) => target === dialog && dialog.close() },
  })
  const lines = rows.map(([keys, label]) => [
    element('dt', {}, keys.flatMap((key) => [element('kbd', { text: key }), ' '])),
    element('dd', { text: t(label) }),
  ])
  dialog.append(
    element(
      'div', { class: 'keys-help-body' },
      element(
        'div', { class: 'keys-help-title' }, element('h2', { id: 'keys-help-title', text: t('keys.title') }),
        iconButton('close', t('action.close'), () => dialog.close())),
      element('dl', {}, lines.flat())))
  document.body.append(dialog)
  dialog.showModal()
}
