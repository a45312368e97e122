// What differs between two versions of a contact, field by field, in words.

import { t } from '../language/language.js'
import { addressLines } from '../contact/cards.js'
import { shownDate } from '../contact/dates.js'
import { labelOf } from '../contact/types.js'
import { groupNames, isFavorite } from '../groups/membership.js'

const text = (value) => value ?? ''
const list = (value) => (value ?? []).join(', ')
const values = (all) => (all ?? []).map((value) => joined(labelOf(value), value.value)).join('\n')
const addresses = (all) => (all ?? []).map((value) => joined(labelOf(value), addressLines(value))).join('\n\n')
const date = (value) => (value ? shownDate(value) : '')

function joined(label, value) {
  return label ? `${label}: ${value}` : value
}

/** The fields that are compared: what they are called, and how they are shown. */
const fields = {
  name: ['field.name', text], kind: ['field.kind', (kind) => (kind ? t(`kind.${kind}`) : '')], prefixes: ['field.prefixes', list],
  given: ['field.given', text], additional: ['field.additional', list], family: ['field.family', text],
  suffixes: ['field.suffixes', list], nicknames: ['field.nicknames', list],
  phoneticFamily: ['field.phoneticFamily', text], phoneticGiven: ['field.phoneticGiven', text], sortAs: ['field.sortAs', list],
  organization: ['field.organization', list], title: ['field.title', text], role: ['field.role', text],
  phones: ['section.phones', values], emails: ['section.emails', values], addresses: ['section.addresses', addresses],
  urls: ['section.urls', values], messaging: ['section.messaging', values], birthday: ['field.birthday', date],
  anniversary: ['field.anniversary', date], categories: ['section.groups', groups], location: ['field.location', text],
  note: ['field.note', text], members: ['section.members', list],
}

function groups(categories) {
  const names = groupNames({ categories })
  return list(isFavorite({ categories }) ? [t('group.favorites'), ...names] : names)
}

/** The fields whose values differ: `{key, label, mine, theirs}`, the values in words. */
export function differences(mine, theirs) {
  return Object.keys(fields).filter((key) => !isSame(mine[key], theirs[key])).map((key) => {
    const [label, shown] = fields[key]
    return { key, label: t(label), mine: shown(mine[key]), theirs: shown(theirs[key]) }
  })
}

/** Whether two values say the same: a missing one is an empty one. */
export function isSame(left, right) {
  return canonical(left) === canonical(right)
}

function canonical(value) {
  return JSON.stringify(value ?? '', (key, part) => {
    if (part === undefined || part === '') return undefined
    if (part === null || typeof part !== 'object') return part
    if (Array.isArray(part)) return part.length ? part : undefined
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  }) ?? '""'
}
