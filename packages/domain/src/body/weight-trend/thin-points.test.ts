import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { TREND_POINTS_MAX, thinPoints } from './thin-points.ts'

const part = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ day: addDays(first, index), weight: 80, low: 79, high: 81 }))

describe('points of a trend', () => {
  it('of a year are all there, within their range', () => {
    const points = part('2026-01-01', 365)
    expect(thinPoints([points], {})).toEqual([points])
    expect(thinPoints([points], { from: '2026-03-01', to: '2026-03-03' })).toEqual([points.slice(59, 62)])
    expect(thinPoints([points], { from: '2027-01-01' })).toEqual([])
  })

  it('of ten years are fewer, and each stretch has its last day', () => {
    const parts = [part('2016-01-01', 1000), part('2020-01-01', 2500)]
    const thin = thinPoints(parts, {})
    expect(thin.flat().length).toBeLessThanOrEqual(TREND_POINTS_MAX)
    expect(thin.flat().length).toBeGreaterThan(TREND_POINTS_MAX / 2)
    expect(thin.map((points) => points.at(-1))).toEqual(parts.map((points) => points.at(-1)))
  })
})
