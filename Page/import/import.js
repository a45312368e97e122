// Files dropped onto the page, and importing them.

/** Listens for dropped files. Called once, at the start. */
export function setUpImport(app) {}

/** What `#/import` shows in the detail pane. */
export async function showImport(app, pane, signal) {
  pane.replaceChildren()
}
