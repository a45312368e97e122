// A telephone list on paper: all contacts of the list, in columns, below their letters.

import { element } from '../dom.js'
import { language, t } from '../language/language.js'

/** More make more paper than anyone wants. */
const most = 5000
/** How many rows are asked for at a time. */
const page = 500

/** Lays out the contacts of the list, and has the browser print them. */
export async function printList(app) {
  try {
    const rows = await allRows(app)
    const { sections, total } = await app.source.sections(app.view)
    const list = paper(app, sections, rows, total)
    document.body.append(list)
    document.body.classList.add('prints-list')
    addEventListener('afterprint', () => {
      list.remove()
      document.body.classList.remove('prints-list')
    }, { once: true })
    await document.fonts.ready
    print()
  } catch (error) {
    app.toast(t('error.general', { message: error.message }))
  }
}

/** Prints the list with the keys that print: the browser alone would print what is on the screen. */
export function listenToPrintKeys(app) {
  document.addEventListener('keydown', (event) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'p'
    if (!isPrint || app.router.place.name === 'contact') return
    event.preventDefault()
    printList(app)
  })
}

async function allRows(app) {
  const rows = []
  for (;;) {
    const { rows: next, total } = await app.source.rows(app.view, rows.length, Math.min(page, most - rows.length))
    rows.push(...next)
    if (!next.length || rows.length >= Math.min(total, most)) return rows
  }
}

function paper(app, sections, rows, total) {
  const title = app.source.title || t('print.title')
  const today = new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(new Date())
  const facts = `${t('count.contacts', { count: total })} · ${today}`
  const filled = sections.filter(({ count, offset }) => count > 0 && offset < rows.length)
  return element(
    'div', { class: 'paper', 'aria-hidden': 'true' },
    element('header', {}, element('h1', { text: title, dir: 'auto' }), element('p', { text: facts })),
    rows.length < total ? element('p', { text: t('print.bounded', { count: rows.length }) }) : null,
    element('div', { class: 'paper-columns' }, filled.map((section) => paperSection(section, rows))))
}

function paperSection({ title, offset, count }, rows) {
  return element(
    'section', {}, element('h2', { text: title }),
    rows.slice(offset, offset + count).map(({ name, detail }) => element(
      'p', { class: 'paper-row' }, element('span', { class: 'paper-name', dir: 'auto', text: name || t('list.noName') }),
      element('span', { class: 'paper-dots' }), element('span', { class: 'paper-detail', dir: 'auto', text: detail ?? '' }))))
}
