// The groups of a contact are its categories; the favourites are the one called `starred`, as Google has it.

const favorite = 'starred'

/** The name of the group that a category is; empty for none. Google writes its own with a star in front. */
export function groupName(category) {
  return category.replace(/^\* /, '').trim()
}

function isStar(category) {
  return groupName(category).toLowerCase() === favorite
}

/** Whether a contact is a favourite. */
export function isFavorite(contact) {
  return contact.favorite ?? (contact.categories ?? []).some(isStar)
}

/** The names of a contact's groups, but for the favourites. */
export function groupNames(contact) {
  const names = (contact.categories ?? []).filter((category) => !isStar(category)).map(groupName)
  return [...new Set(names.filter(Boolean))]
}

/** How lists call the group of a name. */
export function groupOf(name) {
  return `category:${name}`
}

/** A contact with a group if it has it not, and without it if it has. */
export function toggled(contact, name) {
  const categories = contact.categories ?? []
  const isThis = (category) => (name === favorite ? isStar(category) : groupName(category) === name)
  const has = categories.some(isThis)
  return { ...contact, categories: has ? categories.filter((category) => !isThis(category)) : [...categories, name] }
}
