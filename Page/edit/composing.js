// The name that is shown follows its parts while they are edited, in the way in which it did before.

import { composedName } from '../contact/names.js'

/** The name that the parts make without some of them. */
function parts(contact, ...left) {
  return composedName(Object.fromEntries(Object.entries(contact).filter(([key]) => !left.includes(key))))
}

/** The ways in which a name may be made of its parts, the usual one first. */
const ways = [
  (contact) => composedName(contact),
  (contact) => parts(contact, 'additional'),
  (contact) => parts(contact, 'prefixes', 'suffixes'),
  (contact) => parts(contact, 'prefixes', 'suffixes', 'additional'),
  (contact) => [contact.family, contact.given].filter(Boolean).join(' '),
  (contact) => [contact.family, contact.given].filter(Boolean).join(', '),
]

/** How the name of a contact is made of its parts; `null` if it is another. */
export function wayOfComposing(contact) {
  if (!contact.name) return composed(ways[0])
  return ways.map(composed).find((way) => way(contact) === contact.name) ?? null
}

/** A way, with the organisation for who has no name, and first where it is one. */
function composed(way) {
  return (contact) => {
    const [organization = ''] = contact.organization ?? []
    const name = way(contact)
    return contact.kind === 'org' ? organization || name : name || organization
  }
}
