import { SNACKBAR_TIMEOUT } from '@zivina/contract/kernel/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissSnackbar, pauseSnackbar, resumeSnackbar, showSnackbar, snackbar } from './snackbar-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dismissSnackbar()
  vi.useRealTimers()
})

test('a message disappears after three seconds', () => {
  expect(SNACKBAR_TIMEOUT).toBe(3000)
  showSnackbar('Uloženo.', 'success')
  vi.advanceTimersByTime(2999)
  expect(snackbar.read()).toMatchObject({ message: 'Uloženo.', tone: 'success' })
  vi.advanceTimersByTime(1)
  expect(snackbar.read()).toBeNull()
})

test('a message stays while it is hovered or focused; afterwards it has its full time again', () => {
  showSnackbar('Uloženo.')
  vi.advanceTimersByTime(2000)
  pauseSnackbar()
  vi.advanceTimersByTime(60_000)
  resumeSnackbar()
  vi.advanceTimersByTime(2999)
  expect(snackbar.read()?.message).toBe('Uloženo.')
  vi.advanceTimersByTime(1)
  expect(snackbar.read()).toBeNull()
})

test('a newer message replaces an older one and its time, and listeners are called for each', () => {
  const heard = vi.fn()
  const unsubscribe = snackbar.subscribe(heard)
  showSnackbar('První.')
  vi.advanceTimersByTime(2000)
  showSnackbar('Druhá.', 'error', { label: 'Vrátit', run: () => undefined })
  vi.advanceTimersByTime(2000)
  expect(snackbar.read()).toMatchObject({ message: 'Druhá.', tone: 'error', action: { label: 'Vrátit' } })
  unsubscribe()
  dismissSnackbar()
  expect(heard).toHaveBeenCalledTimes(2)
})
