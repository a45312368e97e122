export class ContactList {
  constructor(app, place) {}
  show(view) {}
  select(id) {}
  focus() {}
  async reveal(id) {}
  end() {}
}
