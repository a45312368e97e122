// The groups that a contact is in.

import { element, iconButton } from '../dom.js'
import { t } from '../language/language.js'
import { button } from '../dialog/dialog.js'
import { groupName, groupNames } from '../groups/membership.js'
import { formCard } from './controls.js'

export class GroupsCard {
  #categories
  #list = element('ul', { class: 'chips' })
  #input

  constructor(contact, source) {
    this.#categories = [...(contact.categories ?? [])]
    const known = element('datalist', { id: 'known-groups' })
    this.#input = element('input', {
      type: 'text', dir: 'auto', 'aria-label': t('edit.groupName'), placeholder: t('edit.groupName'), autocomplete: 'off',
      on: { keydown: (event) => this.#press(event) },
    })
    this.#input.setAttribute('list', known.id)
    const add = button(t('edit.addGroup'), () => this.#add())
    this.card = formCard(t('section.groups'), this.#list, element('div', { class: 'group-adding' }, this.#input, add), known)
    this.#show()
    this.#offer(known, source).catch(() => {})
  }

  /** The categories, with what has been typed but not added. */
  get value() {
    const typed = groupName(this.#input.value)
    return typed && !this.#has(typed) ? [...this.#categories, typed] : this.#categories
  }

  /** Offers the groups that there are. */
  async #offer(known, source) {
    const { groups } = await source.groups()
    const names = groups.filter(({ group }) => group.startsWith('category:')).map(({ name }) => name)
    known.append(...names.map((name) => element('option', { value: name })))
  }

  #has(name) {
    return this.#categories.some((category) => groupName(category).toLowerCase() === name.toLowerCase())
  }

  #press(event) {
    if (event.key !== 'Enter' || event.isComposing) return
    event.preventDefault()
    this.#add()
  }

  #add() {
    this.#categories = this.value
    this.#input.value = ''
    this.#input.focus()
    this.#show()
  }

  #remove(name) {
    this.#categories = this.#categories.filter((category) => groupName(category) !== name)
    this.#show()
    this.#input.focus()
    this.card.dispatchEvent(new Event('input', { bubbles: true }))
  }

  #show() {
    const names = groupNames({ categories: this.#categories })
    this.#list.hidden = !names.length
    this.#list.replaceChildren(...names.map((name) => element(
      'li', { class: 'chip removable' }, element('span', { text: name, dir: 'auto' }),
      iconButton('close', t('group.remove', { group: name }), () => this.#remove(name), { class: 'chip-button' }))))
  }
}
