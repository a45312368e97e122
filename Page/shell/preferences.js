// What the reader has chosen, kept in the browser where it lets us.

const place = 'thumbindex.'

export function preference(name) {
  try {
    return JSON.parse(localStorage.getItem(place + name))
  } catch {
    return null
  }
}

export function setPreference(name, value) {
  try {
    localStorage.setItem(place + name, JSON.stringify(value))
  } catch {
    // A page from disk, or a private window: the choice holds until the page is closed.
  }
}
