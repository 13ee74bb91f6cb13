import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useDiaryAddress } from './use-diary-address.ts'
import { type BoardInput, useDiaryBoardOf } from './use-diary-board.ts'

const BEFORE = new Date('2026-10-25T22:59:00Z')
const AFTER = new Date('2026-10-25T23:01:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: BEFORE })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The address of the diary and its board, as a page at `/` has them. */
function openDiary() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterProvider router={createMemoryRouter([{ path: '/', element: children }])} />
  )
  return renderHook(
    () => {
      const address = useDiaryAddress()
      const change: BoardInput['change'] = () => Promise.resolve()
      return { address, ...useDiaryBoardOf({ days: [], address, change, waiting: [], isCut: false }) }
    },
    { wrapper },
  )
}

describe('a diary that is open over midnight, on the day of 25 hours', () => {
  it('stays on the day on which something was begun, however often it is drawn', () => {
    const page = openDiary()
    act(() => page.result.current.open({ kind: 'add', meal: 'Dinner' }))
    vi.setSystemTime(AFTER)
    page.rerender()
    expect(page.result.current.address.day).toBe('2026-10-25')
    expect(page.result.current.dialogDay).toBe('2026-10-25')
  })

  it('follows the clock when it is looked at again, but an open dialog keeps its day', () => {
    const page = openDiary()
    act(() => page.result.current.open({ kind: 'add', meal: 'Dinner' }))
    vi.setSystemTime(AFTER)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(page.result.current.address).toMatchObject({ day: '2026-10-26', today: '2026-10-26' })
    expect(page.result.current.dialogDay).toBe('2026-10-25')
    act(() => page.result.current.open(null))
    act(() => page.result.current.open({ kind: 'add', meal: 'Dinner' }))
    expect(page.result.current.dialogDay).toBe('2026-10-26')
  })

  it('names days by the clock when its reader goes to another', () => {
    const page = openDiary()
    vi.setSystemTime(AFTER)
    act(() => page.result.current.address.go({ day: '2026-10-26' }))
    expect(page.result.current.address).toMatchObject({ day: '2026-10-26', today: '2026-10-26' })
  })
})
