// What a list has: its sections, the pinned ones in front of them, and where their rows come from.

import { t } from '../language/language.js'
import { RowPages } from '../data/row-pages.js'
import { Geometry } from './geometry.js'

/** How many groups are shown before “more”. */
const fewGroups = 4
const attempts = 4

/**
 * @typedef {object} ListSection
 * @property {string} key what it is called from one generation to the next
 * @property {string} title
 * @property {string} indexTitle what the strip shows
 * @property {string} [icon] what the strip shows instead
 * @property {boolean} pinned
 * @property {number} count
 * @property {number} offset where its rows begin in their pages
 * @property {RowPages} [pages]
 * @property {object[]} [rows] rows that are all here
 */
export class ListModel {
  /** @type {ListSection[]} */
  sections
  /** @type {Geometry} */
  geometry
  generation
  locale
  ordering

  /**
   * Reads what a view has; with an anchor, also the rows around it.
   *
   * @param {object} app
   * @param {import('../data/source.js').View} view
   * @param {{loaded: () => void, outdated: () => void, rowHeight: number, headerHeight: number,
   *   allGroups: boolean, anchor?: {id: number, pinned: boolean}, around?: number}} options
   */
  static async load(app, view, options) {
    for (let attempt = 1; ; attempt += 1) {
      const model = new ListModel(app, view, options)
      const agrees = await model.#load(options)
      // A change in between: what was read doesn't belong together. Under many changes, take what there is.
      if (agrees || attempt === attempts) return model
      model.end()
    }
  }

  constructor(app, view, options) {
    this.app = app
    this.view = view
    this.told = options
    this.hasPinned = (view.group ?? 'all') === 'all'
  }

  /** The row of a number; `undefined` while it isn't there. */
  row(number) {
    const section = this.geometry.sectionOf(number)
    const { pages, rows, offset } = this.sections[section]
    const at = number - this.geometry.firstRows[section]
    return rows ? rows[at] : this.#completed(pages.row(offset + at))
  }

  /** Says which rows are seen, so that they are fetched. */
  want(from, to) {
    for (const pages of [this.all, this.favorites]) {
      const range = pages && this.#range(pages, from, to)
      if (range) pages.want(...range)
    }
  }

  /** The number of a row in this list by its place in its pages. */
  numberAt(position, pinned) {
    const pages = pinned ? this.favorites : this.all
    const section = this.sections.findLastIndex((each) => each.pages === pages && each.count && each.offset <= position)
    if (section < 0) return null
    const at = position - this.sections[section].offset
    return at < this.sections[section].count ? this.geometry.firstRows[section] + at : null
  }

  /** The number of a contact's row in the alphabetical part; `null` if it has none. */
  async numberOf(id) {
    const place = await this.app.source.position(this.view, id)
    return place && this.numberAt(place.position, false)
  }

  isPinned(number) {
    return this.sections[this.geometry.sectionOf(number)].pinned
  }

  end() {
    this.all?.end()
    this.favorites?.end()
  }

  async #load({ anchor, around = 60 }) {
    const { source } = this.app
    const pages = (view) => new RowPages(source, view, this.told)
    this.all = pages(this.view)
    if (this.hasPinned) this.favorites = pages({ ...this.view, group: 'favorites' })
    const [sections, first, favorites, { groups }, place] = await Promise.all([
      source.sections(this.view),
      source.rows(this.view, 0, 100),
      this.hasPinned ? source.rows({ ...this.view, group: 'favorites' }, 0, 100) : null,
      this.hasPinned ? source.groups() : { groups: [] },
      anchor ? source.position(anchor.pinned ? { ...this.view, group: 'favorites' } : this.view, anchor.id) : null,
    ])
    this.all.put(0, first.rows)
    if (favorites?.total) this.favorites.put(0, favorites.rows)
    else this.favorites = null
    this.#arrange(sections, favorites?.total ?? 0, groups)
    this.anchorPosition = place?.position ?? null
    const near = place ? await this.#fetchAround(anchor, place.position, around) : []
    return [first, favorites, place, ...near].every((each) => !each || each.generation === this.generation)
  }

  #fetchAround(anchor, position, around) {
    const pages = anchor.pinned ? this.favorites : this.all
    return pages ? pages.fetch(Math.max(0, position - around), Math.min(this.total, position + around)) : []
  }

  #arrange({ generation, locale, ordering, total, sections }, favoriteCount, groups) {
    Object.assign(this, { generation, locale, ordering, total })
    this.told.generation = generation
    const plain = sections.map((section) => ({
      key: `${section.number}`, title: section.title, indexTitle: section.indexTitle || section.title,
      count: section.count, offset: section.offset, pages: this.all, pinned: false,
    }))
    this.sections = [...this.#pinned(favoriteCount, groups), ...plain]
    const { rowHeight, headerHeight } = this.told
    this.geometry = new Geometry(this.sections.map(({ count }) => count), rowHeight, headerHeight)
  }

  #pinned(favoriteCount, groups) {
    const others = groups.filter(({ group }) => group !== 'favorites')
    const made = []
    if (favoriteCount) {
      made.push({
        key: 'favorites', title: t('list.favorites'), indexTitle: '★', icon: 'star', count: favoriteCount, offset: 0,
        pages: this.favorites, pinned: true,
      })
    }
    if (others.length) {
      const rows = this.#groupRows(others)
      made.push({
        key: 'groups', title: t('list.groups'), indexTitle: '☰', icon: 'people', count: rows.length, offset: 0, rows,
        pinned: true,
      })
    }
    return made
  }

  #groupRows(groups) {
    const isCut = !this.told.allGroups && groups.length > fewGroups + 1
    const rows = groups.slice(0, isCut ? fewGroups : undefined).map(({ group, name, count }) => ({
      group, name, detail: count === 1 ? t('list.one') : t('list.count', { count }),
    }))
    if (isCut) rows.push({ group: 'more', name: t('list.groups.more', { count: groups.length - fewGroups }), icon: 'more' })
    return rows
  }

  #completed(row) {
    if (row?.photo && row.photoURL === undefined) row.photoURL = this.app.source.photoURL(row.id, row.revision)
    return row
  }

  /** The part of the rows `from..<to` that is in some pages, as positions in them and their count. */
  #range(pages, from, to) {
    let range = null
    const { firstRows } = this.geometry
    for (let at = this.geometry.sectionOf(from); at < this.sections.length && firstRows[at] < to; at += 1) {
      const { offset, count, pages: own } = this.sections[at]
      if (own !== pages || !count) continue
      const first = offset + Math.max(0, from - firstRows[at])
      const last = offset + Math.min(count, to - firstRows[at])
      range = [range?.[0] ?? first, last]
    }
    return range && [...range, pages === this.all ? this.total : this.sections.find((each) => each.pages === pages).count]
  }
}
