// The contacts that have been removed, which can come back.

import { element, fill } from '../dom.js'
import { t } from '../language/language.js'
import { button, confirmed } from '../dialog/dialog.js'
import { shownMoment } from '../contact/dates.js'
import { offerUndo, savedName } from '../edit/changes.js'

/** Shows what is in the trash in the pane, and keeps it up to date. */
export async function trashList(app, body, signal) {
  if (app.source.readOnly) return app.router.close()
  const load = async () => {
    const { contacts } = await app.source.trash({ signal })
    if (!signal.aborted) show(app, body, contacts)
  }
  await load()
  const end = app.source.on('change', () => load().catch(() => {}))
  signal.addEventListener('abort', end, { once: true })
}

function show(app, body, contacts) {
  if (!contacts.length) return fill(body, element('p', { class: 'pane-empty muted', text: t('trash.empty') }))
  fill(
    body, element('ul', { class: 'card trash' }, contacts.map((contact) => row(app, contact))),
    element(
      'div', { class: 'pane-buttons' },
      button(t('trash.clear'), () => clear(app), 'danger')))
}

function row(app, { id, name, removed }) {
  const shown = name || t('list.noName')
  const moment = typeof removed === 'number' ? removed : Date.parse(removed)
  return element(
    'li', {},
    element(
      'div', { class: 'trash-text' }, element('span', { class: 'trash-name', text: shown, dir: 'auto' }),
      Number.isFinite(moment) ? element('span', { class: 'muted', text: removedText(moment) }) : null),
    element('button', {
      type: 'button', class: 'button', text: t('action.restore'), 'aria-label': `${t('action.restore')}: ${shown}`,
      on: { click: () => restore(app, id) },
    }))
}

function removedText(moment) {
  return t('trash.removed', { date: shownMoment(moment) })
}

async function restore(app, id) {
  await attempt(app, async () => {
    const contact = await app.source.restore(id)
    offerUndo(app, t('toast.restored', { name: savedName(contact) }))
  })
}

async function clear(app) {
  const isSure = await confirmed({ title: t('trash.clearTitle'), text: t('trash.clearText'), action: t('trash.clear') })
  if (!isSure) return
  await attempt(app, async () => {
    const { removed } = await app.source.emptyTrash()
    app.toast(t('toast.cleared', { count: removed }))
  })
}

async function attempt(app, run) {
  try {
    await run()
  } catch (error) {
    app.toast(t('error.general', { message: error.message }))
  }
}
