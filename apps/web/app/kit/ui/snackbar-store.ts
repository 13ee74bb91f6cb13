import { SNACKBAR_TIMEOUT } from '@zivina/contract/kernel/limits'
import { createStore } from '../store.ts'

export type SnackbarTone = 'info' | 'success' | 'error'

export type SnackbarAction = { label: string; run: () => void }
export type Snack = { id: number; tone: SnackbarTone; message: string; action?: SnackbarAction }

/** What is said in passing; on the server nothing ever is. */
export const snackbar = createStore<Snack | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined
let nextId = 1

/** Says something in passing; a newer message takes the place of an older one. Browser only. */
export function showSnackbar(message: string, tone: SnackbarTone = 'info', action?: SnackbarAction): void {
  snackbar.write({ id: nextId++, tone, message, ...(action ? { action } : {}) })
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
  snackbar.write(null)
}
