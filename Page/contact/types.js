// What a number or an address is for, in words.
import { hasText, t } from '../language/language.js'

/** Pairs of types that have a word of their own. */
const pairs = [
  ['home', 'fax', 'homefax'], ['work', 'fax', 'workfax'],
  ['home', 'cell', 'homecell'], ['work', 'cell', 'workcell'],
]

/** Types that say nothing to people. */
const silent = new Set(['voice', 'internet', 'pref', 'x-internet', 'x400', 'dom', 'intl', 'postal', 'parcel'])

/** Other names of types. */
const synonyms = { mobile: 'cell', business: 'work', beeper: 'pager', personal: 'home' }

/** The label of a value: its owner's own, else its types in words; `usual` where it has neither. */
export function labelOf(value, usual = '') {
  if (value.label) return value.label
  return typeWords(value.types ?? []) || usual
}

function typeWords(types) {
  let rest = types.map((type) => synonyms[type] ?? type).filter((type) => !silent.has(type))
  for (const [first, second, pair] of pairs) {
    if (rest.includes(first) && rest.includes(second)) {
      rest = [pair, ...rest.filter((type) => type !== first && type !== second)]
    }
  }
  return rest.map(typeWord).join(', ')
}

/** A type in words; one that is not known as it is. */
export function typeWord(type) {
  const key = `type.${type}`
  return hasText(key) ? t(key) : type.replace(/^x-/, '')
}

/** Whether it is the value that its owner prefers. */
export function isPreferred(value) { return (value.types ?? []).includes('pref') }

/** Which types a form offers for each kind of value. */
export const offeredTypes = {
  phones: ['cell', 'home', 'work', 'main', 'homefax', 'workfax', 'pager', 'other'],
  emails: ['home', 'work', 'school', 'other'],
  addresses: ['home', 'work', 'other'],
  urls: ['home', 'work', 'other'],
  messaging: ['home', 'work', 'other'],
}

/** The types in a card that stand for one that is offered. */
export function typesOf(offered) {
  const pair = pairs.find(([, , name]) => name === offered)
  return pair ? [pair[0], pair[1]] : [offered]
}

/** Which offered type says the same as the types of a value, or `null`. */
export function offeredTypeOf(types, kind) {
  const own = types.map((type) => synonyms[type] ?? type).filter((type) => !silent.has(type)).sort().join()
  return offeredTypes[kind].find((offered) => typesOf(offered).sort().join() === own) ?? null
}

/** The types of a value once another is chosen: what says nothing to people stays. */
export function withType(types, offered) {
  const kept = types.filter((type) => silent.has(type))
  return offered ? [...typesOf(offered), ...kept] : kept
}
