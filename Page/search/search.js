// The search field, and what it finds as one types.

import { element, fill, icon, iconButton } from '../dom.js'
import { t } from '../language/language.js'
import { RowElement } from '../list/row.js'

/** How long typing rests before it is searched for, in milliseconds. */
const restBefore = 40
const limit = 50

export class Search {
  #app
  #body
  #input
  #clear
  #results
  #message
  #panel
  #timer = 0
  #request = new AbortController()
  #rows = []
  #active = -1
  #shownQuery = ''
  #forget

  /** @param {HTMLElement} body what the list is in; results take its place */
  constructor(app, body) {
    this.#app = app
    this.#body = body
    this.#results = element('div', {
      class: 'results', id: 'results', role: 'listbox', 'aria-label': t('search.results'),
      on: { click: (event) => this.#clicked(event), mousedown: (event) => event.preventDefault() },
    })
    this.#message = element('div', { class: 'results-message' })
    this.#panel = element('div', { class: 'results-panel', hidden: true }, this.#results, this.#message)
    body.append(this.#panel)
    this.#input = element('input', {
      type: 'search', class: 'search-input', id: 'search', role: 'combobox', placeholder: t('search.placeholder'),
      autocomplete: 'off', spellcheck: false, enterKeyHint: 'search', 'aria-label': t('search.label'),
      'aria-expanded': 'false', 'aria-controls': 'results', 'aria-autocomplete': 'list', 'aria-keyshortcuts': '/',
      on: { input: () => this.#typed(), keydown: (event) => this.#key(event), search: () => this.#typed() },
    })
    this.#clear = iconButton('close', t('search.clear'), () => (this.clear(), this.focus()), { hidden: true })
    this.field = element(
      'div', { class: 'search-field', role: 'search' }, icon('search'), this.#input, this.#clear,
      element('kbd', { class: 'search-key', 'aria-hidden': 'true', text: '/' }))
    this.#forget = app.source.on('change', () => this.#find())
  }

  /** Ends it, so that another one can take its place. */
  end() {
    clearTimeout(this.#timer)
    this.#request.abort()
    this.#forget()
  }

  /** Whether results take the list's place. */
  get isActive() {
    return !this.#panel.hidden
  }

  focus() {
    this.#input.focus()
    this.#input.select()
  }

  clear() {
    this.#input.value = ''
    this.#typed()
  }

  /** What was searched for, to be kept when the field is built anew. */
  get query() {
    return this.#input.value
  }

  #typed() {
    this.#clear.hidden = !this.#input.value
    clearTimeout(this.#timer)
    if (!this.#input.value.trim()) return this.#close()
    this.#timer = setTimeout(() => this.#find(), restBefore)
  }

  #close() {
    this.#request.abort()
    this.#panel.hidden = true
    this.#body.classList.remove('searched')
    this.#rows = []
    this.#shownQuery = ''
    fill(this.#results)
    fill(this.#message)
    this.#activate(-1)
    this.#input.setAttribute('aria-expanded', 'false')
    this.#app.announce('')
  }

  async #find() {
    const query = this.#input.value.trim()
    if (!query) return
    // An answer that was overtaken is never shown.
    this.#request.abort()
    const request = (this.#request = new AbortController())
    try {
      const { rows } = await this.#app.source.search(query, limit, { signal: request.signal })
      if (!request.signal.aborted) this.#show(query, rows)
    } catch (error) {
      if (!request.signal.aborted) fill(this.#message, element('p', { text: error.message }))
    }
  }

  #show(query, rows) {
    const kept = query === this.#shownQuery ? this.#rows[this.#active]?.id : undefined
    this.#rows = rows
    this.#shownQuery = query
    this.#panel.hidden = false
    this.#body.classList.add('searched')
    this.#results.hidden = !rows.length
    this.#results.lang = this.#app.list.model?.locale ?? ''
    fill(this.#results, rows.map((row, at) => foundElement(this.#withPhoto(row), at, rows.length, query)))
    if (kept === undefined) this.#panel.scrollTop = 0
    this.#input.setAttribute('aria-expanded', String(rows.length > 0))
    this.#tell(query, rows.length)
    const at = rows.findIndex(({ id }) => id === kept)
    this.#activate(at < 0 && rows.length ? 0 : at)
  }

  #withPhoto(row) {
    return row.photo ? { ...row, photoURL: this.#app.source.photoURL(row.id, row.revision) } : row
  }

  #tell(query, count) {
    const said = !count ? t('search.none', { query }) : count === 1 ? t('search.one') : t('search.count', { count })
    this.#app.announce(said)
    if (!count) {
      fill(this.#message, icon('search'), element('p', { class: 'list-message-title', text: said }),
        element('p', { text: t('search.none.hint') }))
    } else fill(this.#message, count >= limit ? element('p', { text: t('search.more', { count: limit }) }) : null)
  }

  #key(event) {
    if (event.isComposing) return
    const last = this.#rows.length - 1
    const moves = { ArrowDown: this.#active + 1, ArrowUp: this.#active - 1, PageDown: this.#active + 8, PageUp: this.#active - 8 }
    if (event.key in moves && last >= 0) this.#activate(Math.min(Math.max(0, moves[event.key]), last), true)
    else if (event.key === 'ArrowDown' && !this.isActive) this.#app.list.focus()
    else if (event.key === 'Enter') this.#open(this.#active, true)
    else if (event.key === 'Escape') this.#leave()
    else return
    event.preventDefault()
  }

  /** Esc empties the field, then leaves it. */
  #leave() {
    if (this.#input.value) this.clear()
    else this.#app.list.focus()
  }

  #activate(at, bringIn = false) {
    this.#results.children[this.#active]?.classList.remove('active')
    this.#results.children[this.#active]?.setAttribute('aria-selected', 'false')
    this.#active = at
    const row = this.#results.children[at]
    row?.classList.add('active')
    row?.setAttribute('aria-selected', 'true')
    if (row) this.#input.setAttribute('aria-activedescendant', row.id)
    else this.#input.removeAttribute('aria-activedescendant')
    if (bringIn) row?.scrollIntoView({ block: 'nearest' })
  }

  #clicked({ target }) {
    const row = target.closest('.row')
    if (row) this.#open([...this.#results.children].indexOf(row), false)
  }

  #open(at, focus) {
    const row = this.#rows[at]
    if (!row) return
    this.#activate(at)
    this.#app.open(row.id, { focus })
    this.#app.reveal(row.id)
  }
}

/** A row of the results, with what matched marked. */
function foundElement(row, at, count, query) {
  const shown = new RowElement('found-')
  shown.show(at, row, count)
  shown.markMatches(row, query)
  return shown.element
}
