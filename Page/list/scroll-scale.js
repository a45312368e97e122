// Scrolling lists that are higher than browsers let an element be (a million rows are 56 million pixels).

/** The height that an element is given at most. Up to it, browsers place things to a quarter of a pixel. */
const limit = 4_000_000
/** Near the ends, both heights are the same, so that both ends are reached by small moves too. */
const exactEnd = limit / 8

/**
 * Maps the place of the scroll bar to the place in the list.
 *
 * Small moves (wheel, keys, touch) move the list by as much. Large ones (dragging the bar) go to the same
 * part of the list as of the bar. When scrolling rests, the bar is put where it belongs, and the rows along
 * with it, which nobody sees.
 */
export class ScrollScale {
  /** The place in the list. */
  top = 0
  #scroller
  #height = 0
  #viewport = 0
  #last = 0

  constructor(scroller) {
    this.#scroller = scroller
  }

  /** What an element's place is less than the place in the list. */
  get shift() {
    return this.top - this.#last
  }

  /** The height that stands for the whole list. */
  get elementHeight() {
    return Math.min(this.#height, limit)
  }

  get maximum() {
    return Math.max(0, this.#height - this.#viewport)
  }

  get isScaled() {
    return this.#height > limit
  }

  resize(height, viewport) {
    this.#height = Math.max(height, viewport)
    this.#viewport = viewport
  }

  /** Goes to a place, exactly. */
  go(top) {
    this.top = Math.min(Math.max(0, Math.round(top)), this.maximum)
    this.#place()
  }

  /** Follows the bar after it has moved. Returns whether it has. */
  follow() {
    const bar = this.#scroller.scrollTop
    const move = bar - this.#last
    if (move === 0) return false
    this.#last = bar
    const isSmall = Math.abs(move) <= this.#viewport
    this.top = this.isScaled && !isSmall ? this.#fromBar(bar) : Math.min(Math.max(0, this.top + move), this.maximum)
    if (this.isScaled && this.#isAtWrongEnd(bar)) this.#place()
    return true
  }

  /** Puts the bar where it belongs; to be called when scrolling rests. */
  rest() {
    if (this.isScaled) this.#place()
  }

  #place() {
    const bar = Math.round(this.#toBar(this.top))
    if (bar !== this.#last) this.#scroller.scrollTop = bar
    this.#last = bar
  }

  #isAtWrongEnd(bar) {
    const end = limit - this.#viewport
    return (bar <= 0 && this.top > 0) || (bar >= end - 1 && this.top < this.maximum - 1)
  }

  #toBar(top) {
    if (!this.isScaled || top <= exactEnd) return top
    const { barEnd, topEnd } = this.#ends()
    if (top >= topEnd) return barEnd + top - topEnd
    return exactEnd + ((top - exactEnd) * (barEnd - exactEnd)) / (topEnd - exactEnd)
  }

  #fromBar(bar) {
    if (bar <= exactEnd) return bar
    const { barEnd, topEnd } = this.#ends()
    if (bar >= barEnd) return topEnd + bar - barEnd
    return Math.round(exactEnd + ((bar - exactEnd) * (topEnd - exactEnd)) / (barEnd - exactEnd))
  }

  /** Where the exact part at the end begins, on the bar and in the list. */
  #ends() {
    return { barEnd: limit - this.#viewport - exactEnd, topEnd: this.maximum - exactEnd }
  }
}
