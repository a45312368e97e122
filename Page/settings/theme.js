// Light or dark: as the system has it, or as the reader wants it.
//
// The style sheets ask the system with `prefers-color-scheme`. To overrule it, their conditions are changed.

export const themes = ['auto', 'light', 'dark']

const asks = '(prefers-color-scheme: dark)'
let rules = null

/** Shows the page in a theme. */
export function applyTheme(theme) {
  const condition = { light: 'not all', dark: 'all' }[theme] ?? asks
  for (const rule of darkRules()) rule.media.mediaText = condition
  document.documentElement.style.colorScheme = theme === 'light' || theme === 'dark' ? theme : ''
}

function darkRules() {
  rules ??= [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === asks)
  return rules
}
