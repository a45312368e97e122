// What is seen of a section: its header, which sticks to the top of the list, and some of its rows.

import { element } from '../dom.js'

export class SectionBox {
  section = -1
  #list
  #top = NaN
  #height = NaN
  #title = element('span')
  #header = element('div', { class: 'section-header', 'aria-hidden': 'true' }, this.#title)
  /** The rows in their order, as numbers one after the other. */
  rows = []
  element = element('div', { class: 'section', role: 'group' }, this.#header)

  /** @param {{takeRow: () => RowElement, freeRow: (row) => void, showRow: (row, number) => void}} list */
  constructor(list) {
    this.#list = list
  }

  /**
   * @param {{section: number, title: string, lang: string, from: number, to: number, top: number,
   *   height: number, firstRowTop: number, rowHeight: number}} part the rows `from..<to`, and the pixels
   *   that the box has from where the list's element begins; `firstRowTop` from where the box begins
   */
  show(part) {
    if (part.section !== this.section) this.#name(part)
    this.#place(part)
    this.#setRows(part.from, part.to)
    for (const row of this.rows) this.#list.showRow(row, row.number)
    this.#placeRows(part)
  }

  end() {
    for (const row of this.rows) this.#list.freeRow(row)
    this.rows = []
    this.element.remove()
  }

  #name({ section, title }) {
    this.section = section
    this.#title.textContent = title
    this.element.setAttribute('aria-label', title)
  }

  #place({ top, height }) {
    if (top !== this.#top) this.element.style.top = `${(this.#top = top)}px`
    if (height !== this.#height) this.element.style.height = `${(this.#height = height)}px`
  }

  /** Adds rows at either end and removes them there; rows that stay keep their elements. */
  #setRows(from, to) {
    const first = this.rows[0]?.number ?? from
    const overlaps = first < to && from < first + this.rows.length
    if (!overlaps) this.rows.forEach((row, at) => (row.wanted = from + at))
    else this.rows.forEach((row) => (row.wanted = row.number))
    this.rows = this.rows.filter((row) => {
      if (row.wanted >= from && row.wanted < to) return true
      this.#list.freeRow(row)
      return false
    })
    for (const row of this.rows) row.number !== row.wanted && this.#list.showRow(row, row.wanted)
    while ((this.rows[0]?.number ?? from) > from) this.#add(this.rows[0].number - 1, true)
    while (from + this.rows.length < to) this.#add(from + this.rows.length, false)
  }

  #add(number, atStart) {
    const row = this.#list.takeRow()
    this.#list.showRow(row, number)
    if (atStart) {
      this.element.insertBefore(row.element, this.rows[0].element)
      this.rows.unshift(row)
    } else {
      this.element.append(row.element)
      this.rows.push(row)
    }
  }

  #placeRows({ firstRowTop, rowHeight }) {
    this.rows.forEach((row, at) => {
      const y = firstRowTop + at * rowHeight
      if (row.y !== y) row.element.style.transform = `translateY(${(row.y = y)}px)`
    })
  }
}
