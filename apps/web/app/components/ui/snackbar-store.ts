import { SNACKBAR_TIMEOUT } from '@zivina/contract/limits'

export type SnackbarTone = 'info' | 'success' | 'error'

export type SnackbarAction = { label: string; run: () => void }
export type Snack = { id: number; tone: SnackbarTone; message: string; action?: SnackbarAction }

let snack: Snack | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: Snack | null): void {
  snack = next
  for (const listener of listeners) listener()
}

/** Says something in passing; a newer message takes the place of an older one. Browser only. */
export function showSnackbar(message: string, tone: SnackbarTone = 'info', action?: SnackbarAction): void {
  publish({ id: nextId++, tone, message, ...(action ? { action } : {}) })
  resumeSnackbar()
}

/** While somebody is at it, it does not go away. */
export function pauseSnackbar(): void {
  clearTimeout(timer)
}

/** Goes away after the full time again. */
export function resumeSnackbar(): void {
  clearTimeout(timer)
  timer = setTimeout(dismissSnackbar, SNACKBAR_TIMEOUT)
}

export function dismissSnackbar(): void {
  clearTimeout(timer)
  publish(null)
}

export function subscribeToSnackbar(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentSnack(): Snack | null {
  return snack
}

/** On the server nothing is ever said in passing. */
export function noSnack(): null {
  return null
}
