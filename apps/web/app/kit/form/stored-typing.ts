import type { FormValues } from './form-values.ts'

/**
 * Unsent form values, stored for this tab: they survive a reload, also one caused by a new version of the product. Deleted when
 * the session ends.
 */
const PREFIX = 'zivina-form:'
/** Secret or short-lived values are not stored. */
const SECRET = /password|code|token/

/** The values stored under a name; empty where there are none or they are invalid. */
export function readTyped(form: string): FormValues {
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? 'null')
    return isTyped(typed) ? typed : {}
  } catch {
    // Without storage the form still works.
    return {}
  }
}

/** Stores typed values; deletes the entry where there are none. */
export function storeTyped(form: string, typed: FormValues): void {
  const open = Object.entries(typed).filter(([name]) => !SECRET.test(name))
  try {
    if (open.length === 0) sessionStorage.removeItem(PREFIX + form)
    else sessionStorage.setItem(PREFIX + form, JSON.stringify(Object.fromEntries(open)))
  } catch {
    // Then a reload loses the values, as on any page.
  }
}

function isTyped(value: unknown): value is FormValues {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((each) => typeof each === 'string' || typeof each === 'boolean')
}
