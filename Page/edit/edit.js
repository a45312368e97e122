// The form that makes or changes a contact, in the detail pane.

/** @param {number|null} id the contact to change; `null` for a new one. Else as `showContact`. */
export async function showEditor(app, pane, id, signal) {
  pane.replaceChildren()
}
