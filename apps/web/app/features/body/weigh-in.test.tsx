import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { calendarDay } from '@zivina/domain/calendar-day'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answerLater, drawPage } from '#testing/draw-page.tsx'
import { WeighIn } from './weigh-in.tsx'

const today = calendarDay(new Date())
const last = { day: '2026-11-01', weight: 80 }
const record = vi.fn(async () => {})
const unchanged = async () => null
beforeEach(() => {
  record.mockClear()
  window.localStorage.clear()
})

async function tell(text: string) {
  await userEvent.clear(screen.getByLabelText('Dnešní hmotnost'))
  await userEvent.type(screen.getByLabelText('Dnešní hmotnost'), `${text}{Enter}`)
}

describe('today’s weight', () => {
  test('is recorded in kilograms, with a comma or a dot', async () => {
    drawPage(<WeighIn last={last} record={record} weightNow={unchanged} />)
    await tell('80,4')
    await tell('80.6')
    expect(record.mock.calls).toEqual([
      [today, { weight: 80.4 }],
      [today, { weight: 80.6 }],
    ])
  })

  test('of another day is recorded for the day that is shown', async () => {
    const { rerender } = render(<WeighIn last={last} record={record} weightNow={unchanged} day="2026-11-02" />)
    await userEvent.type(screen.getByLabelText('Hmotnost 2. 11. 2026'), '80,4{Enter}')
    expect(record.mock.calls).toEqual([['2026-11-02', { weight: 80.4 }]])
    rerender(<WeighIn last={last} record={record} weightNow={unchanged} day={last.day} />)
    expect(screen.getByRole('button', { name: 'Přepsat' })).toBeTruthy()
  })

  test('is recorded once by a double press, which asks for nothing afterwards', async () => {
    drawPage(<WeighIn last={last} record={record} weightNow={unchanged} />)
    await userEvent.type(screen.getByLabelText('Dnešní hmotnost'), '80,4')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Zapsat' }))
    expect(record).toHaveBeenCalledOnce()
    expect(screen.getByLabelText('Dnešní hmotnost').getAttribute('aria-invalid')).not.toBe('true')
  })

  test('that may be in pounds is asked about before it is recorded', async () => {
    drawPage(<WeighIn last={last} record={record} weightNow={unchanged} />)
    await tell('176,4')
    expect(record).not.toHaveBeenCalled()
    expect(screen.getByText(/Nemyslíte libry\?/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Ano, zapsat/ }))
    expect(record.mock.calls).toEqual([[today, { weight: 80.01 }]])
  })

  test('is recorded as it was told where it is no mistake', async () => {
    drawPage(<WeighIn last={last} record={record} weightNow={unchanged} />)
    await tell('176,4')
    await userEvent.click(screen.getByRole('button', { name: /^Ne, je to/ }))
    expect(record.mock.calls).toEqual([[today, { weight: 176.4 }]])
  })

  test('told while the one before is still being written is written after it, and stays in the field until then', async () => {
    const first = answerLater<void>()
    const second = answerLater<void>()
    const slow = vi.fn<() => Promise<void>>().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
    drawPage(<WeighIn last={last} record={slow} weightNow={unchanged} />)
    await tell('80,4')
    await userEvent.click(screen.getByRole('button', { name: 'Zapsat' }))
    await tell('80,6')
    expect(slow.mock.calls).toEqual([[today, { weight: 80.4 }]])
    await first.give()
    expect(screen.getByLabelText<HTMLInputElement>('Dnešní hmotnost').value).toBe('80,6')
    expect(slow.mock.calls).toEqual([
      [today, { weight: 80.4 }],
      [today, { weight: 80.6 }],
    ])
    await second.give()
    expect(screen.getByLabelText<HTMLInputElement>('Dnešní hmotnost').value).toBe('')
  })

  test('that was written elsewhere meanwhile is said, and overwritten by another press alone', async () => {
    drawPage(<WeighIn last={last} record={record} weightNow={async () => 81} />)
    await userEvent.type(screen.getByLabelText('Dnešní hmotnost'), '80,4')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Zapsat' }))
    expect(await screen.findByText(/Jinde je na dnešek mezitím zapsáno 81.kg/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Zapsat' }))
    expect(record).not.toHaveBeenCalled()
    await new Promise((resolve) => setTimeout(resolve, 700))
    await userEvent.click(screen.getByRole('button', { name: 'Zapsat' }))
    expect(record.mock.calls).toEqual([[today, { weight: 80.4 }]])
    expect(screen.queryByText(/Jinde je na dnešek/)).toBeNull()
  })

  test('may be told in pounds, which this browser remembers', async () => {
    const { unmount } = drawPage(<WeighIn last={last} record={record} weightNow={unchanged} />)
    await userEvent.click(screen.getByLabelText('lb'))
    await tell('176,4')
    expect(record.mock.calls).toEqual([[today, { weight: 80.01 }]])
    unmount()
    drawPage(<WeighIn last={last} record={record} weightNow={unchanged} />)
    expect(screen.getByLabelText<HTMLInputElement>('lb').checked).toBe(true)
  })

  test.each(['0', '-5', '1000000', 'osmdesát', ''])('of „%s“ is refused at the field', async (text) => {
    drawPage(<WeighIn last={last} record={record} weightNow={unchanged} />)
    if (text === '') await userEvent.click(screen.getByRole('button', { name: 'Zapsat' }))
    else await tell(text)
    expect(record).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Dnešní hmotnost').getAttribute('aria-invalid')).toBe('true')
  })
})
