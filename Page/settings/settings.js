// The buttons above the list, and what the detail pane shows besides contacts.

import { element, fill, iconButton } from '../dom.js'
import { addShortcut } from '../keyboard.js'
import { addKeysRow } from '../shell/keys-help.js'
import { hasText, t } from '../language/language.js'
import { menuButton } from '../dialog/menu.js'
import { undo } from '../edit/changes.js'
import { exportContacts } from '../import/export.js'
import { printList } from '../print/print.js'
import { paneBar } from './pane.js'
import { settingsForm } from './form.js'
import { trashList } from './trash.js'

/**
 * Puts buttons into the place above the list (before the one for help). Called once, at the start; the
 * place is emptied and this is called again when the interface's language changes.
 */
export function setUpActions(app, place) {
  const create = () => app.source.readOnly || app.router.go('#/new')
  const add = iconButton('plus', t('action.add'), create, { class: 'icon-button add-contact', hidden: true })
  place.append(add, menuButton(t('app.menu'), () => items(app)))
  // A server may allow reading only.
  app.source.book().catch(() => null).then(() => {
    add.hidden = app.source.readOnly
    if (app.source.readOnly) return
    addShortcut('+', create)
    addKeysRow(['+'], 'keys.new')
  })
}

async function items(app) {
  const { readOnly } = app.source
  const book = readOnly ? null : await app.source.book().catch(() => null)
  const changes = readOnly ? [] : [
    undoItem(app, book?.undo), 'line', { label: t('action.import'), run: () => app.router.go('#/import') },
  ]
  const removed = book?.trash ? String(book.trash) : ''
  return [
    ...changes,
    { label: t('action.exportAll'), run: () => exportContacts(app) },
    { label: t('action.print'), run: () => printList(app) },
    readOnly ? null : { label: t('action.trash'), run: () => app.router.go('#/trash'), hint: removed },
    'line',
    { label: t('action.settings'), run: () => app.router.go('#/settings') },
  ]
}

/** Names the change that would be undone. */
function undoItem(app, change) {
  const key = `undo.${change?.label}`
  return {
    label: change && hasText(key) ? t(key) : t('action.undo'), run: () => undo(app), isDisabled: !change,
    hint: change?.count > 1 ? t('count.contacts', { count: change.count }) : '',
  }
}

const panes = { settings: ['settings.title', settingsForm], trash: ['trash.title', trashList] }

/** What a place of the detail pane that has no page of its own shows: `settings`, `trash`… */
export async function showOther(app, pane, name, signal) {
  const [title, make] = panes[name] ?? []
  if (!make) return app.router.close()
  const body = element('div', { class: 'pane-body' })
  fill(pane, element('div', { class: 'other-pane' }, paneBar(app, t(title)), body))
  await make(app, body, signal)
}
