// Which group of contacts the list shows.

/**
 * Puts what switches groups under the search field. Called once, at the start; `app.changeView({group})`
 * switches, `app.on('view', …)` tells of it.
 */
export function setUpGroups(app, place) {}
