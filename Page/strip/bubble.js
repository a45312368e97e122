// The large letter beside the strip while it is dragged.

import { element, fill, icon } from '../dom.js'

export class Bubble {
  element = element('div', { class: 'bubble', 'aria-hidden': 'true' })
  #shown = null

  /** Shows a section's letter at a height of the list, dimmed where the section has no rows. */
  show(title, y) {
    this.element.style.transform = `translateY(${Math.round(y)}px)`
    if (title === this.#shown) return
    this.#shown = title
    fill(this.element, title.icon ? icon(title.icon, title.icon === 'star' ? 'icon filled' : 'icon') : title.indexTitle)
    this.element.classList.add('shown')
    this.element.classList.toggle('empty', !title.count)
    this.element.classList.toggle('long', [...title.indexTitle].length > 2)
  }

  hide() {
    this.#shown = null
    this.element.classList.remove('shown')
  }
}
