// Where headers and rows of a list are, in pixels from its start. Sections without rows take no room.

export class Geometry {
  /** The number of the first row of each section, and of the row after the last. */
  firstRows = [0]
  /** Where each section begins, and where the last one ends. */
  tops = [0]

  constructor(counts, rowHeight, headerHeight) {
    this.rowHeight = rowHeight
    this.headerHeight = headerHeight
    for (const count of counts) {
      this.firstRows.push(this.firstRows.at(-1) + count)
      this.tops.push(this.tops.at(-1) + (count ? headerHeight + count * rowHeight : 0))
    }
  }

  get rowCount() {
    return this.firstRows.at(-1)
  }

  get height() {
    return this.tops.at(-1)
  }

  /** The section that a place is in; the nearest one with rows where it is outside. */
  sectionAt(y) {
    return lastNotAfter(this.tops, Math.min(Math.max(y, 0), this.height - 1))
  }

  /** The section of a row. */
  sectionOf(row) {
    return lastNotAfter(this.firstRows, row)
  }

  /** Where a row begins. */
  rowTop(row) {
    const section = this.sectionOf(row)
    return this.tops[section] + this.headerHeight + (row - this.firstRows[section]) * this.rowHeight
  }

  /** The row at a place; under a header, the row after it. */
  rowAt(y) {
    const section = this.sectionAt(y)
    const above = Math.max(0, y - this.tops[section] - this.headerHeight)
    return Math.min(this.firstRows[section] + Math.floor(above / this.rowHeight), this.firstRows[section + 1] - 1)
  }
}

/** The last section that doesn't begin after a value; of several that begin there, the last, which has rows. */
function lastNotAfter(starts, value) {
  let low = 0
  let high = starts.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle] <= value) low = middle
    else high = middle - 1
  }
  return Math.max(low, 0)
}
