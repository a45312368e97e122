// Contacts in the document itself: the page as one file, which works from disk and changes nothing.

import { Emitter } from './emitter.js'
import { SourceError } from './source.js'
import { foundIn } from './embedded-search.js'

/**
 * The data, `<script type="application/json" id="data">`:
 *
 *     {
 *       "version": 1, "title": "Family", "locale": "en", "ordering": "shown",
 *       "orders": [{"locale", "ordering", "sections": [{number, title, indexTitle, offset, count}],
 *                   "order": [index of a contact…]}],       the first is the book's own
 *       "rows": [{name, family, detail, favorite, photo, organization}],   by index; `id` is index + 1
 *       "contacts": [CONTACT…],                              by index; `photo` may be a `data:` URI
 *       "groups": [{group, name, members: [index…]}],
 *       "keys": [[[key, field, start, end]…]…]               by index; see embedded-search.js
 *     }
 */
export class EmbeddedSource extends Emitter {
  readOnly = true
  #data

  constructor(data) {
    super()
    this.#data = data
    this.title = data.title ?? ''
    data.rows.forEach((row, index) => Object.assign(row, { id: index + 1, revision: 1 }))
    data.contacts.forEach((contact, index) => Object.assign(contact, { id: index + 1, revision: 1 }))
  }

  async book() {
    const { locale, ordering } = this.#data.orders[0]
    const count = this.#data.rows.length
    return { generation: '1', locale, ordering, count, trash: 0, readOnly: true, undo: null }
  }

  async sections(view) {
    const list = this.#list(view)
    const { locale, ordering } = list.from
    return { generation: '1', locale, ordering, total: list.order.length, sections: list.sections }
  }

  async rows(view, position, count) {
    const list = this.#list(view)
    const indexes = list.order.slice(position, position + count)
    const rows = indexes.map((index, at) => ({ ...this.#data.rows[index], section: list.sectionAt(position + at) }))
    return { generation: '1', total: list.order.length, position, rows }
  }

  async position(view, id) {
    const list = this.#list(view)
    const position = list.order.indexOf(id - 1)
    return position < 0 ? null : { generation: '1', position, section: list.sectionAt(position) }
  }

  async contact(id) {
    const contact = this.#data.contacts[id - 1]
    if (!contact) throw new SourceError({ status: 404, code: 'no-contact' })
    return { ...contact, favorite: this.#data.rows[id - 1].favorite, hasPhoto: this.#data.rows[id - 1].photo }
  }

  photoURL(id) {
    const photo = this.#data.contacts[id - 1]?.photo
    return typeof photo === 'string' && photo.startsWith('data:image/') ? photo : null
  }

  cardURL() {
    return null
  }

  async search(query, limit = 50) {
    return { generation: '1', rows: foundIn(this.#data, query, limit) }
  }

  async groups() {
    return { groups: (this.#data.groups ?? []).map(({ group, name, members }) => ({ group, name, count: members.length })) }
  }

  async orders() {
    return { orders: this.#data.orders.map(({ locale, ordering }) => ({ locale, ordering })) }
  }

  async prepareOrder(locale, ordering) {
    return this.#order({ locale, ordering })
  }

  exportURL() {
    return null
  }

  async trash() {
    return { contacts: [] }
  }

  async touched() {}

  #order({ locale, ordering }) {
    const own = this.#data.orders[0]
    const found = this.#data.orders.find(
      (order) => order.locale === (locale ?? own.locale) && order.ordering === (ordering ?? own.ordering))
    if (!found) throw new SourceError({ status: 409, code: 'order-not-ready' })
    return found
  }

  /** The order of a view, or what a group leaves of it. */
  #list(view) {
    const from = this.#order(view)
    const group = view.group ?? 'all'
    if (group === 'all') return new EmbeddedList(from, from.sections, from.order)
    const members = new Set((this.#data.groups ?? []).find((each) => each.group === group)?.members)
    let offset = 0
    const sections = from.sections.map((section) => {
      const rows = from.order.slice(section.offset, section.offset + section.count)
      const count = rows.filter((index) => members.has(index)).length
      offset += count
      return { ...section, offset: offset - count, count }
    })
    return new EmbeddedList(from, sections, from.order.filter((index) => members.has(index)))
  }
}

for (const change of ['create', 'replace', 'remove', 'undo', 'restore', 'emptyTrash', 'startImport',
  'importState', 'confirmImport', 'forgetImport']) {
  EmbeddedSource.prototype[change] = async () => {
    throw new SourceError({ status: 403, code: 'read-only' })
  }
}

class EmbeddedList {
  constructor(from, sections, order) {
    Object.assign(this, { from, sections, order })
  }

  sectionAt(position) {
    return this.sections.find(({ offset, count }) => position >= offset && position < offset + count)?.number
  }
}
