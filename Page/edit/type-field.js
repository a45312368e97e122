// The choice of what a value is for: one of the usual types, or its owner's own label.

import { element } from '../dom.js'
import { t } from '../language/language.js'
import { labelOf, offeredTypeOf, offeredTypes, typeWord, withType } from '../contact/types.js'
import { selectField } from './controls.js'

const [none, custom, kept] = ['', '#custom', '#kept']

export class TypeField {
  #value
  #before
  #select
  #label

  /** @param {string} kind `phones`, `emails`… @param {object} value `{types, label}` */
  constructor(kind, value) {
    this.#value = value
    const types = value.types ?? []
    const offered = offeredTypeOf(types, kind)
    const words = labelOf({ types })
    const isOther = !value.label && !offered && words
    this.#before = value.label ? custom : offered ?? (isOther ? kept : none)
    this.#select = selectField(
      t('field.type', { field: t(`section.${kind}`) }),
      [
        ...offeredTypes[kind].map((type) => [type, typeWord(type)]), ...(isOther ? [[kept, words]] : []),
        [none, t('type.none')], [custom, t('type.custom')],
      ],
      this.#before, { class: 'type-select', on: { change: () => this.#change(true) } })
    this.#label = element('input', {
      type: 'text', class: 'label-input', value: value.label ?? '', dir: 'auto', 'aria-label': t('field.label'),
      placeholder: t('field.label'), autocomplete: 'off',
    })
    this.element = element('div', { class: 'type-field' }, this.#select, this.#label)
    this.#change(false)
  }

  #change(focuses) {
    this.#label.hidden = this.#select.value !== custom
    if (focuses && !this.#label.hidden) this.#label.focus()
  }

  /** The types and the label that have been chosen. */
  get value() {
    const types = this.#value.types ?? []
    const label = this.#label.value.trim()
    switch (this.#select.value) {
      case custom: return label === this.#value.label ? { types, label } : { types: withType(types, null), label: label || undefined }
      case kept: return { types }
      // Types are spelled as they were if the same is chosen.
      default: return { types: this.#select.value === this.#before ? types : withType(types, this.#select.value) }
    }
  }
}
