// Asks before what has been entered is lost.

import { t } from '../language/language.js'
import { confirmed } from '../dialog/dialog.js'

/** Guards a form until the signal aborts, or `end` of what this returns is called. */
export function guardLeaving(app, signal, isChanged) {
  const own = new AbortController()
  const here = location.hash
  signal.addEventListener('abort', () => own.abort(), { once: true })
  let asks = false
  // Before the router hears of it.
  addEventListener('hashchange', async (event) => {
    if (location.hash === here || !isChanged()) return
    event.stopImmediatePropagation()
    const target = location.hash
    history.replaceState(null, '', here)
    if (asks) return
    asks = true
    const leaves = await confirmed({
      title: t('edit.unsaved'), text: t('edit.unsavedText'), action: t('edit.discard'), cancel: t('edit.keepEditing'),
    })
    asks = false
    if (!leaves || own.signal.aborted) return
    own.abort()
    app.router.go(target || '#/', { replace: true })
  }, { capture: true, signal: own.signal })
  addEventListener('beforeunload', (event) => {
    if (isChanged()) event.preventDefault()
  }, { signal: own.signal })
  return { end: () => own.abort() }
}
