export class Strip {
  constructor(app, place) {}
  end() {}
}
