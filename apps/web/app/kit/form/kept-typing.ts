import type { FormValues } from './form-values.ts'

/**
 * What is typed into a form and not sent yet, kept for this tab: a reload takes nothing away, nor does a page that the browser
 * opened anew because a new version took the place of its code. Gone with the session, as everything that a tab keeps.
 */
const PREFIX = 'zivina-form:'
/** What is secret or good for a moment only is typed again. */
const SECRET = /password|code|token/

/** What was typed under a name; nothing where there is nothing, or nothing that can be read. */
export function readTyped(form: string): FormValues {
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? 'null')
    return isTyped(typed) ? typed : {}
  } catch {
    // Storage is off or holds something else: the form works without.
    return {}
  }
}

/** Keeps what is typed; where nothing is, nothing is kept. */
export function keepTyped(form: string, typed: FormValues): void {
  const open = Object.entries(typed).filter(([name]) => !SECRET.test(name))
  try {
    if (open.length === 0) sessionStorage.removeItem(PREFIX + form)
    else sessionStorage.setItem(PREFIX + form, JSON.stringify(Object.fromEntries(open)))
  } catch {
    // Then a reload loses what was typed, as on any page.
  }
}

function isTyped(value: unknown): value is FormValues {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((each) => typeof each === 'string' || typeof each === 'boolean')
}
