import { describe, expect, it } from 'vitest'
import { isCancellable, isMovable, isRefunded as isRefundedWithin } from './cancelling.ts'
import type { ConsultationState } from './consultation-states.ts'

/** A consultation on the day after summer time begins in Prague (29 March 2026, 2 o'clock). */
const begins = new Date('2026-03-30T08:00:00Z')
const of = (state: ConsultationState, created_at = '2026-03-01T08:00:00Z') => ({
  state,
  begins,
  created_at: new Date(created_at),
})
const isRefunded = (consultation: Parameters<typeof isRefundedWithin>[0], now: Date) =>
  isRefundedWithin(consultation, now, 14)
const at = (moment: string) => new Date(moment)

describe('a consultation', () => {
  it.each([
    ['2026-03-29T08:00:00Z', true],
    ['2026-03-29T08:00:01Z', false],
  ])('is moved until a whole day before it begins: at %s %s', (now, is_movable) => {
    expect(isMovable(of('confirmed'), at(now))).toBe(is_movable)
    expect(isMovable(of('requested'), at(now))).toBe(is_movable)
    expect(isMovable(of('called_off'), at(now))).toBe(true)
    expect(isMovable(of('done'), at(now))).toBe(false)
  })

  it('is cancelled without a loss until a day before, and later within fourteen days of the order', () => {
    const late = at('2026-03-30T07:59:00Z')
    expect(isRefunded(of('confirmed'), at('2026-03-29T08:00:00Z'))).toBe(true)
    expect(isRefunded(of('confirmed'), late)).toBe(false)
    expect(isRefunded(of('confirmed', '2026-03-20T08:00:00Z'), late)).toBe(true)
    expect(isRefunded(of('requested'), late)).toBe(true)
    expect(isRefunded(of('called_off'), at('2026-04-10T08:00:00Z'))).toBe(true)
  })

  it('is not cancelled once it began', () => {
    expect(isCancellable(of('confirmed'), begins)).toBe(false)
    expect(isRefunded(of('confirmed', '2026-03-29T08:00:00Z'), begins)).toBe(false)
  })
})
