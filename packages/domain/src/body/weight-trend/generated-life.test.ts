import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { goalForecast } from './goal-forecast.ts'
import { realExpenditure } from './real-expenditure.ts'
import { generateLife, type Life } from './testing.ts'
import { type TrendPart, weightTrend } from './weight-trend.ts'

const FIRST = '2025-11-24'
const YEAR = 365
const LIVES: readonly { life: Life; part: TrendPart | null }[] = Array.from({ length: 200 }, (_, seed) => {
  const life = generateLife(seed + 1, { first: FIRST, days: YEAR })
  return { life, part: weightTrend(life.weighings).at(-1) ?? null }
})

const share = (hits: readonly boolean[]) => hits.filter(Boolean).length / hits.length
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

describe('200 generated years', () => {
  it('have their tissue weight within the stated band of the trend on at least 90 % of days, and the band is narrow', () => {
    const points = LIVES.flatMap(({ life, part }) =>
      (part?.points ?? []).map(({ day, low, high }) => ({
        low,
        high,
        true_weight: life.tissue.get(day) ?? Number.NaN,
      })),
    )
    expect(points.length).toBeGreaterThan(200 * 300)
    expect(
      share(points.map(({ low, high, true_weight }) => low <= true_weight && true_weight <= high)),
    ).toBeGreaterThanOrEqual(0.9)
    expect(median(points.map(({ low, high }) => high - low))).toBeLessThan(1.3)
  })

  it('have the trend of the last day within its band in at least 90 % of them', () => {
    const hits = LIVES.map(({ life, part }) => {
      const last = part?.points.at(-1)
      const true_weight = life.tissue.get(last?.day ?? '') ?? Number.NaN
      return last !== undefined && last.low <= true_weight && true_weight <= last.high
    })
    expect(share(hits)).toBeGreaterThanOrEqual(0.9)
  })

  it('have their real expenditure of the last weeks within the stated band in at least 90 % of those where it is claimed', () => {
    const found = LIVES.flatMap(({ life, part }) => {
      const claimed = realExpenditure(part, life.diary)
      if ('reason' in claimed) return []
      const days = [...life.spent].filter(([day]) => day >= claimed.from && day < claimed.to)
      const spent = days.reduce((sum, [, kilojoules]) => sum + kilojoules, 0) / days.length
      return [{ ...claimed, spent }]
    })
    expect(found.length).toBeGreaterThanOrEqual(150)
    expect(share(found.map(({ low, high, spent }) => low <= spent && spent <= high))).toBeGreaterThanOrEqual(0.9)
    // The band says something: most reach less than a megajoule to each side, and the claim is not off to one side.
    expect(median(found.map(({ low, high }) => (high - low) / 2))).toBeLessThan(1000)
    expect(Math.abs(median(found.map(({ kilojoules, spent }) => kilojoules - spent)))).toBeLessThan(250)
  })

  it('would have another expenditure if a breakfast alone were taken for a day', () => {
    const errors = LIVES.flatMap(({ life, part }) => {
      const claimed = realExpenditure(part, life.diary)
      const careless = realExpenditure(
        part,
        life.diary.map((day) => ({ ...day, is_complete: true })),
      )
      return 'reason' in claimed || 'reason' in careless ? [] : [claimed.kilojoules - careless.kilojoules]
    })
    expect(median(errors)).toBeGreaterThan(500)
  })
})

/** Diets that go on as they are: when four kilograms are lost from day 150, and what was forecast that day. */
const DIETS = Array.from({ length: 100 }, (_, seed) => {
  const life = generateLife(1001 + seed, { first: FIRST, days: 500, surpluses: [-3] })
  const today = addDays(FIRST, 149)
  const goal = (life.tissue.get(today) ?? 0) - 4
  const part = weightTrend(life.weighings.filter(({ day }) => day <= today)).at(-1) ?? null
  const reached = [...life.tissue].find(([day, weight]) => day > today && weight <= goal)?.[0] ?? '9999-12-31'
  return { reached, forecast: goalForecast(part, goal, today) }
})

describe('100 generated diets', () => {
  it('reach their goal within the stated range of days in at least 80 % of those that get one', () => {
    const hits = DIETS.flatMap(({ reached, forecast }) =>
      forecast.state === 'range' ? [forecast.earliest <= reached && reached <= forecast.latest] : [],
    )
    expect(hits.length).toBeGreaterThanOrEqual(60)
    expect(share(hits)).toBeGreaterThanOrEqual(0.8)
  })
})
