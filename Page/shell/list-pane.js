// The left pane: title and buttons, search field, groups, the list and its strip.

import { element, fill, iconButton } from '../dom.js'
import { t } from '../language/language.js'
import { setUpActions } from '../settings/settings.js'
import { setUpGroups } from '../groups/groups.js'
import { ContactList } from '../list/list.js'
import { Search } from '../search/search.js'
import { Strip } from '../strip/strip.js'
import { showKeys } from './keys-help.js'

/** Builds the pane, or builds it anew after the language has changed. */
export function buildListPane(app) {
  const pane = document.getElementById('list-pane')
  pane.setAttribute('aria-label', t('list.label'))
  const body = document.getElementById('list-body')
  fill(body)
  app.list?.end()
  app.strip?.end()
  app.search?.end()
  app.list = new ContactList(app, body)
  app.strip = new Strip(app, body)
  app.search = new Search(app, body)
  const actions = element('div', { class: 'list-actions' })
  const groups = element('div', { class: 'groups-bar' })
  fill(
    document.getElementById('list-header'),
    element(
      'div', { class: 'list-title-row' },
      element('h1', { id: 'list-title', text: app.source.title || t('app.title') }), actions),
    app.search.field, groups)
  setUpActions(app, actions)
  actions.append(iconButton('keyboard', t('keys.title'), () => showKeys(), { class: 'icon-button keys-button' }))
  setUpGroups(app, groups)
  app.list.show(app.view)
}
