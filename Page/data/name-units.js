// A name as it may be typed: letters, syllables of Hangul, ideographs and kana, each with its spellings.
//
// What is read how is in the document (`readings`, written by the program); letters without case and accents, and
// the parts of Hangul, are found out here.

/**
 * @typedef {object} Unit
 * @property {number} start where it is in the text (UTF-16)
 * @property {number} end
 * @property {{codes: string[], isUsual: boolean, initials: number}[]} forms the ways to type it: its letters,
 *   whether that is what one expects, and how many letters may stand for all of it
 * @property {boolean} startsWord whether what is typed may begin with it
 * @property {boolean} endsWord
 * @property {boolean} isOptional whether it may be left out
 */

const leads = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ')
const trails = ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ')
const pairs = {
  ㄳ: 'ㄱㅅ', ㄵ: 'ㄴㅈ', ㄶ: 'ㄴㅎ', ㄺ: 'ㄹㄱ', ㄻ: 'ㄹㅁ', ㄼ: 'ㄹㅂ', ㄽ: 'ㄹㅅ', ㄾ: 'ㄹㅌ', ㄿ: 'ㄹㅍ', ㅀ: 'ㄹㅎ', ㅄ: 'ㅂㅅ',
  ㅘ: 'ㅗㅏ', ㅙ: 'ㅗㅐ', ㅚ: 'ㅗㅣ', ㅝ: 'ㅜㅓ', ㅞ: 'ㅜㅔ', ㅟ: 'ㅜㅣ', ㅢ: 'ㅡㅣ',
}

/** Letters that are others with a mark, though Unicode doesn't take them apart. */
const letters = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ĸ: 'q', ł: 'l', ŧ: 't', ς: 'σ' }

const small = { ぁ: 'あ', ぃ: 'い', ぅ: 'う', ぇ: 'え', ぉ: 'お', っ: 'つ', ゃ: 'や', ゅ: 'ゆ', ょ: 'よ', ゎ: 'わ', ゕ: 'か', ゖ: 'け' }

/** The units of a text whose readings are in a table. */
export function unitsOf(text, readings) {
  const maker = new UnitMaker(text)
  const places = readings?.places(text) ?? []
  let next = 0
  for (let index = 0; index < text.length;) {
    if (places[next] === index) {
      maker.addRead(index, places[next + 1], readings.shape(places[next + 2]))
      index += places[next + 1]
      next += 3
      continue
    }
    const character = String.fromCodePoint(text.codePointAt(index))
    maker.add(character, index)
    index += character.length
  }
  maker.endWord()
  return maker.units
}

class UnitMaker {
  units = []
  #text
  /** What the unit before is: `letter`, `ideograph`, `kana`… */
  #kind = ''

  constructor(text) {
    this.#text = text
  }

  endWord() {
    if (this.units.length) this.units.at(-1).endsWord = true
    this.#kind = ''
  }

  addRead(start, length, { isKana, isOptional, forms }) {
    const kind = isKana ? 'kana' : 'ideograph'
    const isNew = this.#kind !== kind || this.units.at(-1).end !== start
    if (isNew) this.endWord()
    const own = isKana ? [] : [form([this.#text.slice(start, start + length).normalize('NFC')])]
    this.#push(start, start + length, [...own, ...forms], kind, isKana ? isNew : true, isOptional)
  }

  add(character, start) {
    const end = start + character.length
    if (/^[\p{M}\p{Cf}\p{Sk}]/u.test(character)) return this.#extend(end)
    if (/^[\p{Z}\p{Cc}\p{P}]/u.test(character)) return this.endWord()
    const syllable = hangul(character)
    if (syllable) {
      if (this.#kind !== 'hangul') this.endWord()
      return this.#push(start, end, [form(syllable, 1)], 'hangul', true)
    }
    const kind = /^\p{S}/u.test(character) ? 'symbol' : 'letter'
    if (kind !== this.#kind) this.endWord()
    const codes = folded(character)
    codes.forEach((code) => this.#push(start, end, [form([code])], kind, this.#kind !== kind))
  }

  #extend(end) {
    if (this.#kind) this.units.at(-1).end = end
  }

  #push(start, end, forms, kind, startsWord, isOptional = false) {
    this.units.push({ start, end, forms, startsWord, endsWord: false, isOptional })
    this.#kind = kind
  }
}

function form(codes, initials = 0, isUsual = true) {
  return { codes, isUsual, initials }
}

/** A letter without case and accents. */
function folded(character) {
  // が is another letter than か.
  if (/^[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)) return [character.normalize('NFC')]
  const plain = character.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  return [...plain].flatMap((letter) => [...(letters[letter] ?? letter)])
}

/** The letters of a syllable of Hangul, or of one letter of it; `null` for all else. */
function hangul(character) {
  const code = character.codePointAt(0) - 0xac00
  if (code >= 0 && code < 11172) {
    return [...leads[Math.floor(code / 588)], ...vowels[Math.floor((code % 588) / 28)], ...trails[code % 28]]
  }
  if (/^[\u3131-\u3163]/.test(character)) return [...(pairs[character] ?? character)]
  const jamo = character.normalize('NFKC').codePointAt(0)
  const letters = leads[jamo - 0x1100] ?? vowels[jamo - 0x1161] ?? trails[jamo - 0x11a7]
  return letters ? [...letters] : null
}

/** What is typed as a row of letters: as it is written, kana as hiragana of common size. */
export function typedCodes(word) {
  const hiragana = (letter) => {
    const code = letter.codePointAt(0)
    const own = code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : letter
    return small[own] ?? own
  }
  const text = [...word.normalize('NFKC')].filter((letter) => letter !== 'ー').map(hiragana).join('')
  return unitsOf(text).flatMap(({ forms }) => forms[0].codes).map((code) => code.normalize('NFC'))
}

/** The readings that the document has: places of units in texts, and their shapes. */
export class Readings {
  #shapes
  #parsed = []
  #texts = new Map()

  constructor({ shapes = [], texts = [] } = {}) {
    this.#shapes = shapes
    for (let index = 0; index + 1 < texts.length; index += 2) this.#texts.set(texts[index], texts[index + 1])
  }

  places(text) {
    return this.#texts.get(text)
  }

  /** A shape as the program writes it: `zhang`, `zeng/ceng`, `lv,lu`, `*し,shi,si`, `*?う,u`. */
  shape(number) {
    return (this.#parsed[number] ??= parsedShape(this.#shapes[number] ?? ''))
  }
}

function parsedShape(shape) {
  const [, isKana, isOptional, rest] = /^(\*?)(\??)(.*)$/s.exec(shape)
  const forms = rest.split('/').flatMap((part, place) => part.split(',').filter(Boolean).map((spelling) => {
    const codes = [...spelling]
    return form(codes, isKana ? 0 : codes.length > 2 && codes[1] === 'h' ? 2 : 1, place === 0)
  }))
  return { isKana: isKana !== '', isOptional: isOptional !== '', forms }
}
