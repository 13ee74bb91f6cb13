import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { goalForecast } from './goal-forecast.ts'
import { type DayEnergy, realExpenditure } from './real-expenditure.ts'
import { weightRate } from './weight-rate.ts'
import { type Weighing, weightTrend } from './weight-trend.ts'

const FIRST = '2026-03-01'
/** A line of weighings every `step` days, which a tenth of a kilogram up and down follows. */
const line = (days: number, { from = 80, perDay = 0, step = 1, first = FIRST } = {}): Weighing[] =>
  Array.from({ length: Math.ceil(days / step) }, (_, index) => ({
    day: addDays(first, index * step),
    weight: from + perDay * index * step + (index % 2 === 0 ? 0.3 : -0.3),
  }))
const lastPart = (weighings: readonly Weighing[]) => weightTrend(weighings).at(-1) ?? null
const diary = (days: number, kilojoules = 9000, whole = (_: number) => true): DayEnergy[] =>
  Array.from({ length: days }, (_, index) => ({ day: addDays(FIRST, index), kilojoules, is_complete: whole(index) }))

describe('the trend', () => {
  it.each([
    ['no weighing', []],
    ['four weighings', line(28, { step: 7 })],
    ['weighings of less than a week', line(7)],
  ])('of %s is not drawn', (_, weighings) => {
    expect(weightTrend(weighings)).toEqual([])
  })

  it('has a point for each day, over the change of the clocks, too', () => {
    const part = lastPart(line(40, { step: 3 }))
    expect(part?.points.map(({ day }) => day)).toEqual(Array.from({ length: 40 }, (_, index) => addDays(FIRST, index)))
  })

  it('follows a steady loss, and its band contains it', () => {
    for (const { day, weight, low, high } of lastPart(line(90, { perDay: -0.1 }))?.points ?? []) {
      const true_weight = 80 - (0.1 * (Date.parse(day) - Date.parse(FIRST))) / 86_400_000
      expect(Math.abs(weight - true_weight)).toBeLessThan(0.5)
      expect(low).toBeLessThan(true_weight)
      expect(high).toBeGreaterThan(true_weight)
    }
  })

  it('is wider where nobody weighed', () => {
    const weighings = line(90).filter((_, index) => index < 30 || index >= 60)
    const width = (index: number) => {
      const point = lastPart(weighings)?.points[index]
      return (point?.high ?? 0) - (point?.low ?? 0)
    }
    expect(width(45)).toBeGreaterThan(width(15) * 1.1)
  })

  it('does not believe a slip of the finger', () => {
    const clean = line(60)
    const slip = clean.map((weighing, index) => (index === 40 ? { ...weighing, weight: 8 } : weighing))
    const part = lastPart(slip)
    expect(part?.refused).toEqual([addDays(FIRST, 40)])
    expect(part?.points[40]?.weight).toBeCloseTo(80, 0)
    const first = clean.map((weighing, index) => (index === 0 ? { ...weighing, weight: 180 } : weighing))
    expect(lastPart(first)?.points[1]?.weight).toBeCloseTo(80, 0)
  })

  it('follows where several weighings in a row say that the weight is another now', () => {
    const moved = line(60).map((weighing, index) =>
      index < 30 ? weighing : { ...weighing, weight: weighing.weight - 12 },
    )
    expect(lastPart(moved)?.points.at(-1)?.weight).toBeCloseTo(68, 0)
  })

  it('begins anew after a long break', () => {
    const parts = weightTrend([...line(20), ...line(20, { first: '2026-08-01', from: 90 })])
    expect(parts.map(({ points }) => [points[0]?.day, points.at(-1)?.day])).toEqual([
      [FIRST, addDays(FIRST, 19)],
      ['2026-08-01', '2026-08-20'],
    ])
  })

  it('does not depend on where the weights lie', () => {
    const shifted = lastPart(line(60, { from: 81, perDay: -0.05 }))?.points.at(-1)?.weight ?? 0
    expect(shifted - (lastPart(line(60, { perDay: -0.05 }))?.points.at(-1)?.weight ?? 0)).toBeCloseTo(1, 1)
  })
})

describe('the rate', () => {
  it('is in kilograms a week, with a band around it', () => {
    const part = lastPart(line(60, { perDay: -0.1 }))
    const rate = part && weightRate(part)
    expect(rate?.kilograms).toBeCloseTo(-0.7, 1)
    expect(rate?.low).toBeLessThan(-0.7)
    expect(rate?.high).toBeGreaterThan(-0.7)
  })

  it('is not claimed from seven weighings, or from two weeks', () => {
    const [few, short] = [lastPart(line(49, { step: 7 })), lastPart(line(14))]
    expect([few && weightRate(few), short && weightRate(short)]).toEqual([null, null])
  })
})

describe('the forecast', () => {
  const losing = lastPart(line(60, { perDay: -0.1 }))
  const today = addDays(FIRST, 60)

  it('is a range of days around the expected one', () => {
    const forecast = goalForecast(losing, 71, today)
    expect(forecast).toMatchObject({ state: 'range' })
    if (forecast.state !== 'range') return
    const expected = (Date.parse(forecast.expected) - Date.parse(addDays(FIRST, 59))) / 86_400_000
    expect(expected).toBeGreaterThan(26)
    expect(expected).toBeLessThan(40)
    expect(forecast.earliest <= forecast.expected && forecast.expected <= forecast.latest).toBe(true)
  })

  it.each([
    ['reached', 74.1, today],
    ['away', 80, today],
    ['unclear', 40, today],
    ['too_few', 71, addDays(today, 14)],
  ])('is %s for a goal of %d kg on %s', (state, goal, day) => {
    expect(goalForecast(losing, goal, day)).toEqual({ state })
  })

  it('is too few without a trend, and for two weeks', () => {
    expect(goalForecast(null, 71, today)).toEqual({ state: 'too_few' })
    expect(goalForecast(lastPart(line(12)), 71, addDays(FIRST, 12))).toEqual({ state: 'too_few' })
  })
})

describe('the real expenditure', () => {
  it('is what was eaten and what the body gave: 9,000 kJ and a tenth of a kilogram a day', () => {
    const found = realExpenditure(lastPart(line(61, { perDay: -0.1 })), diary(61))
    expect(found).toMatchObject({ from: addDays(FIRST, 4), to: addDays(FIRST, 60), complete_days: 56 })
    if ('reason' in found) return
    expect(found.kilojoules).toBeGreaterThan(9000 + 3220 - 350)
    expect(found.kilojoules).toBeLessThan(9000 + 3220 + 350)
    expect(found.low).toBeLessThan(9000 + 3220)
    expect(found.high).toBeGreaterThan(9000 + 3220)
  })

  it('does not count a day that is not recorded whole, whatever stands there', () => {
    const part = lastPart(line(61))
    const whole = realExpenditure(
      part,
      diary(61, 9000, (index) => index % 4 !== 0),
    )
    const partly = diary(61).map((day, index) =>
      index % 4 === 0 ? { ...day, kilojoules: 900, is_complete: false } : day,
    )
    expect(realExpenditure(part, partly)).toEqual(whole)
  })

  it.each([
    ['without a trend', [], diary(61), { reason: 'weighings', have: 0, need: 14 }],
    ['from 27 days', line(28), diary(28), { reason: 'days', have: 27, need: 28 }],
    ['from 13 weighings', line(52, { step: 4 }), diary(61), { reason: 'weighings', have: 13, need: 14 }],
    ['without a diary', line(57), [], { reason: 'diary', have: 0, need: 34 }],
    ['from 33 of 56 whole days', line(57), diary(33), { reason: 'diary', have: 33, need: 34 }],
    [
      'without weekends',
      line(57),
      diary(57, 9000, (index) => index % 7 !== 0 && index % 7 !== 6),
      { reason: 'weekends', have: 0, need: 4 },
    ],
  ])('is not claimed %s', (_, weighings, days, why) => {
    expect(realExpenditure(lastPart(weighings), days)).toEqual(why)
  })

  it('is the more certain the more days are recorded', () => {
    const part = lastPart(line(57))
    const eaten = (index: number) => 9000 + (index % 3) * 1500
    const days = diary(57).map((day, index) => ({ ...day, kilojoules: eaten(index) }))
    const half = (list: readonly DayEnergy[]) => {
      const found = realExpenditure(part, list)
      return 'reason' in found ? Number.NaN : found.high - found.low
    }
    expect(half(days.map((day, index) => ({ ...day, is_complete: index % 3 !== 1 })))).toBeGreaterThan(half(days))
  })
})
