// Whether what is typed is found in a name, and how well: the same as the program's `NameFinder`.

/** More letters of a word don't count: sets of numbers of letters are kept as bits. */
export const mostCodes = 30

const keys = '22233344455566677778889999'

/** The key of a telephone that a letter is on; what is no such letter stays. */
function keyOf(code) {
  const place = code.length === 1 ? code.charCodeAt(0) - 0x61 : -1
  return keys[place] ?? code
}

/** A word of a query in one of the ways that it may be meant. */
export class Pattern {
  constructor(codes, isKeypad = false) {
    this.codes = codes.slice(0, mostCodes)
    this.isKeypad = isKeypad
  }

  /** The best place of it in units, apart from those that are taken: `{rank, from, to}`, or `null`. */
  find(units, { taken = [], onlyAtWords = false } = {}) {
    let best = null
    for (let from = 0; from < units.length; from += 1) {
      if (!units[from].startsWord || (onlyAtWords && from > 0 && !units[from - 1].endsWord)) continue
      const found = this.#findAt(units, from, !onlyAtWords)
      if (!found || (best && found.rank >= best.rank)) continue
      if (!taken.some(({ from: first, to }) => found.from < to && first < found.to)) best = found
    }
    return best
  }

  #findAt(units, from, hasInitials) {
    const all = 1 << this.codes.length
    let reach = this.#extend({ usual: 1, other: 1, initials: 1, whole: 0 }, units[from], hasInitials, true)
    let last = from
    while (!(reach.initials & all)) {
      last += 1
      if (!reach.initials || last >= units.length) return null
      reach = this.#extend(reach, units[last], hasInitials)
    }
    const usage = reach.usual & all ? 0 : reach.other & all ? 1 : 2
    const isWhole = units[last].endsWord && reach.whole & all
    return { rank: (from ? 16 : 0) + (this.isKeypad ? 8 : 0) + 2 * usage + (isWhole ? 0 : 1), from, to: last + 1 }
  }

  /** How far it is matched with one unit more. */
  #extend(reach, unit, hasInitials, isFirst = false) {
    const next = unit.isOptional && !isFirst ? { ...reach } : { usual: 0, other: 0, initials: 0, whole: 0 }
    for (let count = 0; count < this.codes.length; count += 1) {
      const bit = 1 << count
      if (reach.initials & bit) this.#add(next, unit, count, reach, hasInitials)
    }
    return next
  }

  #add(next, unit, start, reach, hasInitials) {
    const before = 1 << start
    for (const { codes, isUsual, initials } of unit.forms) {
      const matched = this.#matched(codes, start)
      if (!matched) continue
      const isWhole = matched === codes.length
      if (isWhole || start + matched === this.codes.length) {
        const bit = 1 << (start + matched)
        if (isUsual && reach.usual & before) next.usual |= bit
        if (reach.other & before) next.other |= bit
        next.initials |= bit
        if (isWhole) next.whole |= bit
      }
      if (!hasInitials) continue
      for (let count = 1; count <= Math.min(matched, initials); count += 1) next.initials |= 1 << (start + count)
    }
  }

  /** How many letters of a form are those of the pattern from a place on. */
  #matched(codes, start) {
    const limit = Math.min(codes.length, this.codes.length - start)
    let matched = 0
    while (matched < limit) {
      const typed = this.codes[start + matched]
      const own = codes[matched]
      if (own !== typed && !(this.isKeypad && keyOf(own) === typed)) break
      matched += 1
    }
    return matched
  }
}

/** The rank of two matches in one name: it begins with one of them, and each is as good as the worse. */
export function joinedRank(one, other) {
  return Math.min(one & 16, other & 16) | Math.max(one & 15, other & 15)
}
