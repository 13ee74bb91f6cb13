import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { forecastFan } from './forecast-fan.ts'
import { goalForecast } from './goal-forecast.ts'
import { weightTrend } from './weight-trend.ts'

const FIRST = '2026-03-01'
const DAYS = 90
const TODAY = addDays(FIRST, DAYS - 1)
/** A loss of a tenth of a kilogram a day, from 80 kg to 71 kg. */
const losing =
  weightTrend(
    Array.from({ length: DAYS }, (_, index) => ({
      day: addDays(FIRST, index),
      weight: 80 - index / 10 + (index % 2 === 0 ? 0.3 : -0.3),
    })),
  ).at(-1) ?? null

describe('the fan of a forecast', () => {
  it('begins at the end of the trend and widens from day to day', () => {
    const fan = forecastFan(losing, null, TODAY)
    expect(fan[0]?.day).toBe(TODAY)
    expect(fan[0]?.weight).toBeCloseTo(losing?.points.at(-1)?.weight ?? 0, 6)
    expect(fan.at(-1)?.day).toBe(addDays(TODAY, 28))
    const widths = fan.map(({ low, high }) => high - low)
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
    expect(widths.at(-1)).toBeGreaterThan(2 * (widths[0] ?? 0))
  })

  it('ends on the last day that is said for the goal, where its far end reaches it', () => {
    const forecast = goalForecast(losing, 68, TODAY)
    const last = forecastFan(losing, forecast, TODAY).at(-1)
    expect(forecast).toMatchObject({ state: 'range', latest: last?.day })
    expect(last?.high).toBeLessThanOrEqual(68)
    expect(last?.low).toBeLessThan(68)
  })

  it('has no more points than a line needs, each a day of its own', () => {
    const days = forecastFan(
      losing,
      { state: 'range', earliest: TODAY, expected: TODAY, latest: addDays(TODAY, 400) },
      TODAY,
    ).map(({ day }) => day)
    expect(days.length).toBeLessThanOrEqual(62)
    expect(new Set(days).size).toBe(days.length)
  })

  it('says nothing without a record, of a short one, and of one that ended long ago', () => {
    const short = weightTrend(Array.from({ length: 8 }, (_, index) => ({ day: addDays(FIRST, index), weight: 80 }))).at(
      -1,
    )
    expect(forecastFan(null, null, TODAY)).toEqual([])
    expect(forecastFan(short ?? null, null, addDays(FIRST, 8))).toEqual([])
    expect(forecastFan(losing, null, addDays(TODAY, 15))).toEqual([])
  })
})
