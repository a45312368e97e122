// The page begins here: the parts are made and told of each other.

import './data/early.js'
import { openSource } from './data/source.js'
import { Emitter } from './data/emitter.js'
import { Router } from './router.js'
import { watchConnection } from './shell/connection.js'
import { Detail } from './shell/detail.js'
import { buildListPane } from './shell/list-pane.js'
import { preference, setPreference } from './shell/preferences.js'
import { toast } from './shell/toast.js'
import { direction, language, preferredLanguage, setLanguage, t } from './language/language.js'
import { setUpImport } from './import/import.js'
import { listenToPrintKeys } from './print/print.js'
import { applyTheme } from './settings/theme.js'
import { listenToKeys } from './keyboard.js'

/**
 * What every part gets: the source, the place, and what the parts want of each other.
 *
 * Events: `view` `{locale, ordering, group}` when the list shows something else; `language` when the
 * interface's language has changed; `book` when the book's facts have.
 */
class App extends Emitter {
  /** @type {import('./data/source.js').Source} */
  source = openSource()

  /** @type {import('./data/source.js').View} what the list shows */
  view = preference('view') ?? {}

  /** The list, its strip and the search field; see their classes. */
  list = null
  strip = null
  search = null

  detail = new Detail(this)
  router = new Router((place) => this.#show(place))

  start() {
    this.view = { ...this.view, group: undefined }
    applyTheme(preference('theme') ?? 'auto')
    this.#build(preference('language') ?? preferredLanguage())
    listenToKeys(this)
    setUpImport(this)
    watchConnection(this)
    listenToPrintKeys(this)
    this.router.start()
    const { id } = this.router.place
    if (id !== undefined) this.reveal(id)
  }

  /** Changes what the list shows: `changeView({group: 'favorites'})`. An order has to be ready. */
  changeView(change) {
    this.view = { ...this.view, ...change }
    setPreference('view', this.view)
    this.list.show(this.view)
    this.emit('view', this.view)
  }

  /** Shows the interface in another of `languages`. */
  changeLanguage(tag) {
    setPreference('language', tag)
    this.#build(tag)
    this.#show(this.router.place)
    this.emit('language', tag)
  }

  /** Opens a contact. With `focus`, the keys then are the detail's. */
  open(id, { focus = false } = {}) {
    this.router.go(`#/contact/${id}`)
    if (focus) this.detail.focus()
  }

  /** Brings a contact into the list's view, if the list has it. */
  reveal(id) {
    return this.list.reveal(id)
  }

  /** Has assistive technology say something. */
  announce(text) {
    document.getElementById('status').textContent = text
  }

  /** Shows a message at the bottom; see shell/toast.js. */
  toast(text, action) {
    return toast(text, action)
  }

  #build(tag) {
    setLanguage(tag)
    Object.assign(document.documentElement, { lang: language(), dir: direction() })
    document.title = this.source.title || t('app.title')
    buildListPane(this)
  }

  #show(place) {
    this.list.select(place.id ?? null)
    this.detail.show(place)
  }
}

new App().start()
