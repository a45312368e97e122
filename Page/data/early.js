// Asks for what the page shows first before anything else of it runs: the bundle begins with this.

import { preference } from '../shell/preferences.js'

const started = new Map()

/** What the list asks for when it is opened; see list/list-model.js. */
const paths = [
  '/api/v1/sections',
  '/api/v1/contacts?position=0&count=100',
  '/api/v1/contacts?group=favorites&position=0&count=100',
  '/api/v1/groups',
]

/** The answer to a request that was made early, once; `undefined` if there is none. */
export function takeEarly(address) {
  const answer = started.get(address)
  started.delete(address)
  return answer
}

const view = preference('view') ?? {}
const isOwn = view.locale === undefined && view.ordering === undefined
if (isOwn && !document.getElementById('data')) {
  for (const path of paths) {
    const answer = fetch(path, { headers: { Accept: 'application/json' } })
    // Whoever takes it hears of a failure; if nobody does, nobody has to.
    answer.catch(() => {})
    started.set(path, answer)
  }
}
