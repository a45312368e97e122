// In which language contacts are sorted, and by which of their names.

import { element } from '../dom.js'
import { language, languageName, t } from '../language/language.js'
import { button } from '../dialog/dialog.js'
import { progressBar } from '../import/progress.js'
import { choice, setting, settingsCard } from './form.js'

/** The languages that are offered; any other can be named by its tag. */
const common = (
  'ar bg bn ca cs da de de-u-co-phonebk el en es et fa fi fil fr he hi hr hu hy id is it ja ka kk ko lt lv mk ms nb nl pl '
  + 'pt ro ru sk sl sq sr sv sw ta te th tr uk ur uz vi zh-Hans zh-Hant zh-Hans-u-co-stroke zh-Hant-u-co-zhuyin').split(' ')

const orderings = ['shown', 'family', 'given', 'locale']
const other = '#other'

/** The card of settings that says how contacts are sorted. */
export async function sortingCard(app, signal) {
  const book = await app.source.book({ signal })
  const kept = await app.source.orders({ signal }).catch(() => ({ orders: [] }))
  const sorting = new Sorting(app, { locale: app.view.locale ?? book.locale, ordering: app.view.ordering ?? book.ordering })
  return sorting.card(kept.orders)
}

class Sorting {
  #app
  #now
  #status = element('div', { class: 'setting-status', role: 'status' })
  #language
  #order
  #tag

  constructor(app, now) {
    this.#app = app
    this.#now = now
  }

  card(kept) {
    const isFixed = this.#app.source.readOnly && this.#app.source.exportURL('json') === null
    const own = kept.map(({ locale }) => locale)
    const tags = isFixed ? own : [...common, ...own, this.#now.locale]
    const offered = isFixed ? orderings.filter((ordering) => kept.some((order) => order.ordering === ordering)) : orderings
    this.#language = choice(this.#languages([...new Set(tags)], !isFixed), this.#now.locale, (tag) => this.#choose(tag))
    this.#order = choice(
      offered.map((ordering) => [ordering, t(`settings.order.${ordering}`)]), this.#now.ordering,
      () => this.#use(this.#now.locale))
    this.#tag = this.#tagField()
    return settingsCard(
      'settings.sorting', setting('setting-sort-language', 'settings.sortLanguage', this.#language), this.#tag,
      setting('setting-order', 'settings.order', this.#order), this.#status)
  }

  #languages(tags, hasOther) {
    const collator = new Intl.Collator(language())
    const named = tags.map((tag) => [tag, languageName(tag)]).sort((one, another) => collator.compare(one[1], another[1]))
    return hasOther ? [...named, [other, t('settings.otherLanguage')]] : named
  }

  #tagField() {
    const input = element('input', {
      type: 'text', id: 'setting-tag', dir: 'ltr', autocomplete: 'off', autocapitalize: 'none', spellcheck: false,
      'aria-describedby': 'setting-tag-hint', maxLength: 100,
      on: { keydown: (event) => event.key === 'Enter' && this.#use(input.value.trim()) },
    })
    const use = button(t('settings.use'), () => input.value.trim() && this.#use(input.value.trim()))
    return element(
      'div', { class: 'setting', hidden: true },
      element('label', { htmlFor: input.id, text: t('settings.tag') }), element('div', { class: 'tag-field' }, input, use),
      element('p', { class: 'muted', id: 'setting-tag-hint', text: t('settings.tagHint') }))
  }

  #choose(tag) {
    this.#tag.hidden = tag !== other
    if (tag === other) this.#tag.querySelector('input').focus()
    else this.#use(tag)
  }

  /** Makes the order, if it isn't kept, and has the list show it. */
  async #use(locale) {
    const ordering = this.#order.value
    const bar = progressBar(t('settings.making'))
    const timer = setTimeout(() => this.#status.replaceChildren(bar.element), 200)
    this.#setBusy(true)
    try {
      const order = await this.#app.source.prepareOrder(locale, ordering, ({ done, total }) => bar.set(done, total))
      this.#now = { locale: order.locale ?? locale, ordering: order.ordering ?? ordering }
      this.#offer(this.#now.locale)
      this.#tag.hidden = true
      this.#app.changeView(this.#now)
      this.#status.replaceChildren()
    } catch (error) {
      const isUnknown = error.status === 400
      const text = isUnknown ? t('settings.tagUnknown', { tag: locale }) : t('error.general', { message: error.message })
      this.#status.replaceChildren(element('p', { class: 'fault', text }))
      if (this.#tag.hidden) this.#offer(this.#now.locale)
      this.#order.value = this.#now.ordering
    }
    clearTimeout(timer)
    this.#setBusy(false)
  }

  #setBusy(isBusy) {
    this.#language.disabled = this.#order.disabled = isBusy
  }

  /** Chooses a language, which is added to the choices if it is not among them. */
  #offer(tag) {
    if (![...this.#language.options].some(({ value }) => value === tag)) {
      this.#language.prepend(element('option', { value: tag, text: languageName(tag) }))
    }
    this.#language.value = tag
  }
}
