// Menus below a button (WAI-ARIA's pattern “menu button”).

import { element, icon } from '../dom.js'

/**
 * A button that opens a menu.
 *
 * @param {string} label the name of the button
 * @param {Array<object|null>|(() => Array<object|null>)} items
 *   `{label, run, isDangerous, isChecked, isDisabled, hint}`; `null` for none, `'line'` for a line between
 * @param {{shape?: string, className?: string}} [look]
 */
export function menuButton(label, items, { shape = 'more', className = 'icon-button' } = {}) {
  const opener = element(
    'button', {
      type: 'button', class: className, 'aria-label': label, title: label, 'aria-haspopup': 'menu',
      'aria-expanded': 'false', data: { key: 'menu' },
      on: {
        click: () => (menu ? menu.close() : open()),
        keydown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          open(event.key === 'ArrowUp' ? -1 : 0)
        },
      },
    }, icon(shape))
  let menu = null
  async function open(focused = 0) {
    if (menu) return
    menu = new Menu(opener, (await (typeof items === 'function' ? items() : items)).filter(Boolean), () => (menu = null))
    menu.focus(focused)
  }
  return opener
}

class Menu {
  #opener
  #list
  #closed
  #ending = new AbortController()

  constructor(opener, items, closed) {
    this.#opener = opener
    this.#closed = closed
    const label = opener.getAttribute('aria-label')
    this.#list = element(
      'div', { class: 'menu', role: 'menu', 'aria-label': label, on: { keydown: (event) => this.#press(event) } },
      items.map((item) => this.#item(item)))
    opener.setAttribute('aria-expanded', 'true')
    document.body.append(this.#list)
    this.#place()
    const { signal } = this.#ending
    addEventListener('pointerdown', ({ target }) => {
      if (!this.#list.contains(target) && !opener.contains(target)) this.close(false)
    }, { signal, capture: true })
    addEventListener('resize', () => this.close(), { signal })
    addEventListener('hashchange', () => this.close(false), { signal })
  }

  focus(place) {
    this.#items.at(place)?.focus()
  }

  close(returnsFocus = true) {
    this.#ending.abort()
    this.#list.remove()
    this.#opener.setAttribute('aria-expanded', 'false')
    if (returnsFocus) this.#opener.focus()
    this.#closed()
  }

  get #items() {
    return [...this.#list.querySelectorAll('[role^=menuitem]:not([aria-disabled=true])')]
  }

  #item(item) {
    if (item === 'line') return element('div', { class: 'menu-line', role: 'separator' })
    const { label, run, hint, isDangerous = false, isChecked, isDisabled = false } = item
    return element(
      'button', {
        type: 'button', class: `menu-item${isDangerous ? ' danger' : ''}`, tabIndex: -1,
        role: isChecked === undefined ? 'menuitem' : 'menuitemradio',
        'aria-checked': isChecked === undefined ? null : String(isChecked), 'aria-disabled': isDisabled ? 'true' : null,
        on: { click: () => {
          if (isDisabled) return
          this.close()
          run()
        } },
      },
      element('span', { class: 'menu-label', text: label, dir: 'auto' }),
      hint ? element('span', { class: 'menu-hint', text: hint, dir: 'auto' }) : null)
  }

  #press(event) {
    const items = this.#items
    const at = items.indexOf(document.activeElement)
    const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    if (event.key in moves) items.at(moves[event.key] % items.length)?.focus()
    else if (event.key === 'Escape') this.close()
    else if (event.key === 'Tab') return this.close()
    else if (event.key.length === 1 && event.key !== ' ') {
      const start = (item) => item.textContent.toLocaleLowerCase().startsWith(event.key.toLocaleLowerCase())
      ;[...items.slice(at + 1), ...items].find(start)?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Below the opener, at its end, above it where there is no room. */
  #place() {
    const from = this.#opener.getBoundingClientRect()
    const own = this.#list.getBoundingClientRect()
    const [width, height] = [document.documentElement.clientWidth, innerHeight]
    const isRightToLeft = document.documentElement.dir === 'rtl'
    const left = isRightToLeft ? from.left : from.right - own.width
    const isBelow = from.bottom + own.height + 8 < height || from.top < own.height
    this.#list.style.left = `${Math.max(8, Math.min(left, width - own.width - 8))}px`
    this.#list.style.top = `${isBelow ? from.bottom + 4 : from.top - own.height - 4}px`
  }
}
