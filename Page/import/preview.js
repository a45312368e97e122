// What an import would change, before it does.

import { element } from '../dom.js'
import { formatNumber, t } from '../language/language.js'
import { button } from '../dialog/dialog.js'

/** The preview of an import, with the buttons that do it or not. */
export function preview(name, { summary, examples = {}, problems = [], problemCount = 0 }, { confirm, cancel }) {
  const isNothing = summary.added + summary.changed === 0
  return [
    element('h2', { class: 'import-file', dir: 'auto', text: name }),
    element(
      'dl', { class: 'import-counts', 'aria-label': t('import.preview') },
      ['added', 'changed', 'unchanged'].map((key) => count(key, summary[key]))),
    isNothing ? element('p', { class: 'muted', text: t('import.nothing') }) : null,
    ...['added', 'changed'].map((key) => names(key, examples[key] ?? [], summary[key])),
    problemCount ? faults(problems, problemCount) : null,
    element(
      'div', { class: 'pane-buttons' },
      button(t('action.cancel'), cancel),
      isNothing ? null : button(t('import.confirm'), confirm, 'primary')),
  ].filter(Boolean)
}

function count(key, number) {
  return element(
    'div', { class: `import-count ${key}` },
    element('dt', { text: t(`import.${key}`) }), element('dd', { text: formatNumber(number) }))
}

function names(key, examples, total) {
  if (!examples.length) return null
  const more = total - examples.length
  return element(
    'section', { class: 'card' }, element('h2', { class: 'card-title', text: t(`import.${key}`) }),
    element(
      'ul', { class: 'import-names' },
      examples.map((name) => element('li', {}, element('bdi', { text: name || t('list.noName') }))),
      more > 0 ? element('li', { class: 'muted', text: t('list.groups.more', { count: more }) }) : null))
}

function faults(problems, total) {
  const more = total - problems.length
  return element(
    'details', { class: 'card import-problems', open: total <= 5 },
    element('summary', { text: t('import.problems', { count: total }) }),
    element(
      'ul', {},
      problems.map(({ line, severity, message }) => element(
        'li', { class: severity },
        element('span', { class: 'problem-line', text: t('import.line', { line }) }),
        element('span', { text: message, dir: 'auto' }))),
      more > 0 ? element('li', { class: 'muted', text: t('import.moreProblems', { count: more }) }) : null))
}
