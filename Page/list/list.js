// The list: a million contacts, of which the document has only those that are seen.

import { element, fill } from '../dom.js'
import { Emitter } from '../data/emitter.js'
import { t } from '../language/language.js'
import { ListModel } from './list-model.js'
import { ListKeys } from './list-keys.js'
import { RowElement } from './row.js'
import { ScrollScale } from './scroll-scale.js'
import { SectionBox } from './section-box.js'

/** What is kept ready above and below what is seen, in rows. */
const overscan = 8
/** After so many milliseconds without a move, scrolling rests. */
const restAfter = 150
/** The list follows changes at most this often, in milliseconds. */
const refreshEvery = 300

/**
 * Events: `model` when the sections have changed, `section` `{section}` when another one is at the top,
 * `active` when the keyboard's row has changed.
 */
export class ContactList extends Emitter {
  /** @type {ListModel|null} */
  model = null
  /** The number of the row that the keyboard is at, and of that row's contact. */
  active = null
  #activeID = null
  #selectedID = null
  #app
  #scroller
  #spacer
  #runway
  #footer
  #scale
  #boxes = []
  #freeBoxes = []
  #freeRows = []
  #drawn = ''
  #section = -1
  #restTimer = 0
  #frame = 0
  #isJumping = false
  #view = {}
  #loading = null
  #again = false
  #ended = new AbortController()
  #allGroups = false

  constructor(app, place) {
    super()
    this.#app = app
    this.#footer = element('div', { class: 'list-footer', id: 'list-footer', 'aria-hidden': 'true' })
    this.#runway = element('div', { class: 'list-runway', role: 'presentation' })
    this.#spacer = element('div', { class: 'list-spacer', role: 'presentation' }, this.#runway, this.#footer)
    this.#scroller = element('div', {
      class: 'list', id: 'list', role: 'listbox', tabIndex: 0, 'aria-label': t('list.label'), 'aria-busy': 'true',
      on: { scroll: () => this.#scrolled(), click: (event) => this.#clicked(event) },
    }, this.#spacer)
    this.#scale = new ScrollScale(this.#scroller)
    place.append(this.#scroller)
    new ListKeys(app, this, this.#scroller)
    const resized = new ResizeObserver(() => this.#resized())
    resized.observe(this.#scroller)
    this.#ended.signal.addEventListener('abort', () => resized.disconnect())
    this.#ended.signal.addEventListener('abort', app.source.on('change', ({ generation }) => this.#heard(generation)))
    this.#measure()
    this.#showWaiting()
  }

  /** Ends the list, so that another one can take its place. */
  end() {
    this.#ended.abort()
    this.model?.end()
    this.#scroller.remove()
  }

  /** Shows a view from its start. */
  show(view) {
    this.#view = view
    this.#allGroups = false
    this.#loading = this.#open(view)
    return this.#loading
  }

  focus() {
    this.#scroller.focus({ preventScroll: true })
  }

  /** Marks the contact that is open; `null` for none. */
  select(id) {
    this.#selectedID = id
    this.#redraw()
  }

  /** Brings a contact's row into view, once the list has caught up with what has changed. */
  async reveal(id) {
    await this.#loading
    const number = await this.model?.numberOf(id)
    if (number === null || number === undefined) return
    this.activate(number, id)
    this.#bringIn(number, 1 / 3)
  }

  /** Puts a section's header at the top. */
  jump(section) {
    if (!this.model) return
    this.#scale.go(this.model.geometry.tops[section])
    // While the strip is dragged, nobody scrolls: what is around is drawn when it rests.
    this.#isJumping = true
    this.#draw()
    this.#moved()
  }

  /** The section at the top. */
  get section() {
    return this.#section
  }

  /** How many rows fit. */
  get rowsInView() {
    return Math.max(1, Math.floor((this.#height - this.headerHeight) / this.rowHeight))
  }

  /** The first row that is whole below the header. */
  get firstInView() {
    const { geometry } = this.model
    return geometry.rowAt(this.#scale.top + this.headerHeight + this.rowHeight - 1)
  }

  /** Makes a row the keyboard's, and brings it into view. */
  moveTo(number) {
    this.activate(number)
    this.#bringIn(number)
  }

  /** Makes a row the keyboard's. */
  activate(number, id = this.model.row(number)?.id ?? null) {
    this.active = number
    this.#activeID = id
    this.#redraw()
    this.emit('active', number)
  }

  /** Opens a row: its contact, or its group. */
  openRow(number, { focus = false } = {}) {
    const row = this.model?.row(number)
    if (!row) return
    if (row.group === 'more') this.#showAllGroups()
    else if (row.group) this.#app.changeView({ group: row.group })
    else this.#app.open(row.id, { focus })
  }

  // What the boxes of sections need.

  takeRow() {
    return this.#freeRows.pop() ?? new RowElement('row-')
  }

  freeRow(row) {
    row.element.remove()
    this.#freeRows.push(row)
  }

  showRow(row, number) {
    const shown = this.model.row(number)
    row.show(number, shown, this.model.geometry.rowCount)
    const isOpen = !!shown && shown.id === this.#selectedID && shown.id !== undefined
    row.mark(number === this.active, isOpen)
  }

  // Loading.

  async #open(view) {
    this.#scroller.setAttribute('aria-busy', 'true')
    try {
      await this.#prepare(view)
      const model = await this.#load(view)
      if (view !== this.#view) return model.end()
      this.active = null
      this.#activeID = null
      this.#take(model, 0)
      markShown()
    } catch (error) {
      if (view === this.#view) this.#recover(view, error)
    }
  }

  /** An order that was chosen once may not be kept any more. */
  async #prepare({ locale, ordering }) {
    if (locale === undefined && ordering === undefined) return
    const book = await this.#app.source.book()
    await this.#app.source.prepareOrder(locale ?? book.locale, ordering ?? book.ordering)
  }

  /** An order that can't be gives way to the book's own. */
  #recover(view, error) {
    const isOwn = view.locale === undefined && view.ordering === undefined
    const isRefused = error.status === 400 || error.code === 'order-not-ready'
    if (isRefused && !isOwn) this.#app.changeView({ locale: undefined, ordering: undefined })
    else this.#failed(error)
  }

  #load(view, options = {}) {
    return ListModel.load(this.#app, view, {
      rowHeight: this.rowHeight, headerHeight: this.headerHeight, allGroups: this.#allGroups,
      loaded: () => this.#redrawSoon(), outdated: () => this.#heard(null), ...options,
    })
  }

  #heard(generation) {
    if (this.model && generation === this.model.generation) return
    this.#again = true
    if (!this.#refreshing) this.#refreshing = this.#refresh()
    this.#loading = this.#refreshing
  }

  #refreshing = null

  async #refresh() {
    await this.#loading
    while (this.#again && !this.#ended.signal.aborted) {
      this.#again = false
      await this.#renew().catch(() => {})
      await new Promise((resume) => setTimeout(resume, this.#again ? refreshEvery : 0))
    }
    this.#refreshing = null
  }

  /** Reads the list anew, and shows it with the row that was at the top where it was. */
  async #renew() {
    const view = this.#view
    const anchor = this.#anchor()
    const model = await this.#load(view, { anchor, around: this.rowsInView + overscan })
    if (view !== this.#view) return model.end()
    const moved = this.#anchor()
    const active = this.#activeID === null ? null : await this.#app.source.position(view, this.#activeID)
    if (view !== this.#view) return model.end()
    const number = anchor && model.anchorPosition !== null ? model.numberAt(model.anchorPosition, anchor.pinned) : null
    // What was scrolled meanwhile is kept.
    const scrolled = this.#scale.top - (anchor?.top ?? 0)
    const top = number === null ? this.#scale.top : model.geometry.rowTop(number) - anchor.below + scrolled
    if (this.active !== null) this.active = active ? model.numberAt(active.position, false) : null
    this.#take(model, moved ? top : 0)
  }

  /** The first row in view: what stays where it is when the list changes. At the start, the start is. */
  #anchor() {
    if (!this.model || this.#scale.top === 0 || !this.model.geometry.rowCount) return null
    const number = this.firstInView
    const id = this.model.row(number)?.id
    if (id === undefined) return null
    const { top } = this.#scale
    return { id, pinned: this.model.isPinned(number), top, below: this.model.geometry.rowTop(number) - top }
  }

  #take(model, top) {
    if (this.model) this.model.end()
    else fill(this.#runway)
    this.model = model
    for (const row of this.#freeRows) row.forget()
    for (const box of [...this.#boxes, ...this.#freeBoxes]) {
      box.section = -1
      for (const row of box.rows) row.forget()
    }
    this.#scroller.lang = model.locale
    this.#scroller.setAttribute('aria-busy', 'false')
    this.#layOut()
    this.#scale.go(top)
    this.#drawn = ''
    this.#section = -1
    this.#draw()
    this.#showEmpty()
    this.emit('model', model)
    this.emit('section', { section: this.#section })
  }

  async #showAllGroups() {
    this.#allGroups = true
    this.#again = true
    this.#heard(null)
  }

  // Drawing.

  /** The rows that the document has. */
  get #rows() {
    return this.#boxes.flatMap(({ rows }) => rows)
  }

  #measure() {
    const style = getComputedStyle(this.#scroller)
    const unit = parseFloat(getComputedStyle(document.documentElement).fontSize)
    const pixels = (name) => Math.round(parseFloat(style.getPropertyValue(name)) * unit)
    this.rowHeight = pixels('--row-height')
    this.headerHeight = pixels('--header-height')
    this.#height = this.#scroller.clientHeight
  }

  #height = 0

  #resized() {
    const old = this.rowHeight
    this.#measure()
    if (!this.model) return this.#showWaiting()
    if (old !== this.rowHeight) return this.#heard(null)
    this.#layOut()
    this.#scale.go(this.#scale.top)
    this.#drawn = ''
    this.#draw()
  }

  /** Gives the list its height: with room at the end, so that every section can be at the top. */
  #layOut() {
    const { geometry } = this.model
    const last = geometry.rowCount ? geometry.tops[geometry.sectionAt(geometry.height)] : 0
    const footer = this.rowHeight
    const whole = geometry.height + footer
    const height = whole > this.#height ? Math.max(whole, last + this.#height) : whole
    this.#scale.resize(height, this.#height)
    this.#spacer.style.height = `${this.#scale.elementHeight}px`
    const { total } = this.model
    this.#footer.textContent = total === 1 ? t('list.one') : total ? t('list.count', { count: total }) : ''
    this.#scroller.setAttribute('aria-description', this.#footer.textContent)
  }

  #scrolled() {
    if (!this.#scale.follow() || !this.model) return
    this.#isJumping = false
    this.#draw()
    this.#moved()
  }

  #moved() {
    clearTimeout(this.#restTimer)
    this.#restTimer = setTimeout(() => {
      this.#scale.rest()
      this.#isJumping = false
      this.#draw()
    }, restAfter)
  }

  #redraw() {
    this.#drawn = ''
    this.#draw()
  }

  /** Draws what has come with the next frame, once, whatever else it draws. */
  #redrawSoon() {
    this.#drawn = ''
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0
      this.#draw()
    })
  }

  /** Puts what is seen, and a little more, into the document. */
  #draw() {
    if (!this.model) return
    const { geometry } = this.model
    const { top, shift } = this.#scale
    this.#tellSection(top)
    // In steps, so that most moves change nothing but the place of the scroll bar.
    const step = (this.#isJumping ? 1 : overscan) * this.rowHeight
    const margin = this.#isJumping ? 0 : 1
    const from = Math.max(0, Math.floor(top / step - margin) * step)
    const to = Math.min(geometry.height, Math.ceil((top + this.#height) / step + margin) * step)
    const drawn = `${from} ${to} ${shift}`
    if (drawn === this.#drawn) return
    this.#drawn = drawn
    this.#drawBoxes(from, to, shift)
    this.#footer.style.transform = `translateY(${Math.min(geometry.height - shift, this.#scale.elementHeight)}px)`
    if (geometry.rowCount) this.model.want(geometry.rowAt(top), geometry.rowAt(top + this.#height) + 1)
    this.#tellActive()
  }

  #drawBoxes(from, to, shift) {
    const parts = this.#parts(from, to, shift)
    const kept = new Map(this.#boxes.map((box) => [box.section, box]))
    const spare = this.#boxes.filter((box) => !parts.some((part) => part.section === box.section))
    this.#boxes = parts.map((part) => kept.get(part.section) ?? spare.shift() ?? this.#freeBoxes.pop() ?? new SectionBox(this))
    for (const box of spare) {
      box.end()
      this.#freeBoxes.push(box)
    }
    parts.forEach((part, at) => {
      const box = this.#boxes[at]
      box.show(part)
      const there = this.#runway.children[at]
      if (there !== box.element) this.#runway.insertBefore(box.element, there ?? null)
    })
  }

  /** The sections between two places, each with its rows there. */
  #parts(from, to, shift) {
    const { geometry, sections } = this.model
    const { rowHeight, headerHeight } = this
    const parts = []
    if (!geometry.rowCount) return parts
    for (let section = geometry.sectionAt(from); section < sections.length && geometry.tops[section] < to; section += 1) {
      if (!sections[section].count) continue
      const start = geometry.tops[section]
      const top = Math.max(start, from)
      const bottom = Math.min(geometry.tops[section + 1], to)
      const rowsTop = start + headerHeight
      const first = Math.max(0, Math.floor((top - rowsTop) / rowHeight))
      const last = Math.min(sections[section].count, Math.max(0, Math.ceil((bottom - rowsTop) / rowHeight)))
      parts.push({
        section, title: sections[section].title, from: geometry.firstRows[section] + first,
        to: geometry.firstRows[section] + last, top: top - shift, height: bottom - top,
        firstRowTop: rowsTop + first * rowHeight - top, rowHeight,
      })
    }
    return parts
  }

  #tellSection(top) {
    const section = this.model.geometry.rowCount ? this.model.geometry.sectionAt(top) : -1
    if (section === this.#section) return
    this.#section = section
    this.emit('section', { section })
  }

  /** Assistive technology follows the keyboard's row, where that is in the document. */
  #tellActive() {
    const row = this.active === null ? undefined : this.#rows.find(({ number }) => number === this.active)
    if (row) this.#scroller.setAttribute('aria-activedescendant', row.element.id)
    else this.#scroller.removeAttribute('aria-activedescendant')
  }

  #bringIn(number, part = null) {
    const { geometry } = this.model
    const top = geometry.rowTop(number)
    const isAbove = top < this.#scale.top + this.headerHeight
    const isBelow = top + this.rowHeight > this.#scale.top + this.#height
    if (!isAbove && !isBelow) return
    const room = this.#height - this.headerHeight - this.rowHeight
    const below = part !== null ? room * part : isAbove ? 0 : room
    // The first row of a section comes with its own header.
    this.#scale.go(top - this.headerHeight - below)
    this.#draw()
    this.#moved()
  }

  // What there is instead of rows.

  #showWaiting() {
    if (this.model) return
    const count = Math.ceil(this.#height / this.rowHeight)
    const rows = Array.from({ length: count }, (_, at) => {
      const row = new RowElement('waiting-')
      row.show(at, undefined, count)
      row.element.style.transform = `translateY(${this.headerHeight + at * this.rowHeight}px)`
      row.element.setAttribute('role', 'presentation')
      return row.element
    })
    fill(this.#runway, element('div', { class: 'section waiting-section', 'aria-hidden': 'true' }, rows))
  }

  #showEmpty() {
    this.#scroller.parentElement.querySelector('.list-message')?.remove()
    if (this.model.geometry.rowCount) return
    this.#say(element('p', { class: 'list-message-title', text: t('list.empty') }),
      this.#app.source.readOnly ? null : element('p', { text: t('list.empty.hint') }))
  }

  #failed(error) {
    this.#scroller.parentElement.querySelector('.list-message')?.remove()
    fill(this.#runway)
    const again = () => (this.#scroller.parentElement.querySelector('.list-message').remove(), this.show(this.#view))
    this.#say(
      element('p', { class: 'list-message-title', text: t('list.failed') }), element('p', { text: error.message }),
      element('button', { type: 'button', class: 'button', text: t('list.retry'), on: { click: again } }))
  }

  #say(...parts) {
    this.#scroller.after(element('div', { class: 'list-message' }, parts))
  }

  #clicked({ target }) {
    const row = target.closest('.row')
    if (!row || !this.model) return
    const shown = this.#rows.find(({ element }) => element === row)
    if (!shown) return
    this.activate(shown.number)
    this.openRow(shown.number)
  }
}

/** Notes for measurements when the frame with the first rows has been made. */
function markShown() {
  requestAnimationFrame(() => setTimeout(() => performance.mark('list-shown')))
}
