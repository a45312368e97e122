// Links that are safe to follow: telephone numbers, mail, and the web. Whatever else stands in a card is text.

/** The link that calls a number, or `null` if it has no digit. */
export function telephoneLink(number) {
  if (!/[0-9]/.test(number)) return null
  const [digits] = number.split(/;|ext|x/i)
  return 'tel:' + digits.replace(/[^0-9+*#]/g, '')
}

/** The link that writes to an address, or `null` if it is none. */
export function mailLink(address) {
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(address) ? 'mailto:' + encodeURIComponent(address).replace('%40', '@') : null
}

/** The link of a web address, or `null` if it leads elsewhere than to the web. */
export function webLink(address) {
  const text = address.trim()
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(text)
  if (!hasScheme && !/^[^\s/:]+\.[^\s/:]+/.test(text)) return null
  try {
    const url = new URL(hasScheme ? text : 'https://' + text)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}

/** A web address as people read it. */
export function shownAddress(address) {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}

/** The link to a map of a postal address. */
export function mapLink(address) {
  const parts = [address.street, address.postcode, address.city, address.region, address.country]
  const place = parts.filter(Boolean).join(', ') || address.formatted || ''
  if (!place.trim()) return null
  return 'https://www.openstreetmap.org/search?query=' + encodeURIComponent(place.replace(/\s+/g, ' '))
}
