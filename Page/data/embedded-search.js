// Finding in embedded data: keys that were made beside it, compared with what is typed.

/**
 * The contacts that a query finds, the best first.
 *
 * Each contact has keys `[key, field, start, end]`: a spelling in lower case without accents and blanks
 * (`zhangsan`, `zs`, `5550122`), the field that it spells (`name`, `initials` and the like for the name; see list/row.js), and
 * the range of that field's text (UTF-16) where it begins and ends. A key counts if the query, folded
 * likewise, is its beginning.
 */
export function foundIn(data, query, limit) {
  const words = query.split(/\s+/u).map(folded).filter(Boolean)
  if (!words.length) return []
  const found = []
  data.rows.forEach((row, index) => {
    const keys = (data.keys ?? [])[index] ?? [[folded(row.name), 'name', 0, row.name.length]]
    const matched = words.map((word) => keys.find(([key]) => key.startsWith(word)))
    if (matched.every(Boolean)) found.push({ index, matched, rank: rank(words, matched) })
  })
  found.sort((one, other) => one.rank - other.rank)
  return found.slice(0, limit).map(({ index, matched }) => {
    const field = matched[0][1]
    const matches = matched.filter((key) => key[1] === field).map(([, , start, end]) => [start, end])
    return { ...data.rows[index], section: 0, field, matches: matches.sort((a, b) => a[0] - b[0]) }
  })
}

function rank(words, matched) {
  const whole = matched.every(([key], at) => key === words[at])
  return (matched[0][1] === 'name' ? 0 : 2) + (whole ? 0 : 1)
}

function folded(text) {
  return text.normalize('NFKD').replace(/[\p{M}\p{P}\s]/gu, '').toLowerCase()
}
