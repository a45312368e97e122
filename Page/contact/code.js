/*! This contains qrcode-generator (https://github.com/kazuhikoarase/qrcode-generator).

Copyright (c) 2009 Kazuhiko Arase

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation
the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and
to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of
the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO
THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF
CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
IN THE SOFTWARE. */
// The QR code of a contact, for the camera of a telephone.

import qrcode from 'qrcode-generator'
import { element } from '../dom.js'
import { t } from '../language/language.js'
import { openDialog } from '../dialog/dialog.js'
import { shownName } from './names.js'
import { vCard } from './vcard.js'

/** More bytes make squares too small for cameras. */
const mostBytes = 1200

/** Shows the code of a contact in a dialog. */
export function showCode(contact) {
  const code = codeOf(contact)
  const name = shownName(contact) || t('list.noName')
  const body = code
    ? [
        drawn(code.modules, t('qr.title', { name })), element('p', { class: 'code-text', text: t('qr.text') }),
        code.isWhole ? null : element('p', { class: 'code-text', text: t('qr.withoutNote') }),
      ]
    : [element('p', { class: 'code-text', text: t('qr.tooLong') })]
  openDialog({ title: name, name: t('qr.title', { name }), className: 'code-dialog', body })
}

/** The squares of a contact's code, and whether its note is in it; `null` if it is too long. */
export function codeOf(contact) {
  for (const isWhole of [true, false]) {
    const card = vCard(contact, { note: isWhole, isWhole: false })
    if (new TextEncoder().encode(card).length > mostBytes) continue
    return { modules: modulesOf(card), isWhole: isWhole || !contact.note }
  }
  return null
}

function modulesOf(text) {
  qrcode.stringToBytes = qrcode.stringToBytesFuncs['UTF-8']
  const code = qrcode(0, 'L')
  code.addData(text, 'Byte')
  code.make()
  const places = Array.from({ length: code.getModuleCount() }, (_, place) => place)
  return places.map((row) => places.map((column) => code.isDark(row, column)))
}

const namespace = 'http://www.w3.org/2000/svg'

/** The squares as a drawing, with the white edge that cameras need. */
function drawn(modules, label) {
  const edge = 4
  const size = modules.length + 2 * edge
  const image = document.createElementNS(namespace, 'svg')
  for (const [name, value] of Object.entries({
    viewBox: `0 0 ${size} ${size}`, class: 'code', role: 'img', 'aria-label': label, 'shape-rendering': 'crispEdges',
  })) image.setAttribute(name, value)
  const dark = document.createElementNS(namespace, 'path')
  const box = (x, end, y) => `M${x + edge} ${y + edge}h${end - x}v1h${x - end}z`
  dark.setAttribute('d', modules.flatMap((row, y) => runs(row).map(([x, end]) => box(x, end, y))).join(''))
  image.append(dark)
  return image
}

/** The runs of dark squares in a row. */
function runs(row) {
  const found = []
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x]) x++
    found.push([start, x])
  }
  return found
}
