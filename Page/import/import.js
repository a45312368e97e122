// Files dropped onto the page, and importing them.

import { element, fill } from '../dom.js'
import { t } from '../language/language.js'
import { button } from '../dialog/dialog.js'
import { paneBar } from '../settings/pane.js'
import { ImportRun } from './run.js'

/** The run that is shown, or was left while it went on. */
let run = null
/** A file that has been dropped, until the pane shows. */
let dropped = null
/** Starts reading a file while the pane is shown. */
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
    const [file] = event.dataTransfer.files
    if (file) take(app, file)
  })
}

/** Reads a file, in the pane for it. */
function take(app, file) {
  if (begin) return begin(file)
  dropped = file
  app.router.go('#/import')
}

/** What `#/import` shows in the detail pane. */
export async function showImport(app, pane, signal) {
  if (app.source.readOnly) return app.router.close()
  const body = element('div', { class: 'pane-body import' })
  fill(pane, element('div', { class: 'other-pane' }, paneBar(app, t('import.title')), body))
  begin = (file) => {
    run?.forget()
    run = new ImportRun(app, file)
    run.show(body)
  }
  signal.addEventListener('abort', () => {
    begin = null
    if (!run?.isRunning) run?.forget()
    run = run?.isRunning ? run : null
  }, { once: true })
  if (dropped) begin(dropped)
  else if (run) run.show(body)
  else offer(body)
  dropped = null
}

/** Offers to choose a file. */
function offer(body) {
  const input = element('input', { type: 'file', hidden: true, 'aria-label': t('import.choose') })
  input.addEventListener('change', () => input.files[0] && begin?.(input.files[0]))
  const choose = button(t('import.choose'), () => input.click(), 'primary')
  const hint = element('p', { class: 'muted', text: t('import.hint') })
  fill(body, element('div', { class: 'import-offer' }, choose, input, hint))
  choose.focus()
}
