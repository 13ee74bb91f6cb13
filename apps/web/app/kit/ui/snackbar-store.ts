import { SNACKBAR_TIMEOUT } from '@zivina/contract/kernel/limits'
import { createStore } from '#app/kit/state/store.ts'

export type SnackbarTone = 'info' | 'success' | 'error'

export type SnackbarAction = { label: string; run: () => void }
export type Snack = { id: number; tone: SnackbarTone; message: string; action?: SnackbarAction }

/** The present message; always null on the server. */
export const snackbar = createStore<Snack | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined
let nextId = 1

/** Shows a message for a moment; a newer one replaces an older one. Browser only. */
export function showSnackbar(message: string, tone: SnackbarTone = 'info', action?: SnackbarAction): void {
  snackbar.write({ id: nextId++, tone, message, ...(action ? { action } : {}) })
  resumeSnackbar()
}

/** Keeps the message while it is hovered or focused. */
export function pauseSnackbar(): void {
  clearTimeout(timer)
}

/** Restarts the full time. */
export function resumeSnackbar(): void {
  clearTimeout(timer)
  timer = setTimeout(dismissSnackbar, SNACKBAR_TIMEOUT)
}

export function dismissSnackbar(): void {
  clearTimeout(timer)
  snackbar.write(null)
}
