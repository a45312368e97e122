// A contact in the detail pane.

/**
 * @param {App} app see app.js
 * @param {HTMLElement} pane the detail pane, empty
 * @param {number} id
 * @param {AbortSignal} signal aborted when the pane is about to show something else
 */
export async function showContact(app, pane, id, signal) {
  const contact = await app.source.contact(id, { signal })
  if (signal.aborted) return
  const title = document.createElement('h2')
  title.textContent = contact.name
  pane.replaceChildren(title)
}
