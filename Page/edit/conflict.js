// Two versions of a contact, side by side: what someone has entered, and what someone else has saved meanwhile.

import { element } from '../dom.js'
import { t } from '../language/language.js'
import { button, openDialog } from '../dialog/dialog.js'
import { differences, isSame } from './differences.js'

/**
 * Asks which of two versions to keep, field by field.
 *
 * Where only one of them has changed a field, that one is proposed.
 *
 * @returns {Promise<{contact, photo, isTheirs: boolean}|null>} `null` to go on editing
 */
export async function resolveConflict({ base, mine, theirs, photo }) {
  const found = differences(mine, theirs).map((difference) => {
    const isOnlyTheirs = isSame(mine[difference.key], base[difference.key])
    return { ...difference, choice: isOnlyTheirs ? 'theirs' : 'mine' }
  })
  // Of a picture only what has been chosen here is known.
  if (photo !== undefined) {
    found.unshift({
      key: 'photo', label: t('field.photo'), mine: photo ? t('conflict.hasPhoto') : '',
      theirs: theirs.hasPhoto ? t('conflict.hasPhoto') : '', choice: 'mine',
    })
  }
  if (!found.length) return { contact: theirs, isTheirs: true }
  const dialog = openDialog({
    title: t('conflict.title'), className: 'conflict-dialog',
    body: [element('p', { text: t('conflict.text') }), table(found)],
    buttons: [
      button(t('conflict.keepMine'), () => dialog.close('mine')),
      button(t('conflict.takeTheirs'), () => dialog.close('theirs')),
      button(t('conflict.merge'), () => dialog.close('merge'), 'primary'),
    ],
  })
  const answer = await dialog.closed
  if (!answer) return null
  for (const difference of found) if (answer !== 'merge') difference.choice = answer
  const fromMine = found.filter(({ choice }) => choice === 'mine').map(({ key }) => key)
  if (!fromMine.length) return { contact: theirs, isTheirs: true }
  const chosen = Object.fromEntries(fromMine.filter((key) => key !== 'photo').map((key) => [key, mine[key]]))
  return { contact: { ...theirs, ...chosen }, photo: fromMine.includes('photo') ? photo : undefined, isTheirs: false }
}

function table(found) {
  return element(
    'table', { class: 'conflict' },
    element(
      'thead', {},
      element(
        'tr', {}, element('td'), element('th', { scope: 'col', text: t('conflict.mine') }),
        element('th', { scope: 'col', text: t('conflict.theirs') }))),
    element('tbody', {}, found.map(row)))
}

function row(difference) {
  const { key, label, choice } = difference
  const cell = (side) => {
    const radio = element('input', {
      type: 'radio', name: `conflict-${key}`, value: side, checked: side === choice,
      'aria-label': `${label}: ${t(`conflict.${side}`)}`, on: { change: () => (difference.choice = side) },
    })
    const value = element('span', { class: 'conflict-value', dir: 'auto', text: difference[side] || t('conflict.empty') })
    return element('td', {}, element('label', {}, radio, value))
  }
  return element('tr', {}, element('th', { scope: 'row', text: label }), cell('mine'), cell('theirs'))
}
