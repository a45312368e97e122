// A short message at the bottom, which may offer to do something about it.

import { element, fill } from '../dom.js'

let timer = 0

/**
 * Shows a message in place of the one before it.
 *
 * @param {string} text
 * @param {{label?: string, run?: () => void, time?: number}} [action] a button, and how long it is shown in
 *   milliseconds (0: until the next)
 * @returns {() => void} takes the message away
 */
export function toast(text, { label, run, time = label ? 10_000 : 5_000 } = {}) {
  clearTimeout(timer)
  const places = document.getElementById('toasts')
  const done = () => fill(places)
  const act = () => (done(), run())
  fill(
    places,
    element(
      'div', { class: 'toast' }, element('span', { text }),
      label ? element('button', { type: 'button', text: label, on: { click: act } }) : null))
  if (time) timer = setTimeout(done, time)
  return done
}
