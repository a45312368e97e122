// The strip of letters beside the list: a slider that goes from section to section.

import { element, fill, icon } from '../dom.js'
import { t } from '../language/language.js'
import { nearestWithRows } from '../list/letter-jump.js'
import { fittedSlots, titleAt } from './fitting.js'
import { Bubble } from './bubble.js'

/** The height of a slot at least and at most, in rem. */
const slotHeights = [0.8125, 1.5]
/** How far a wheel turns from one section to the next, in pixels. */
const wheelStep = 40

export class Strip {
  #list
  #strip
  #letters
  #bubble
  #titles = []
  #slots = []
  #slotElements = []
  #current = -1
  #box = null
  #pointerY = null
  #frame = 0
  #wheel = 0
  #last = -1
  #isDragged = false
  #ended = new AbortController()

  constructor(app, place) {
    this.#list = app.list
    this.#letters = element('div', { class: 'strip-letters', 'aria-hidden': 'true' })
    this.#bubble = new Bubble()
    this.#strip = element('div', {
      class: 'strip', role: 'slider', tabIndex: 0, hidden: true, 'aria-label': t('strip.label'),
      'aria-orientation': 'vertical', 'aria-valuemin': 0, 'aria-controls': 'list',
      on: {
        pointerdown: (event) => this.#press(event), keydown: (event) => this.#key(event),
      },
    }, this.#letters)
    this.#strip.addEventListener('wheel', (event) => this.#turn(event), { passive: false })
    place.append(this.#strip, this.#bubble.element)
    this.#list.on('model', (model) => this.#show(model))
    this.#list.on('section', ({ section }) => this.#mark(section))
    const resized = new ResizeObserver(() => this.#fit())
    resized.observe(this.#strip)
    const { signal } = this.#ended
    signal.addEventListener('abort', () => resized.disconnect())
    // The pointer may leave the strip while it drags.
    addEventListener('pointermove', (event) => this.#drag(event), { signal, passive: true })
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => this.#release(), { signal })
  }

  end() {
    this.#ended.abort()
    this.#strip.remove()
    this.#bubble.element.remove()
  }

  /** Shows the titles of a list; it is there only where it leads to more than one section. */
  #show({ sections, locale }) {
    this.#titles = sections.map((section, at) => ({
      ...section, target: nearestWithRows(at, sections), isKept: section.pinned || section.title === '#',
    }))
    this.#strip.hidden = sections.filter(({ count }) => count).length < 2
    this.#strip.setAttribute('aria-valuemax', Math.max(0, sections.length - 1))
    this.#strip.lang = locale
    this.#current = -1
    this.#fit()
    this.#mark(this.#list.section)
  }

  #fit() {
    const height = this.#strip.clientHeight
    if (!height) return
    const unit = parseFloat(getComputedStyle(document.documentElement).fontSize)
    const padding = unit
    const room = Math.floor((height - padding) / (slotHeights[0] * unit))
    this.#slots = fittedSlots(this.#titles, room)
    const slotHeight = Math.min(slotHeights[1] * unit, (height - padding) / Math.max(1, this.#slots.length))
    this.#letters.style.setProperty('--slot-height', `${slotHeight}px`)
    this.#slotElements = this.#slots.map((slot) => this.#slotElement(slot))
    fill(this.#letters, this.#slotElements)
    this.#box = null
    const current = this.#current
    this.#current = -1
    this.#mark(current)
  }

  #slotElement({ shown, from, to }) {
    const isEmpty = this.#titles.slice(from, to).every(({ count }) => !count)
    const title = this.#titles[shown]
    const content = shown === null ? '•' : title.icon ? icon(title.icon, title.icon === 'star' ? 'icon filled' : 'icon') : title.indexTitle
    const isLong = shown !== null && [...title.indexTitle].length > 2
    return element(
      'span', { class: `slot${isEmpty ? ' empty' : ''}${shown === null ? ' bullet' : ''}${isLong ? ' long' : ''}` }, content)
  }

  // Following the list.

  #mark(section) {
    if (section === this.#current) return
    const old = this.#slotOf(this.#current)
    const slot = this.#slotOf(section)
    this.#current = section
    if (old !== slot) {
      this.#slotElements[old]?.classList.remove('current')
      this.#slotElements[slot]?.classList.add('current')
    }
    const title = this.#titles[section]
    if (!title) return
    this.#strip.setAttribute('aria-valuenow', section)
    this.#strip.setAttribute('aria-valuetext', title.title)
  }

  #slotOf(title) {
    return this.#slots.findIndex(({ from, to }) => title >= from && title < to)
  }

  // Pointers.

  #press(event) {
    if (event.button !== 0) return
    this.#isDragged = true
    this.#strip.classList.add('dragged')
    // Measured once, so that dragging asks the document for nothing.
    const { top, height } = this.#letters.getBoundingClientRect()
    this.#box = { top, height, paneTop: this.#strip.getBoundingClientRect().top }
    this.#drag(event)
  }

  #drag(event) {
    if (!this.#isDragged) return
    this.#pointerY = event.clientY
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#follow())
  }

  /** Once a frame, however often the pointer moves. */
  #follow() {
    this.#frame = 0
    if (this.#pointerY === null || !this.#slots.length) return
    const { top, height, paneTop } = this.#box
    const title = titleAt((this.#pointerY - top) / height, this.#slots)
    const y = Math.min(Math.max(this.#pointerY, top), top + height) - paneTop
    // First the list: to scroll, it asks where things are, and what the bubble changes would have to be laid out.
    this.#go(title)
    this.#bubble.show(this.#titles[title], y)
  }

  #release() {
    if (!this.#isDragged) return
    this.#isDragged = false
    if (this.#frame) this.#follow()
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#pointerY = null
    this.#strip.classList.remove('dragged')
    this.#bubble.hide()
  }

  #turn(event) {
    event.preventDefault()
    this.#wheel += event.deltaMode === 0 ? event.deltaY : event.deltaY * wheelStep
    const steps = Math.trunc(this.#wheel / wheelStep)
    if (!steps) return
    this.#wheel -= steps * wheelStep
    this.#step(steps)
  }

  // Keys.

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const steps = { ArrowDown: 1, ArrowUp: -1, ArrowRight: this.#forward, ArrowLeft: -this.#forward, PageDown: 5, PageUp: -5 }
    if (event.key in steps) this.#step(steps[event.key])
    else if (event.key === 'Home') this.#go(0)
    else if (event.key === 'End') this.#go(this.#titles.length - 1)
    else if (event.key === 'Enter') this.#list.focus()
    else return
    event.preventDefault()
  }

  get #forward() {
    return document.documentElement.dir === 'rtl' ? -1 : 1
  }

  /** Goes on by so many sections that have rows. */
  #step(steps) {
    const full = this.#titles.flatMap(({ count }, at) => (count ? [at] : []))
    const here = full.indexOf(this.#list.section)
    this.#go(full[Math.min(Math.max(0, here + steps), full.length - 1)])
  }

  #go(title) {
    const target = this.#titles[title]?.target
    if (target === null || target === undefined) return
    if (target !== this.#last || this.#list.section !== target) this.#list.jump(target)
    this.#last = target
  }
}
