// How far something has come.

import { element } from '../dom.js'

/** A bar with its label; `set(done, total)` moves it. Without a total it only shows that something goes on. */
export function progressBar(label) {
  const bar = element('progress', { 'aria-label': label, max: 1 })
  const text = element('p', { class: 'progress-label', dir: 'auto', text: label })
  return {
    element: element('div', { class: 'progress' }, text, bar),
    set(done, total) {
      if (total > 0) bar.value = Math.min(1, done / total)
    },
  }
}
