import { element } from '../dom.js'

export class Search {
  field = element('div')
  isActive = false
  constructor(app, place) {}
  focus() {}
  clear() {}
}
