// Which titles a strip shows where it is lower than all of them need: as `IndexStrip` of the library does.

/** The fewest slots for both ends and a bullet. */
const fewest = 3

/**
 * @param {{isKept: boolean}[]} titles
 * @param {number} room how many slots there may be
 * @returns {{shown: number|null, from: number, to: number}[]} the slots: the title that each shows (`null`: a
 *   bullet), and the titles `from..<to` that it stands for
 */
export function fittedSlots(titles, room) {
  const count = titles.length
  if (room < 1) return []
  if (count <= room) return titles.map((_, at) => single(at))
  if (room === 1) return [{ shown: null, from: 0, to: count }]
  if (room === 2) {
    // Without room for a bullet, each end stands for its half.
    const middle = (count + 1) >> 1
    return [{ shown: 0, from: 0, to: middle }, { shown: count - 1, from: middle, to: count }]
  }
  return thinned(between(titles, room), count, room)
}

/**
 * The titles that may give way to bullets: those between the kept ones at the ends, as many of which stay as
 * leave room for a bullet. The last ones go before the first: `#` is among them.
 */
function between(titles, room) {
  const keptLast = keptAtEnd([...titles].reverse())
  const last = Math.min(keptLast, room - fewest)
  const first = Math.min(keptAtEnd(titles.slice(0, titles.length - keptLast)), room - last - fewest)
  return [first, titles.length - last]
}

function keptAtEnd(titles) {
  const end = titles.findIndex(({ isKept }) => !isKept)
  return end < 0 ? titles.length : end
}

/** The titles `from..<to` thinned, those around them whole. */
function thinned([from, to], count, room) {
  const shown = (room - (count - (to - from)) + 1) >> 1
  const steps = Array.from({ length: shown }, (_, at) => from + Math.floor((at * (to - from - 1)) / (shown - 1)))
  const slots = []
  for (let at = 0; at < from; at += 1) slots.push(single(at))
  steps.slice(1).forEach((next, at) => {
    slots.push(single(steps[at]), { shown: null, from: steps[at] + 1, to: next })
  })
  for (let at = to - 1; at < count; at += 1) slots.push(single(at))
  return slots
}

function single(title) {
  return { shown: title, from: title, to: title + 1 }
}

/**
 * The title at a part (0 to 1) of the strip's length. Inside a slot that stands for several titles, each has
 * its part of the height.
 */
export function titleAt(fraction, slots) {
  const [slot, rest] = part(fraction, slots.length)
  const { from, to } = slots[slot]
  return from + part(rest, to - from)[0]
}

/** Where two parts meet, the second one begins, even if the place was computed a trifle low. */
function part(fraction, count) {
  const place = Math.min(Math.max(fraction, 0), 1) * count
  const index = Math.min(Math.floor(place + 1e-9), count - 1)
  return [index, place - index]
}
