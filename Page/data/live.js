// Contacts of a server, through its HTTP interface (/api/v1).

import { Emitter } from './emitter.js'
import { takeEarly } from './early.js'
import { EventStream } from './event-stream.js'
import { SourceError } from './source.js'
import { upload } from './upload.js'

export class LiveSource extends Emitter {
  readOnly = false
  title = ''
  #base
  #events = null
  #generation = null

  constructor(base) {
    super()
    this.#base = base
  }

  async book(options) {
    const book = await this.#get('/book', {}, options)
    this.readOnly = book.readOnly
    return book
  }

  sections(view, options) {
    return this.#get('/sections', view, options)
  }

  rows(view, position, count, options) {
    return this.#get('/contacts', { ...view, position, count }, options)
  }

  async position(view, id, options) {
    try {
      return await this.#get(`/contacts/${id}/position`, view, options)
    } catch (error) {
      if (error.status === 404) return null
      throw error
    }
  }

  contact(id, options) {
    return this.#get(`/contacts/${id}`, {}, options)
  }

  photoURL(id, revision) {
    // Another picture has another address: a browser asks for none of them twice while it shows a page.
    return `${this.#base}/contacts/${id}/photo${query({ revision })}`
  }

  cardURL(id) {
    return `${this.#base}/contacts/${id}`
  }

  search(query, limit = 50, options) {
    return this.#get('/search', { q: query, limit }, options)
  }

  groups(options) {
    return this.#get('/groups', {}, options)
  }

  orders(options) {
    return this.#get('/orders', {}, options)
  }

  async prepareOrder(locale, ordering, progress = () => {}) {
    for (;;) {
      const path = `/orders/${encodeURIComponent(locale)}${query({ ordering })}`
      const order = await this.#send('PUT', path)
      if (order.state === 'ready') return order
      progress(order)
      await new Promise((resume) => setTimeout(resume, 250))
    }
  }

  create(contact) {
    return this.#change('POST', '/contacts', contact)
  }

  replace(id, revision, contact) {
    return this.#change('PUT', `/contacts/${id}`, contact, revision)
  }

  remove(id, revision) {
    return this.#change('DELETE', `/contacts/${id}`, undefined, revision)
  }

  undo() {
    return this.#change('POST', '/undo')
  }

  trash(options) {
    return this.#get('/trash', {}, options)
  }

  restore(id) {
    return this.#change('POST', `/trash/${id}/restore`)
  }

  emptyTrash() {
    return this.#change('DELETE', '/trash')
  }

  async startImport(file, filename, progress) {
    return resultOf(await upload(`${this.#base}/imports${query({ filename })}`, file, progress))
  }

  importState(id, options) {
    return this.#get(`/imports/${id}`, {}, options)
  }

  confirmImport(id) {
    return this.#send('POST', `/imports/${id}/confirm`)
  }

  forgetImport(id) {
    return this.#send('DELETE', `/imports/${id}`)
  }

  exportURL(format, group) {
    return `${this.#base}/export${query({ format, group })}`
  }

  on(event, run) {
    this.#listen()
    return super.on(event, run)
  }

  async touched() {
    this.#heard((await this.book()).generation)
  }

  #listen() {
    if (this.#events) return
    let lost = false
    this.#events = new EventStream(`${this.#base}/events`, (event, data) => {
      if (event === 'change') return this.#heard(data.generation)
      // What happened while there was no connection was not heard.
      if (event === 'connection' && data.online && lost) this.touched().catch(() => {})
      if (event === 'connection') lost = !data.online
      this.emit(event, data)
    })
  }

  #heard(generation) {
    if (generation === this.#generation) return
    this.#generation = generation
    this.emit('change', { generation })
  }

  #get(path, parameters, options = {}) {
    return this.#request('GET', path + query(parameters), options)
  }

  #send(method, path, options) {
    return this.#request(method, path, options)
  }

  async #change(method, path, contact, revision) {
    const headers = {}
    if (contact !== undefined) headers['Content-Type'] = 'application/json'
    if (revision !== undefined) headers['If-Match'] = `"${revision}"`
    const body = contact === undefined ? undefined : JSON.stringify(contact)
    const answer = await this.#request(method, path, { headers, body })
    this.touched().catch(() => {})
    return answer
  }

  async #request(method, path, { headers, body, signal } = {}) {
    const accept = { Accept: 'application/json', ...headers }
    const early = method === 'GET' ? takeEarly(this.#base + path) : undefined
    return resultOf(await (early ?? fetch(this.#base + path, { method, headers: accept, body, signal })))
  }
}

/** What an answer holds, if it isn't a refusal. */
async function resultOf(answer) {
  if (answer.ok) return answer.status === 204 ? undefined : answer.json()
  throw new SourceError({ status: answer.status, ...(await answer.json().catch(() => ({}))) })
}

function query(parameters) {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null)
  return given.length ? `?${new URLSearchParams(given)}` : ''
}
