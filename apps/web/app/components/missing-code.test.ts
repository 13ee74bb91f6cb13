import { afterEach, expect, test, vi } from 'vitest'
import { watchMissingCode } from './missing-code.ts'

const PLACE = { pathname: '/uzivatel/oblibene', search: '', hash: '', state: null, key: 'a' }

/** As much of a window and its router as the code that did not come has to do with. */
function openPage() {
  const listeners = new Set<(state: unknown) => void>()
  const router = {
    state: { location: { ...PLACE, pathname: '/' }, navigation: { location: undefined as typeof PLACE | undefined } },
    navigate: async () => {},
    subscribe: (listener: (state: unknown) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { __reactRouterDataRouter: router }))
  const setOut = () => {
    router.state.navigation.location = PLACE
    for (const listener of listeners) listener(router.state)
  }
  const missCode = (again: () => void) =>
    window.dispatchEvent(new CustomEvent('missing-code', { detail: { file: '/assets/page.js', again } }))
  return { setOut, missCode, waiting: () => listeners.size }
}

afterEach(() => void vi.unstubAllGlobals())

test('code that did not come while nobody was on the way is fetched again, once, when somebody sets out', () => {
  const { setOut, missCode, waiting } = openPage()
  const stop = watchMissingCode()
  const again = vi.fn()
  missCode(again)
  expect(again).not.toHaveBeenCalled()
  setOut()
  setOut()
  expect(again).toHaveBeenCalledTimes(1)
  expect(waiting()).toBe(0)
  stop()
  missCode(again)
  expect(waiting()).toBe(0)
})
