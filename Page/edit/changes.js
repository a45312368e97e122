// Changes of contacts, each with a message that offers to undo it.

import { t } from '../language/language.js'
import { shownName } from '../contact/names.js'

/** What a contact is beside what its card says. */
const facts = ['id', 'revision', 'favorite', 'hasPhoto', 'warnings']

/** What is sent of a contact. A picture that is not mentioned stays. */
export function sent(contact, photo) {
  const body = { ...contact }
  for (const fact of facts) delete body[fact]
  delete body.photo
  return photo === undefined ? body : { ...body, photo }
}

/** Puts a contact in place of what it was. */
export function replaceContact(app, old, contact, photo) {
  return app.source.replace(old.id, old.revision, sent(contact, photo))
}

/** Puts a contact into the trash. */
export async function removeContact(app, contact, name) {
  await app.source.remove(contact.id, contact.revision)
  offerUndo(app, t('toast.removed', { name }))
}

/** Tells of a change, and offers to take it back. */
export function offerUndo(app, text) {
  app.toast(text, { label: t('action.undo'), run: () => undo(app) })
}

/** Takes the last change back. */
export async function undo(app) {
  try {
    await app.source.undo()
    app.toast(t('toast.undone'))
  } catch (error) {
    app.toast(error.code === 'nothing-to-undo' ? t('undo.nothing') : t('error.general', { message: error.message }))
  }
}

/** What is called what is saved. */
export function savedName(contact) {
  return shownName(contact) || t('list.noName')
}
