let carried = ''

/**
 * Takes the e-mail typed at the log-in on to the page of a forgotten password: in memory only, as an address or the history would
 * keep it.
 */
export function carryEmail(form: HTMLFormElement | null): void {
  const typed = form ? new FormData(form).get('email') : null
  carried = typeof typed === 'string' ? typed.trim() : ''
}

/** The e-mail that was typed at the log-in, or an empty text. */
export function carriedEmail(): string {
  return carried
}
