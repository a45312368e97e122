// The settings: how contacts are sorted, and how the page looks. They are kept in the browser.

import { element, fill } from '../dom.js'
import { languageName, language, languages, ownName, preferredLanguage, t } from '../language/language.js'
import { preference, setPreference } from '../shell/preferences.js'
import { sortingCard } from './sorting.js'
import { applyTheme, themes } from './theme.js'

/** Shows the settings in the pane. */
export async function settingsForm(app, body, signal) {
  const sorting = await sortingCard(app, signal)
  if (signal.aborted) return
  fill(
    body, sorting,
    settingsCard(
      'settings.interface',
      setting('setting-language', 'settings.language', languageSelect(app)),
      setting('setting-theme', 'settings.theme', themeSelect())))
  if (focused) document.getElementById(focused)?.focus()
  focused = null
}

/** The setting that is to have the focus once the pane is there. */
let focused = null

/** A group of settings. */
export function settingsCard(title, ...rows) {
  return element('section', { class: 'card settings-card' }, element('h2', { class: 'card-title', text: t(title) }), ...rows)
}

/** A setting: its name, and the control for it. */
export function setting(id, label, control) {
  control.id = id
  return element('div', { class: 'setting' }, element('label', { htmlFor: id, text: t(label) }), control)
}

function languageSelect(app) {
  const chosen = preference('language') ?? ''
  const options = [['', t('settings.languageAuto')], ...languages.map((tag) => [tag, named(tag)])]
  return choice(options, chosen, (tag) => {
    // The pane is made anew, which takes a moment.
    focused = 'setting-language'
    app.changeLanguage(tag || preferredLanguage())
    if (!tag) setPreference('language', null)
  })
}

/** A language's own name, and that in the language of the page. */
function named(tag) {
  return tag === language() ? ownName(tag) : `${ownName(tag)} – ${languageName(tag)}`
}

function themeSelect() {
  const options = themes.map((theme) => [theme, t(`settings.theme.${theme}`)])
  return choice(options, preference('theme') ?? 'auto', (theme) => {
    setPreference('theme', theme)
    applyTheme(theme)
  })
}

/** A field with choices that are made at once. */
export function choice(options, chosen, choose) {
  const select = element(
    'select', { on: { change: () => choose(select.value) } },
    options.map(([value, text]) => element('option', { value, text })))
  select.value = chosen
  return select
}
