// What values can be, by the same rules as the server's: it has the last word.

const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/
const scheme = /^[a-z][a-z0-9+.-]*:./i

/** The key of the text that says what is wrong with a value of a kind; `null` if nothing is. */
export function faultOf(kind, value) {
  const text = value.trim()
  if (controls.test(text)) return 'error.control'
  if (!text) return null
  switch (kind) {
    case 'phones': return /[0-9]/.test(text) ? null : 'error.phone'
    case 'emails': return isAddress(text) ? null : 'error.email'
    case 'urls': return isLink(text) ? null : 'error.url'
    case 'messaging': return isLink(text) ? null : 'error.messaging'
    default: return null
  }
}

function isAddress(text) {
  const parts = text.split('@')
  return !/\s/.test(text) && parts.length > 1 && parts.every(Boolean)
}

function isLink(text) {
  return !/\s/.test(text) && scheme.test(text)
}

/** A value as it is kept: a web address without its scheme gets one. */
export function completed(kind, value) {
  const text = value.trim()
  return kind === 'urls' && /^[^\s:/]+\.[^\s:/]{2,}(\/\S*)?$/.test(text) ? `https://${text}` : text
}
