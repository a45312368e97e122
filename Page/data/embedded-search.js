// Finding in the document's own contacts: by names as they are written or read, by initials and the keys of a
// telephone, by other names, organisations, addresses and numbers. The program's search says the same.

import { Readings, typedCodes, unitsOf } from './name-units.js'
import { Pattern, joinedRank } from './unit-matching.js'

/** How many nicknames, addresses and so on of a contact count. */
const mostValues = 4
/** The order of what is found, behind names. */
const later = { nickname: 32, organization: 33, email: 34, telephone: 35 }

export class EmbeddedSearch {
  #contacts
  #order
  #readings
  #prepared = []

  /** @param {object[]} contacts @param {number[]} order the contacts of the list, in its order */
  constructor(contacts, order, readings) {
    this.#contacts = contacts
    this.#order = order
    this.#readings = new Readings(readings)
  }

  /** The contacts that have all words of a query, the best first: `{index, field, matches}`. */
  find(query, limit) {
    const terms = query.split(/\s+/u).slice(0, 16).map((word) => new Term(word)).filter(({ isEmpty }) => !isEmpty)
    if (!terms.length) return []
    const found = []
    for (const index of this.#order) {
      const hit = this.#inName(index, terms) ?? this.#anywhere(index, terms)
      if (hit) found.push({ index, ...hit })
    }
    return found.sort((one, other) => one.rank - other.rank).slice(0, limit)
  }

  /** All terms in the name, each in a place of its own. */
  #inName(index, terms) {
    const { name } = this.#fields(index)
    const places = []
    let rank = null
    for (const term of terms) {
      const place = term.inName(name, places)
      if (!place) return null
      places.push(place)
      rank = rank === null ? place.rank : joinedRank(rank, place.rank)
    }
    places.sort((one, other) => one.from - other.from)
    return { field: 'name', rank, matches: joined(places.map((place) => rangeOf(name, place))) }
  }

  /** Each term in any field; the best of them says where. */
  #anywhere(index, terms) {
    const fields = this.#fields(index)
    const hits = terms.map((term) => term.anywhere(fields))
    if (hits.includes(null)) return null
    const [best] = hits.sort((one, other) => one.rank - other.rank)
    return { field: best.field, rank: Math.max(best.rank, later.nickname), matches: best.matches ?? [] }
  }

  #fields(index) {
    return (this.#prepared[index] ??= this.#prepare(this.#contacts[index]))
  }

  #prepare(contact) {
    const units = (texts) => texts.filter(Boolean).map((text) => unitsOf(text, this.#readings))
    const { name, family = '', given = '' } = contact
    const list = (key) => (contact[key] ?? []).slice(0, mostValues)
    const phonetic = [contact.phoneticFamily, contact.phoneticGiven].filter(Boolean).join(' ')
    const parts = [family, given].filter((part) => !name.includes(part))
    return {
      name: unitsOf(name, this.#readings),
      nickname: units([phonetic, list('sortAs').join(' '), ...parts, ...list('nicknames')]),
      organization: units(list('organization').filter((text) => text !== name)),
      emails: list('emails').map(({ value }) => value.toLowerCase().replace(/\s/g, '')),
      phones: list('phones').map(({ value }) => digitsOf(value)),
    }
  }
}

/** A word of a query. */
class Term {
  #patterns
  #word
  #digits

  constructor(word) {
    const codes = typedCodes(word)
    const isKeypad = codes.length > 0 && codes.every((code) => /^[2-9]$/.test(code))
    this.#patterns = codes.length ? [new Pattern(codes), ...(isKeypad ? [new Pattern(codes, true)] : [])] : []
    this.#word = word.toLowerCase()
    this.#digits = /^[0-9+\-()./]+$/.test(word) ? digitsOf(word) : null
  }

  get isEmpty() {
    return !this.#patterns.length
  }

  inName(units, taken) {
    const found = this.#patterns.map((pattern) => pattern.find(units, { taken })).filter(Boolean)
    return found.sort((one, other) => one.rank - other.rank)[0] ?? null
  }

  anywhere({ name, nickname, organization, emails, phones }) {
    const place = this.inName(name, [])
    if (place) return { field: 'name', rank: place.rank, matches: [rangeOf(name, place)] }
    const isIn = (texts) => texts.some((units) => this.#patterns[0].find(units, { onlyAtWords: true }))
    const found = {
      nickname: () => isIn(nickname), organization: () => isIn(organization),
      email: () => emails.some((address) => this.#isIn(address)), telephone: () => phones.some((number) => this.#isNumber(number)),
    }
    const field = Object.keys(found).find((name) => found[name]())
    return field ? { field, rank: later[field] } : null
  }

  #isIn(address) {
    return address.startsWith(this.#word) || address.slice(address.lastIndexOf('@') + 1).startsWith(this.#word)
  }

  #isNumber({ all, national }) {
    const typed = this.#digits
    if (!typed?.all) return false
    const isEnd = typed.typed.length > 2 && all.endsWith(typed.typed)
    return isEnd || all.startsWith(typed.all) || national.startsWith(typed.all)
  }
}

/** Calling codes of countries that have two digits; those that begin with 1 or 7 have one, all others three. */
const twoDigits = new Set((
  '20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 '
  + '91 92 93 94 95 98').split(' '))

/** The digits of a number: as typed, all that count, and those behind the calling code of a country. */
function digitsOf(number) {
  const typed = number.replace(/[^0-9]/g, '')
  const all = typed.replace(/^0+/, '')
  const isInternational = /^[^0-9]*\+/.test(number) || typed.startsWith('00')
  const length = !isInternational || all.length < 4 ? 0 : /^[17]/.test(all) ? 1 : twoDigits.has(all.slice(0, 2)) ? 2 : 3
  return { typed, all, national: all.slice(length).replace(/^0+/, '') }
}

/** Where in a name a place of units is. */
function rangeOf(units, { from, to }) {
  return [units[from].start, units[to - 1].end]
}

/** Ascending ranges, those that touch made one. */
function joined(ranges) {
  const made = []
  for (const [start, end] of ranges) {
    const last = made.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else made.push([start, end])
  }
  return made
}
