// Contacts in the document itself: the page as one file, which works from disk and changes nothing.

import { familyRange } from '../contact/names.js'
import { groupNames, groupOf, isFavorite } from '../groups/membership.js'
import { Emitter } from './emitter.js'
import { detailOf } from './embedded-detail.js'
import { EmbeddedSearch } from './embedded-search.js'
import { SourceError } from './source.js'

/**
 * The data, `<script type="application/json" id="data">`:
 *
 *     {
 *       "version": 1, "title": "Family",
 *       "orders": [{"locale", "ordering", "sections": [{number, title, indexTitle, offset, count}],
 *                   "order": [index of a contact…]}],       the first is the book's own
 *       "contacts": [CONTACT…],                              `photo` may be a `data:` address
 *       "readings": {"shapes", "texts"}                      see embedded-search.js
 *     }
 *
 * The number of a contact, its `id`, is its index and one. Rows and groups are made of contacts.
 */
export class EmbeddedSource extends Emitter {
  readOnly = true
  #data
  #rows = []
  #groups = null
  #search = null

  constructor(data) {
    super()
    this.#data = data
    this.title = data.title ?? ''
  }

  async book() {
    const { locale, ordering, order } = this.#data.orders[0]
    return { generation: '1', locale, ordering, count: order.length, trash: 0, readOnly: true, undo: null }
  }

  async sections(view) {
    const list = this.#list(view)
    const { locale, ordering } = list.from
    return { generation: '1', locale, ordering, total: list.order.length, sections: list.sections }
  }

  async rows(view, position, count) {
    const list = this.#list(view)
    const indexes = list.order.slice(position, position + count)
    const rows = indexes.map((index, at) => ({ ...this.#row(index), section: list.sectionAt(position + at) }))
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
    return { ...contact, id, revision: 1, favorite: isFavorite(contact), hasPhoto: hasPhoto(contact) }
  }

  photoURL(id) {
    const contact = this.#data.contacts[id - 1]
    return contact && hasPhoto(contact) ? contact.photo : null
  }

  cardURL() {
    return null
  }

  async search(query, limit = 50) {
    const { contacts, orders, readings } = this.#data
    this.#search ??= new EmbeddedSearch(contacts, orders[0].order, readings)
    const found = this.#search.find(query, limit)
    const rows = found.map(({ index, field, matches }) => ({ ...this.#row(index), section: 0, field, matches }))
    return { generation: '1', rows }
  }

  async groups() {
    const groups = [...this.#members()].map(([group, { name, members }]) => ({ group, name, count: members.size }))
    return { groups: groups.filter(({ count }) => count > 0) }
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

  #row(index) {
    return (this.#rows[index] ??= rowOf(this.#data.contacts[index], index + 1))
  }

  #order({ locale, ordering }) {
    const own = this.#data.orders[0]
    const found = this.#data.orders.find(
      (order) => order.locale === (locale ?? own.locale) && order.ordering === (ordering ?? own.ordering))
    // What the browser remembers may be of another document.
    return found ?? own
  }

  /** The order of a view, or what a group leaves of it. */
  #list(view) {
    const from = this.#order(view)
    const group = view.group ?? 'all'
    if (group === 'all') return new EmbeddedList(from, from.sections, from.order)
    const members = this.#members().get(group)?.members ?? new Set()
    let offset = 0
    const sections = from.sections.map((section) => {
      const rows = from.order.slice(section.offset, section.offset + section.count)
      const count = rows.filter((index) => members.has(index)).length
      offset += count
      return { ...section, offset: offset - count, count }
    })
    return new EmbeddedList(from, sections, from.order.filter((index) => members.has(index)))
  }

  /** The members of each group, the favourites first, then by name. */
  #members() {
    return (this.#groups ??= groupsOf(this.#data.contacts))
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

function hasPhoto({ photo }) {
  return /^data:image\/(png|jpeg|gif|webp);base64,/.test(photo ?? '')
}

/** What lists show of a contact. */
function rowOf(contact, id) {
  const { name, family, kind } = contact
  return {
    id, revision: 1, name, family: familyRange(name, family), detail: detailOf(contact), favorite: isFavorite(contact),
    photo: hasPhoto(contact), organization: kind === 'org',
  }
}

function groupsOf(contacts) {
  const groups = new Map()
  const add = (group, name, index) => {
    if (!groups.has(group)) groups.set(group, { name, members: new Set() })
    groups.get(group).members.add(index)
  }
  const persons = contacts.map((contact, index) => [contact, index]).filter(([{ kind }]) => kind !== 'group')
  for (const [contact, index] of persons) if (isFavorite(contact)) add('favorites', 'starred', index)
  for (const [contact, index] of persons) for (const name of groupNames(contact)) add(groupOf(name), name, index)
  const bare = (uid) => uid.replace(/^urn:uuid:/i, '').toLowerCase()
  const places = new Map(persons.filter(([{ uid }]) => uid).map(([{ uid }, index]) => [bare(uid), index]))
  contacts.forEach((contact, index) => {
    if (contact.kind !== 'group') return
    const members = (contact.members ?? []).map((uid) => places.get(bare(uid))).filter((place) => place !== undefined)
    for (const member of members) add(`members:${index + 1}`, contact.name, member)
  })
  const order = new Intl.Collator().compare
  const isFirst = (group) => Number(group === 'favorites')
  return new Map([...groups].sort(([one, a], [other, b]) => isFirst(other) - isFirst(one) || order(a.name, b.name)))
}
