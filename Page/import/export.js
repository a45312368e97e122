// The contacts as a file, in the format that someone chooses.

import { element } from '../dom.js'
import { t } from '../language/language.js'
import { button, openDialog } from '../dialog/dialog.js'
import { saveFile, saveLink } from '../contact/download.js'
import { vCard } from '../contact/vcard.js'
import { choice } from '../settings/form.js'

const formats = ['vcard4', 'vcard3', 'vcard21', 'jcard', 'csv-google', 'csv-outlook', 'ldif', 'plist', 'json']

/** Asks for a format and which contacts, and saves them. */
export async function exportContacts(app) {
  const hasServer = app.source.exportURL('vcard4') !== null
  const { groups } = await app.source.groups().catch(() => ({ groups: [] }))
  const shown = app.view.group ?? 'all'
  const scope = choice(
    [['all', t('group.all')], ...groups.map(({ group, name }) => [group, group === 'favorites' ? t('group.favorites') : name])],
    shown, () => {})
  const offered = hasServer ? formats : ['vcard3']
  const format = choice(offered.map((name) => [name, t(`export.${name}`)]), offered[0], () => {})
  const save = async () => {
    dialog.close()
    if (hasServer) saveLink(app.source.exportURL(format.value, scope.value))
    else saveFile(await cards(app.source, scope.value), 'contacts.vcf')
  }
  const dialog = openDialog({
    title: t('export.title'), className: 'small-dialog',
    body: [row('export-format', 'export.format', format), row('export-scope', 'export.scope', scope)],
    buttons: [button(t('action.cancel'), () => dialog.close()), button(t('export.save'), save, 'primary')],
  })
}

function row(id, label, control) {
  control.id = id
  return element('div', { class: 'form-field' }, element('label', { htmlFor: id, text: t(label) }), control)
}

/** The contacts of a document, one card after another. */
async function cards(source, group) {
  const { total } = await source.sections({ group })
  const { rows } = await source.rows({ group }, 0, total)
  const texts = []
  for (const { id } of rows) texts.push(vCard(await source.contact(id), { photo: true }))
  return new Blob(texts, { type: 'text/vcard' })
}
