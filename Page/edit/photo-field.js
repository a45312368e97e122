// The picture of a contact: chosen, made small, or taken away.

import { element } from '../dom.js'
import { t } from '../language/language.js'
import { button } from '../dialog/dialog.js'
import { largePhoto } from '../contact/photo.js'

/** No edge of a picture that is kept is longer. */
const mostPixels = 512

export class PhotoField {
  /** The picture as a `data:` address; `null` if it has been taken away, `undefined` if it is as before. */
  value = undefined
  #contact
  #address
  #place = element('div', { class: 'photo-place' })
  #buttons = element('div', { class: 'photo-buttons' })
  #fault = element('p', { class: 'fault', role: 'alert', hidden: true })
  #file = element('input', {
    type: 'file', accept: 'image/*', hidden: true, 'aria-label': t('edit.choosePhoto'), on: { change: () => this.#choose() },
  })

  /** @param {() => object} contact what has been entered @param {string|null} address of the picture before */
  constructor(contact, address) {
    this.#contact = contact
    this.#address = address
    this.element = element('div', { class: 'photo-field' }, this.#place, this.#buttons, this.#file, this.#fault)
    this.show()
  }

  show() {
    const address = this.value === undefined ? this.#address : this.value
    this.#place.replaceChildren(largePhoto(this.#contact(), address))
    const isFocused = this.#buttons.contains(document.activeElement)
    this.#buttons.replaceChildren(
      button(t(address ? 'edit.changePhoto' : 'edit.choosePhoto'), () => this.#file.click()),
      ...(address ? [button(t('edit.removePhoto'), () => this.#set(null))] : []))
    if (isFocused) this.#buttons.firstChild.focus()
  }

  #set(value) {
    this.value = value
    this.#fault.hidden = true
    this.show()
    this.element.dispatchEvent(new Event('input', { bubbles: true }))
  }

  async #choose() {
    const [file] = this.#file.files
    this.#file.value = ''
    if (!file) return
    try {
      this.#set(await small(file))
    } catch {
      this.#fault.textContent = t('edit.photoFailed')
      this.#fault.hidden = false
    }
  }
}

/** A picture as JPEG with edges of at most `mostPixels`. */
async function small(file) {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, mostPixels / Math.max(image.width, image.height))
  const size = [image.width, image.height].map((edge) => Math.max(1, Math.round(edge * scale)))
  const canvas = element('canvas', { width: size[0], height: size[1] })
  const drawing = canvas.getContext('2d')
  // What is transparent would be black in JPEG.
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, ...size)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(image, 0, 0, ...size)
  image.close()
  return canvas.toDataURL('image/jpeg', 0.85)
}
