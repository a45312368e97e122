// Files dropped onto the page, and importing them.

import { element, fill } from '../dom.js'
import { t } from '../language/language.js'
import { button } from '../dialog/dialog.js'
import { leave, paneBar } from '../settings/pane.js'
import { gathered } from './files.js'
import { ImportRun } from './run.js'

/** The run that is shown, or was left while it went on. */
let run = null
/** Files that wait for their turn, or until the pane shows. */
let waiting = []
/** Starts reading the first of them while the pane is shown. */
let begin = null

/** Listens for dropped files. Called once, at the start. */
export function setUpImport(app) {
  const text = element('span')
  const cover = element('div', { class: 'drop-cover', hidden: true }, element('p', {}, text))
  document.body.append(cover)
  const hasFile = (event) => !app.source.readOnly && event.dataTransfer?.types.includes('Files')
  const show = (isShown) => {
    text.textContent = t('import.drop')
    cover.hidden = !isShown
  }
  addEventListener('dragenter', (event) => hasFile(event) && show(true))
  addEventListener('dragover', (event) => {
    if (!hasFile(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
  })
  // The pointer has left the page if it has come into nothing else.
  addEventListener('dragleave', (event) => !event.relatedTarget && show(false))
  addEventListener('dragend', () => show(false))
  addEventListener('drop', (event) => {
    show(false)
    if (!hasFile(event)) return
    event.preventDefault()
    take(app, event.dataTransfer.files)
  })
}

/** Reads files one after the other, in the pane for them. */
async function take(app, files) {
  const given = await gathered(files)
  if (!given.length) return
  waiting = given
  if (begin) begin()
  else app.router.go('#/import')
}

/** What `#/import` shows in the detail pane. */
export async function showImport(app, pane, signal) {
  if (app.source.readOnly) return app.router.close()
  const body = element('div', { class: 'pane-body import' })
  fill(pane, element('div', { class: 'other-pane' }, paneBar(app, t('import.title')), body))
  begin = () => {
    run?.forget()
    run?.hide()
    run = new ImportRun(app, waiting.shift(), () => waiting.length ? begin() : leave(app))
    run.show(body)
  }
  signal.addEventListener('abort', () => {
    begin = null
    waiting = []
    if (!run?.isRunning) run?.forget()
    run = run?.isRunning ? run : null
  }, { once: true })
  if (waiting.length) begin()
  else if (run) run.show(body)
  else offer(app, body)
}

/** Offers to choose files. */
function offer(app, body) {
  const input = element('input', { type: 'file', multiple: true, hidden: true, 'aria-label': t('import.choose') })
  input.addEventListener('change', () => take(app, input.files))
  const choose = button(t('import.choose'), () => input.click(), 'primary')
  const hint = element('p', { class: 'muted', text: t('import.hint') })
  fill(body, element('div', { class: 'import-offer' }, choose, input, hint))
  choose.focus()
}
