import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tellEnds } from './tell-end.ts'
import { readTimersText, writeTimersText } from './timer-store.ts'
import TimerTray from './timer-tray.tsx'
import { forgetOldTimers, forgetOwnTimers, readTimers, startTimer, stopTimer } from './timers.ts'

const SOUP = { guid: 'a', name: 'Kulajda' }
const FIVE_MINUTES = { seconds: 300, label: '5 min' }
const START = new Date('2026-11-23T12:00:00Z')
const HOUR_MS = 3_600_000

beforeEach(() => vi.useFakeTimers({ now: START, toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  writeTimersText(null)
})

it('several run side by side, and one that is started again begins anew', () => {
  startTimer(SOUP, 2, FIVE_MINUTES)
  startTimer(SOUP, 3, FIVE_MINUTES)
  vi.setSystemTime(START.getTime() + 60_000)
  startTimer(SOUP, 2, FIVE_MINUTES)
  expect(readTimers().map(({ step, ends_at }) => [step, (ends_at - START.getTime()) / 1000])).toEqual([
    [3, 300],
    [2, 360],
  ])
  for (const { id } of readTimers()) stopTimer(id)
  expect(readTimersText()).toBeNull()
})

it('are shown with their recipe and step, and change with another tab', () => {
  render(<TimerTray isLinked />)
  act(() => startTimer(SOUP, 2, FIVE_MINUTES))
  expect(screen.getByRole('timer').textContent).toContain('5:00')
  expect(screen.getByRole('link').textContent?.replaceAll('\u00a0', ' ')).toContain('Krok 2 · Kulajda')
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/#krok-2$/)
  act(() => {
    localStorage.removeItem('zivina-timers')
    window.dispatchEvent(new StorageEvent('storage', { key: 'zivina-timers' }))
  })
  expect(screen.queryByRole('timer')).toBeNull()
})

it('one that has ended is announced and stays until it is dismissed', () => {
  startTimer(SOUP, 2, FIVE_MINUTES)
  render(<TimerTray />)
  expect(screen.getByRole('alert').textContent).toBe('')
  act(() => vi.advanceTimersByTime(301_000))
  expect(screen.getByRole('timer').textContent).toContain('Čas vypršel')
  expect(screen.getByRole('alert').textContent).toBe('Minutka doběhla: Kulajda, krok 2, 5 min.')
  act(() => screen.getByRole('button', { name: 'Odložit minutku: Kulajda, krok 2' }).click())
  expect(readTimers()).toEqual([])
})

it('are forgotten a day after their end, those of own pages with the log-out', () => {
  startTimer(SOUP, 1, FIVE_MINUTES)
  forgetOldTimers(START.getTime() + 24 * HOUR_MS)
  expect(readTimers()).toHaveLength(1)
  forgetOldTimers(START.getTime() + 25 * HOUR_MS)
  expect(readTimers()).toEqual([])
  window.history.replaceState(null, '', '/uzivatel/moje-recepty/kulajda')
  startTimer(SOUP, 1, FIVE_MINUTES)
  window.history.replaceState(null, '', '/recepty/kulajda')
  startTimer(SOUP, 2, FIVE_MINUTES)
  forgetOwnTimers()
  expect(readTimers().map(({ path }) => path)).toEqual(['/recepty/kulajda'])
})

it.each([
  ['no list', '{}'],
  ['broken', '['],
  ['a timer without its end', '[{"id":"a","path":"/a","name":"A","step":1,"label":"5"}]'],
  ['one that leads to another site', '[{"id":"a","path":"//zlo.example","name":"A","step":1,"label":"5","ends_at":1}]'],
  ['one that is a script', '[{"id":"a","path":"javascript:1","name":"A","step":1,"label":"5","ends_at":1}]'],
])('a storage that holds %s has no timers', (_, text) => {
  writeTimersText(text)
  expect(readTimers()).toEqual([])
})

it('without storage they last as long as the page', () => {
  vi.stubGlobal('localStorage', undefined)
  startTimer(SOUP, 2, FIVE_MINUTES)
  expect(readTimers()).toHaveLength(1)
  writeTimersText(null)
  expect(readTimers()).toEqual([])
})

it('an end is told once, and only where somebody has pressed something', async () => {
  const sounds = vi.fn(
    class {
      readonly currentTime = Number.NaN
    },
  )
  vi.stubGlobal('AudioContext', sounds)
  startTimer(SOUP, 2, FIVE_MINUTES)
  const end = START.getTime() + 300_000
  await tellEnds(end)
  expect(readTimers()[0]?.is_told).toBeUndefined()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  await tellEnds(end - 1)
  expect(sounds).not.toHaveBeenCalled()
  await tellEnds(end)
  await tellEnds(end + 500)
  expect(sounds).toHaveBeenCalledOnce()
  expect(readTimers()[0]?.is_told).toBe(true)
})
