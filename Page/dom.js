// Making elements. Texts only ever become text nodes, so a name can't become markup.

/**
 * Makes an element.
 *
 * Properties: `class`, `text`, `on: {event: handler}`, `data: {name: value}`; those that the element has as
 * properties (`hidden`, `disabled`, `value`, `type`…) are set, all others become attributes. `null`,
 * `undefined` and `false` leave an attribute out.
 */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) set(made, name, value)
  made.append(...children.flat().filter((child) => child !== null && child !== undefined))
  return made
}

function set(made, name, value) {
  if (name === 'class') made.className = value
  else if (name === 'text') made.textContent = value
  else if (name === 'on') for (const [event, run] of Object.entries(value)) made.addEventListener(event, run)
  else if (name === 'data') Object.assign(made.dataset, value)
  else if (value === null || value === undefined || value === false) return
  else if (name in made && typeof made[name] !== 'object' && !name.startsWith('aria')) made[name] = value
  else made.setAttribute(name, value === true && !name.startsWith('aria') ? '' : String(value))
}

const svgNamespace = 'http://www.w3.org/2000/svg'

/** The shapes of icons, on a ground of 24 × 24. */
const shapes = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20.5 20.5',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  more: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  star: 'M12 3.7l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z',
  people: 'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.3',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  company: 'M5 20.5V5.5a1.5 1.5 0 0 1 1.5-1.5h7A1.5 1.5 0 0 1 15 5.5v15M15 10h3.5a1.5 1.5 0 0 1 1.5 1.5v9M3.5 20.5h17M8.5 8h3M8.5 12h3M8.5 16h3',
  language: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.5 12h17M12 3.5c3 3 3.5 6 3.5 8.5s-.5 5.5-3.5 8.5c-3-3-3.5-6-3.5-8.5s.5-5.5 3.5-8.5z',
  keyboard: 'M4.5 6.5h15A1.5 1.5 0 0 1 21 8v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8',
}

/** An icon; it has no name of its own: what it stands in has one. */
export function icon(name, className = 'icon') {
  const drawn = document.createElementNS(svgNamespace, 'svg')
  drawn.setAttribute('viewBox', '0 0 24 24')
  drawn.setAttribute('class', className)
  drawn.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(svgNamespace, 'path')
  path.setAttribute('d', shapes[name] ?? '')
  drawn.append(path)
  return drawn
}

/** Adds icons: `{name: path data}`, on a ground of 24 × 24, drawn as lines. */
export function addIcons(more) {
  Object.assign(shapes, more)
}

/** A button that is an icon, with its name for assistive technology and as a tip. */
export function iconButton(name, label, press, properties = {}) {
  return element(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': label, title: label, on: { click: press }, ...properties },
    icon(name))
}

/** Replaces what is in a place. */
export function fill(place, ...children) {
  place.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined))
}

/** Text with some ranges (UTF-16, `[start, end]`, in order) in elements of their own. */
export function marked(text, ranges, tag = 'mark') {
  const parts = []
  let end = 0
  for (const [from, to] of ranges) {
    const start = Math.max(from, end)
    if (to <= start) continue
    if (start > end) parts.push(text.slice(end, start))
    parts.push(element(tag, { text: text.slice(start, to) }))
    end = to
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}
