// Says when the server can't be reached, until it can be.

import { t } from '../language/language.js'

/** A connection that comes back at once is not worth a word. */
const patience = 2000

export function watchConnection(app) {
  let timer = 0
  let hide = () => {}
  app.source.on('connection', ({ online }) => {
    if (!online) timer ||= setTimeout(() => (hide = app.toast(t('connection.lost'), { time: 0 })), patience)
    else {
      clearTimeout(timer)
      timer = 0
      hide()
      hide = () => {}
    }
  })
}
