// Keys that work wherever the focus is.

import { showKeys } from './shell/keys-help.js'

const shortcuts = new Map()

/** Makes a key do something, unless a field has the focus: `addShortcut('+', () => …)`. */
export function addShortcut(key, run) {
  shortcuts.set(key, run)
}

export function listenToKeys(app) {
  addShortcut('/', () => app.search.focus())
  addShortcut('?', () => showKeys())
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (document.querySelector('dialog[open]')) return
    if (event.key === 'Escape') return leave(app, event)
    if (isTyping(event.target) || !shortcuts.has(event.key)) return
    event.preventDefault()
    shortcuts.get(event.key)(event)
  })
}

/** Esc leaves what is open: the contact, then what was searched for. */
function leave(app, event) {
  if (app.router.place.name !== 'list') {
    event.preventDefault()
    app.router.close()
    // What one came from has the focus again.
    if (app.search.isActive) app.search.focus()
    else app.list.focus()
  } else if (app.search.isActive) {
    app.search.clear()
    app.list.focus()
  }
}

/** Whether keys are text where the focus is. */
function isTyping(target) {
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}
