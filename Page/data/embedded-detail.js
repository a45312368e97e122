// The line beside a name in lists: what tells a contact from others. `Contact.detail` of the program says the same.

/** The detail of a contact, or `null`: its first number, address, place, line of the note and so on. */
export function detailOf(contact) {
  const candidates = [
    contact.phones?.[0]?.value,
    contact.emails?.[0]?.value,
    contact.location,
    contact.note?.split('\n')[0],
    contact.organization?.find((name) => name.trim()),
    contact.title,
    addressLine(contact.addresses?.[0]),
    contact.urls?.[0]?.value,
  ]
  return candidates.map((text) => text?.trim()).find((text) => text && text !== contact.name) ?? null
}

function addressLine(address) {
  if (!address) return ''
  const parts = ['postOfficeBox', 'extended', 'street', 'city', 'region', 'postcode', 'country']
  return parts.map((part) => address[part]).filter((text) => text?.trim()).join(', ')
}
