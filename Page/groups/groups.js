// Which group of contacts the list shows, if not all: a row of buttons, one a group, and the way back. The list
// itself begins with the groups.

import { element, fill, icon } from '../dom.js'
import { formatNumber, t } from '../language/language.js'

/** With more groups than this, those with the fewest contacts are left out. */
const most = 60

/**
 * Puts what switches groups under the search field. Called once, at the start; `app.changeView({group})`
 * switches, `app.on('view', …)` tells of it.
 */
export function setUpGroups(app, place) {
  ending.abort()
  ending = new AbortController()
  const bar = new GroupsBar(app, place)
  const ends = [app.source.on('change', () => bar.load()), app.on('view', () => bar.show())]
  ending.signal.addEventListener('abort', () => ends.forEach((end) => end()))
  bar.load()
}

/** Ends what the last bar listens to: the pane is built anew for another language. */
let ending = new AbortController()

class GroupsBar {
  #app
  #place
  #groups = []

  constructor(app, place) {
    this.#app = app
    this.#place = place
    place.setAttribute('role', 'group')
    place.setAttribute('aria-label', t('list.groups'))
  }

  async load() {
    const { groups } = await this.#app.source.groups().catch(() => ({ groups: this.#groups }))
    this.#groups = groups.filter(({ count, group }) => count > 0 || group === this.#app.view.group)
    this.show()
  }

  show() {
    const shown = this.#app.view.group ?? 'all'
    const usual = [...this.#groups].sort((one, other) => other.count - one.count).slice(0, most)
    const groups = this.#groups.filter((group) => usual.includes(group) || group.group === shown)
    // The group that is shown may have lost its last contact.
    const isThere = shown === 'all' || groups.some(({ group }) => group === shown)
    if (!isThere) groups.push({ group: shown, name: shown.replace(/^\w+:/, '') })
    this.#place.hidden = shown === 'all'
    const focused = this.#place.contains(document.activeElement) ? document.activeElement.dataset.group : null
    const all = { group: 'all', name: t('group.all') }
    fill(this.#place, [all, ...groups].map((group) => this.#chip(group, shown)))
    this.#place.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (focused) this.#place.querySelector(`[data-group="${CSS.escape(focused)}"]`)?.focus()
  }

  #chip({ group, name, count }, shown) {
    const isFavorites = group === 'favorites'
    const isShown = group === shown
    return element(
      'button', {
        type: 'button', class: 'chip', 'aria-pressed': String(isShown), data: { group },
        on: { click: () => this.#app.changeView({ group: isShown || group === 'all' ? undefined : group }) },
      },
      isFavorites ? icon('star', 'icon filled') : null,
      element('span', { class: 'chip-text', text: isFavorites ? t('group.favorites') : name, dir: 'auto' }),
      count === undefined ? null : element('span', { class: 'chip-count', text: formatNumber(count) }))
  }
}
