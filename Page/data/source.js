// Where contacts come from: the server's HTTP interface, or data in the document itself. Everything else
// on the page uses this interface and doesn't know which it is.

import { LiveSource } from './live.js'
import { EmbeddedSource } from './embedded.js'

/**
 * @typedef {object} View What a list shows. All parts may be left out.
 * @property {string} [locale] the language tag that it is sorted by; the book's if left out
 * @property {string} [ordering] `shown`, `family`, `given` or `locale`; the book's if left out
 * @property {string} [group] `all` (default), `favorites`, `category:NAME`, `members:ID`
 *
 * @typedef {object} Row
 * @property {number} id
 * @property {number} revision
 * @property {string} name
 * @property {[number, number]|null} family where the family name stands in `name` (UTF-16)
 * @property {string|null} detail
 * @property {number} section
 * @property {boolean} favorite
 * @property {boolean} photo
 * @property {boolean} organization
 *
 * @typedef {Row & {field: string, matches: [number, number][]}} FoundRow
 *
 * @typedef {object} Source
 * @property {boolean} readOnly whether nothing can be changed (embedded data, or the server says so)
 * @property {string} title what the document calls itself, or ''
 *
 * Reading. Each takes an optional AbortSignal in `{signal}` as its last argument.
 * @property {() => Promise<Book>} book `{generation, locale, ordering, count, trash, readOnly, undo}`
 * @property {(view: View) => Promise<Sections>} sections
 *   `{generation, locale, ordering, total, sections: [{number, title, indexTitle, offset, count}]}`
 * @property {(view: View, position: number, count: number) => Promise<Rows>} rows
 *   `{generation, total, position, rows: [Row]}`
 * @property {(view: View, id: number) => Promise<{generation, position, section}|null>} position
 *   `null` where the list doesn't have the contact
 * @property {(id: number) => Promise<Contact>} contact the contact's object, as the server sends it
 * @property {(id: number, revision?: number) => string|null} photoURL an address for `<img>`; `null` where there can be none
 * @property {(id: number, type: string) => string|null} cardURL an address to download its vCard from
 * @property {(query: string, limit: number) => Promise<{generation, rows: [FoundRow]}>} search
 * @property {() => Promise<{groups: [{group, name, count}]}>} groups
 * @property {() => Promise<{orders: [{locale, ordering}]}>} orders those that are ready
 * @property {(locale: string, ordering: string, progress?: ({done, total}) => void) => Promise<{locale, ordering}>}
 *   prepareOrder makes an order if it isn't kept; resolves when it can be used. The locale may come back
 *   in another spelling.
 *
 * Changing (rejected with code `read-only` where nothing can be changed).
 * @property {(contact: object) => Promise<Contact>} create
 * @property {(id: number, revision: number, contact: object) => Promise<Contact>} replace
 *   rejects with code `stale` and `error.problem.current` if it has changed, `invalid` with
 *   `error.problem.errors`
 * @property {(id: number, revision: number) => Promise<void>} remove
 * @property {() => Promise<{label, count}>} undo
 * @property {() => Promise<{contacts: [{id, name, removed}]}>} trash
 * @property {(id: number) => Promise<Contact>} restore
 * @property {() => Promise<{removed: number}>} emptyTrash
 * @property {(file: Blob, filename: string, progress?: (done, total) => void) => Promise<Import>}
 *   startImport
 * @property {(id: string) => Promise<Import>} importState
 * @property {(id: string) => Promise<Import>} confirmImport
 * @property {(id: string) => Promise<void>} forgetImport
 * @property {(format: string, group?: string) => string|null} exportURL
 *
 * Events.
 * @property {(event: string, run: (data) => void) => (() => void)} on
 *   `change` `{generation}`: something has changed, by whomever; `order` `{locale, ordering, state, done,
 *   total}`; `import` `{id, state, done, total}`; `connection` `{online}`. Returns what ends it.
 * @property {() => void} touched call it after a change of one's own: it looks for a new generation at once
 */

/** What the server (or the embedded data) answers instead of what was asked for. */
export class SourceError extends Error {
  /** @param {object} problem `{status, code, title, detail, …}`, as in RFC 9457 */
  constructor(problem) {
    super(problem.detail || problem.title || String(problem.status))
    this.problem = problem
    this.status = problem.status
    this.code = problem.code ?? ''
  }
}

/** The source of this document. */
export function openSource() {
  const data = document.getElementById('data')
  return data ? new EmbeddedSource(JSON.parse(data.textContent)) : new LiveSource('/api/v1')
}
