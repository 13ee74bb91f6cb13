import { SNACKBAR_TIMEOUT } from '@zivina/contract/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  currentSnack,
  dismissSnackbar,
  pauseSnackbar,
  resumeSnackbar,
  showSnackbar,
  subscribeToSnackbar,
} from './snackbar-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dismissSnackbar()
  vi.useRealTimers()
})

test('a message goes away after three seconds', () => {
  expect(SNACKBAR_TIMEOUT).toBe(3000)
  showSnackbar('Uloženo.', 'success')
  vi.advanceTimersByTime(2999)
  expect(currentSnack()).toMatchObject({ message: 'Uloženo.', tone: 'success' })
  vi.advanceTimersByTime(1)
  expect(currentSnack()).toBeNull()
})

test('while somebody is at it, it stays; afterwards it has its full time again', () => {
  showSnackbar('Uloženo.')
  vi.advanceTimersByTime(2000)
  pauseSnackbar()
  vi.advanceTimersByTime(60_000)
  resumeSnackbar()
  vi.advanceTimersByTime(2999)
  expect(currentSnack()?.message).toBe('Uloženo.')
  vi.advanceTimersByTime(1)
  expect(currentSnack()).toBeNull()
})

test('a newer message takes the place and the time of an older one, and whoever listens hears of each', () => {
  const heard = vi.fn()
  const unsubscribe = subscribeToSnackbar(heard)
  showSnackbar('První.')
  vi.advanceTimersByTime(2000)
  showSnackbar('Druhá.', 'error', { label: 'Vrátit', run: () => undefined })
  vi.advanceTimersByTime(2000)
  expect(currentSnack()).toMatchObject({ message: 'Druhá.', tone: 'error', action: { label: 'Vrátit' } })
  unsubscribe()
  dismissSnackbar()
  expect(heard).toHaveBeenCalledTimes(2)
})
