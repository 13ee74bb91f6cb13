/** The visitor's colour scheme: as the system, or always one of the two. */
export type ThemeChoice = 'auto' | 'light' | 'dark'

const COOKIE = 'theme'
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Runs before the first paint. The page is the same for all visitors and cached by the server, so the choice is applied in the
 * browser: a readable cookie and an attribute on <html>, so that nothing flashes.
 */
export const THEME_SCRIPT = `(function(){var m=/(?:^|; )${COOKIE}=(light|dark)/.exec(document.cookie);if(m)document.documentElement.dataset.theme=m[1]})()`

/** The present choice in this browser. */
export function readTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto'
}

/** Applies a choice at once and remembers it for a year. */
export function chooseTheme(choice: ThemeChoice): void {
  const root = document.documentElement
  if (choice === 'auto') delete root.dataset.theme
  else root.dataset.theme = choice
  const age = choice === 'auto' ? 0 : ONE_YEAR_SECONDS
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we support.
  document.cookie = `${COOKIE}=${choice}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
}
