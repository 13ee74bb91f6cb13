import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VISIT_SCRIPT } from './visit-script.ts'

const sent: unknown[] = []
const push = history.pushState

beforeEach(() => {
  sent.length = 0
  history.pushState = push
  history.replaceState(null, '', '/recepty')
  vi.stubGlobal('navigator', {
    sendBeacon: (_: string, body: Blob) => void body.text().then((text) => sent.push(JSON.parse(text))),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  hide(false)
})

function hide(isHidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: isHidden ? 'hidden' : 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
}

const run = (): void => new Function(VISIT_SCRIPT)()

test('it is at most a kilobyte', () => {
  expect(new TextEncoder().encode(VISIT_SCRIPT).length).toBeLessThanOrEqual(1024)
})

test('pages are told by the first part of their address, once the page is left', async () => {
  run()
  history.pushState(null, '', '/recepty/gulas?davka=2')
  history.pushState(null, '', '/recepty/gulas#kroky')
  history.pushState(null, '', '/uzivatel/jidelnicek/0198')
  expect(sent).toEqual([])
  hide(true)
  await vi.waitFor(() => expect(sent).toEqual([{ pages: ['recepty', 'recepty/', 'uzivatel/'] }]))
})

test.each([[{ doNotTrack: '1' }], [{ globalPrivacyControl: true }], [{ webdriver: true }]])(
  'nothing is sent where the browser says %o',
  async (said) => {
    vi.stubGlobal('navigator', { ...navigator, ...said })
    run()
    hide(true)
    await Promise.resolve()
    expect(sent).toEqual([])
  },
)
