// The controls of a form, with their labels, and the messages at those that are wrong.

import { element, iconButton } from '../dom.js'
import { t } from '../language/language.js'

let count = 0

/** A text field with its label above it. */
export function textField(label, value = '', properties = {}) {
  const id = `control-${++count}`
  const { isLong = false, ...more } = properties
  const input = isLong
    ? element('textarea', { id, rows: 1, dir: 'auto', ...more, value })
    : element('input', { id, type: 'text', dir: 'auto', autocomplete: 'off', ...more, value })
  return { input, row: element('div', { class: 'form-field' }, element('label', { htmlFor: id, text: label }), input) }
}

/** A field with choices: `[value, text]`. */
export function selectField(label, choices, value, properties = {}) {
  const select = element(
    'select', { 'aria-label': label, ...properties },
    choices.map(([own, text]) => element('option', { value: own, text, selected: own === value })))
  select.value = value
  return select
}

/** A button that adds a row. */
export function addButton(label, add) {
  const sign = element('span', { class: 'add-sign', 'aria-hidden': 'true', text: '+' })
  return element('button', { type: 'button', class: 'add-button', on: { click: add } }, sign, label)
}

/** A button that takes a row away. */
export function removeButton(field, remove) {
  return iconButton('close', t('edit.removeField', { field }), remove, { class: 'icon-button remove-button' })
}

/** Says at a control what is wrong with it, until it is changed. */
export function showFault(control, message) {
  clearFault(control)
  const id = `fault-${++count}`
  const note = element('p', { class: 'fault', id, text: message })
  const place = control.closest('.form-field, .form-row, .date-field') ?? control
  place.append(note)
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', id)
  const clear = () => {
    clearFault(control)
    control.removeEventListener('input', clear)
  }
  control.addEventListener('input', clear)
}

function clearFault(control) {
  const note = document.getElementById(control.getAttribute('aria-describedby') ?? '')
  if (note?.classList.contains('fault')) note.remove()
  control.removeAttribute('aria-invalid')
  control.removeAttribute('aria-describedby')
}

/** A group of fields with a title. */
export function formCard(title, ...children) {
  return element('fieldset', { class: 'form-card' }, element('legend', { text: title }), ...children)
}
