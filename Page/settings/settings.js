// The buttons above the list: sort language and order, export, a new contact.

/**
 * Puts buttons into the place above the list (before the one for help). Called once, at the start; the
 * place is emptied and this is called again when the interface's language changes.
 */
export function setUpActions(app, place) {}

/** What a place of the detail pane that has no page of its own shows: `settings`, `trash`… */
export async function showOther(app, pane, name, signal) {
  app.router.close()
}
