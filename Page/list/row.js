// A row: photo or monogram, the name with the family name in bold, a detail. It is filled again and again.

import { element, icon, marked } from '../dom.js'
import { t } from '../language/language.js'
import { monogram, tint } from './monogram.js'

/** The fields whose matches are ranges of the name. */
const nameFields = new Set(['name', 'nameReading', 'laterName', 'laterReading', 'otherReading', 'initials'])

/** How many there are, so that each has an id of its own. */
let made = 0

export class RowElement {
  /** The row's number in the list; -1 while it has none. */
  number = -1
  /** The number it is about to have, and its place in its box. */
  wanted = -1
  y = NaN
  #marks = ''
  #shown = null
  #count = 0
  #isWaiting = null
  #before = document.createTextNode('')
  #family = document.createTextNode('')
  #after = document.createTextNode('')
  #name = element('bdi', {}, this.#before, element('b', {}, this.#family), this.#after)
  #detailText = document.createTextNode('')
  #detail = element('bdi', {}, this.#detailText)
  #monogram = document.createTextNode('')
  #avatar = element('span', { class: 'avatar', 'aria-hidden': 'true' })
  #star = icon('star', 'icon filled row-star')
  element = element(
    'div', { class: 'row', role: 'option' }, this.#avatar,
    element('span', { class: 'row-text' },
      element('span', { class: 'row-name' }, this.#name), element('span', { class: 'row-detail' }, this.#detail)))

  /** @param {string} prefix what its id begins with; it keeps that, whichever row it shows */
  constructor(prefix) {
    this.element.id = `${prefix}${(made += 1)}`
  }

  /** Shows a row of the list; `undefined` for one that hasn't come yet. */
  show(number, row, count) {
    if (number === this.number && row === this.#shown) return
    this.#setPlace(number, count)
    this.#shown = row
    this.#setWaiting(!row)
    if (!row) this.#write('', null, '')
    else if (row.group) this.#showGroup(row)
    else this.#showContact(row)
  }

  // What stays as it is isn't written: each write makes the browser look at the row again.

  #setPlace(number, count) {
    if (number !== this.number) this.element.setAttribute('aria-posinset', number + 1)
    if (count !== this.#count) this.element.setAttribute('aria-setsize', count)
    this.number = number
    this.#count = count
  }

  #setWaiting(isWaiting) {
    if (isWaiting === this.#isWaiting) return
    this.#isWaiting = isWaiting
    this.element.classList.toggle('waiting', isWaiting)
    this.element.setAttribute('aria-busy', isWaiting)
  }

  /** Says that what it shows may be of another list by now. */
  forget() {
    this.number = -1
    this.#shown = null
  }

  /** Whether it is the keyboard's row, and whether its contact is open. */
  mark(isActive, isOpen) {
    const marks = `${isActive} ${isOpen}`
    if (marks === this.#marks) return
    this.#marks = marks
    this.element.classList.toggle('active', isActive)
    this.element.classList.toggle('open', isOpen)
    this.element.setAttribute('aria-selected', isOpen)
  }

  /** Marks what was searched for: in the name, or in the detail where that has it. */
  markMatches({ name, family, detail, field, matches }, query) {
    if (nameFields.has(field)) this.#name.replaceChildren(...markedName(name, family, matches ?? []))
    else this.#detail.replaceChildren(...marked(detail ?? '', rangesOf(query, detail ?? '')))
  }

  #showContact(row) {
    this.#write(row.name || t('list.noName'), row.family, row.detail ?? '')
    this.#setClass(`avatar tint-${tint(row.name)}${row.organization ? ' square' : ''}`)
    this.#setMonogram(monogram(row), row.organization ? 'company' : 'person')
    if (row.favorite) this.element.append(this.#star)
    else this.#star.remove()
    if (row.photo) this.#loadPhoto(row)
  }

  #showGroup(row) {
    this.#write(row.name, null, row.detail ?? '')
    this.#setClass('avatar group')
    this.#avatar.replaceChildren(icon(row.icon ?? 'people'))
    this.#star.remove()
  }

  #setMonogram(letters, otherwise) {
    write(this.#monogram, letters)
    if (!letters) this.#avatar.replaceChildren(icon(otherwise))
    else if (this.#avatar.firstChild !== this.#monogram) this.#avatar.replaceChildren(this.#monogram)
  }

  /** The photo takes the monogram's place when it has come. */
  #loadPhoto(row) {
    if (!row.photoURL) return
    const photo = new Image()
    photo.decoding = 'async'
    photo.alt = ''
    photo.addEventListener('load', () => this.#shown === row && this.#avatar.replaceChildren(photo))
    photo.src = row.photoURL
  }

  #write(name, family, detail) {
    const [start, end] = family ?? [0, 0]
    write(this.#before, name.slice(0, start))
    write(this.#family, name.slice(start, end))
    write(this.#after, name.slice(end))
    write(this.#detailText, detail)
    this.element.classList.toggle('plain', !detail)
  }

  #setClass(name) {
    if (this.#avatar.className !== name) this.#avatar.className = name
  }
}

function write(node, text) {
  if (node.data !== text) node.data = text
}

/** A name in which the family name is bold and what matched is marked. */
function markedName(name, family, ranges) {
  const [start, end] = family ?? [0, 0]
  const part = (from, to) => {
    const inside = ranges.map(([first, last]) => [Math.max(first, from) - from, Math.min(last, to) - from])
    return marked(name.slice(from, to), inside.filter(([first, last]) => first < last))
  }
  return [...part(0, start), element('b', {}, part(start, end)), ...part(end, name.length)]
}

/** Where a text has what was typed: as it is, or its digits one after the other. */
function rangesOf(query, text) {
  const start = text.toLowerCase().indexOf(query.toLowerCase())
  if (start >= 0) return [[start, start + query.length]]
  const digits = query.replace(/[^0-9]/g, '')
  if (!digits) return []
  const found = new RegExp([...digits].join('[^0-9]*')).exec(text)
  return found ? [[found.index, found.index + found[0].length]] : []
}
