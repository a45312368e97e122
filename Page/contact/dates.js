// Dates of which parts may be unknown, as cards have them.
import { language } from '../language/language.js'

/** The year, month and day of a date in a card, each `null` if it is unknown; `null` for text that is no date. */
export function parseDate(text) {
  const day = text.trim().split(/[T ]/)[0]
  const patterns = [
    [/^(\d{4})-?(\d{2})-?(\d{2})$/, [1, 2, 3]], [/^--(\d{2})-?(\d{2})$/, [0, 1, 2]],
    [/^(\d{4})-(\d{2})$/, [1, 2, 0]], [/^--(\d{2})$/, [0, 1, 0]], [/^---(\d{2})$/, [0, 0, 1]],
    [/^(\d{4})$/, [1, 0, 0]],
  ]
  for (const [pattern, places] of patterns) {
    const found = pattern.exec(day)
    if (!found) continue
    const [year, month, date] = places.map((place) => (place ? Number(found[place]) : null))
    return { year, month, day: date }
  }
  return null
}

/** A date as cards have it. */
export function writeDate({ year, month, day }) {
  const two = (number) => String(number).padStart(2, '0')
  const four = year ? String(year).padStart(4, '0') : null
  if (month && day) return `${four ?? '-'}-${two(month)}-${two(day)}`
  if (month) return four ? `${four}-${two(month)}` : `--${two(month)}`
  if (day) return `---${two(day)}`
  return four ?? ''
}

/** A date as the language writes it; text that is no date as it is. */
export function shownDate(text) {
  const date = parseDate(text)
  if (!date) return text
  const style = {
    timeZone: 'UTC', calendar: 'gregory',
    ...(date.year ? { year: 'numeric' } : {}), ...(date.month ? { month: 'long' } : {}),
    ...(date.day ? { day: 'numeric' } : {}),
  }
  // 2000 has every day of a year.
  const moment = new Date(0)
  moment.setUTCFullYear(date.year ?? 2000, (date.month ?? 1) - 1, date.day ?? 1)
  return new Intl.DateTimeFormat(language(), style).format(moment)
}

/** Whether a day exists in its month, and in its year if that is known. */
export function dayExists({ year, month, day }) {
  if (!month || !day) return true
  const moment = new Date(0)
  moment.setUTCFullYear(year ?? 2000, month - 1, day)
  return moment.getUTCMonth() === month - 1
}

/** The order of day, month and year in the language. */
export function dateOrder() {
  const parts = new Intl.DateTimeFormat(language(), { calendar: 'gregory', dateStyle: 'long' }).formatToParts(0)
  return parts.map((part) => part.type).filter((type) => ['day', 'month', 'year'].includes(type))
}

/** The names of the months. */
export function monthNames() {
  const format = new Intl.DateTimeFormat(language(), { month: 'long', timeZone: 'UTC', calendar: 'gregory' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 15)))
}

/** A moment in milliseconds as the language writes it. */
export function shownMoment(milliseconds) {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds)
}
