import { describe, expect, it } from 'vitest'
import { eatenDay } from '#app/features/body/diary/testing/eaten.ts'
import { byMonth, countLevels, dayLevel, markedDays, placeAfterKey } from './year-levels.ts'

const { totals } = eatenDay('2026-11-23')
const period = (from: string, kilojoules: number | null, coverage = 1) => ({
  from,
  to: from,
  recorded_days: 1,
  complete_days: 0,
  water: 0,
  totals: { ...totals, kilojoules, nutrient_coverage: { ...totals.nutrient_coverage, kilojoules: coverage } },
})

describe('a day of the year', () => {
  it('is near the target within a tenth, around it within a quarter, whether above or below', () => {
    const levels = [7200, 8800, 6000, 10_000, 5000, 11_000].map((each) => dayLevel(period('', each), 8000))
    expect(levels).toEqual(['near', 'near', 'around', 'around', 'apart', 'apart'])
  })

  it('is not compared where its energy is known in part only, or not at all', () => {
    expect(dayLevel(period('', 8000, 0.9), 8000)).toBe('partial')
    expect(dayLevel(period('', null, 0), 8000)).toBe('partial')
  })

  it('is recorded or not where there is no target', () => {
    expect(dayLevel(period('', 8000), null)).toBe('recorded')
    expect(dayLevel(undefined, 8000)).toBe('none')
    expect(dayLevel({ ...period('', null), recorded_days: 0 }, 8000)).toBe('none')
  })
})

describe('the days of a year', () => {
  const range = { from: '2026-01-01', to: '2026-12-31' }
  // Mondays have more.
  const week = [10_000, 8000, 8000, 8000, 8000, 8000, 8000]
  const whole = { ...period('2026-03-02', 8000), complete_days: 1 }
  const days = markedDays(range, '2026-03-02', [period('2026-01-31', 12_000), period('2026-03-01', 8000), whole], week)

  it('end with today, and each is compared with the target of its weekday', () => {
    expect(days).toHaveLength(31 + 28 + 2)
    expect(days.slice(-2).map(({ level }) => level)).toEqual(['near', 'around'])
  })

  it('are counted by month', () => {
    expect(byMonth(days).map(([first, { length }]) => [first, length])).toEqual([
      ['2026-01-01', 31],
      ['2026-02-01', 28],
      ['2026-03-01', 2],
    ])
    expect(countLevels(days)).toMatchObject({ none: 58, near: 1, around: 1, apart: 1 })
  })

  it('begin with the month of the first record, and today is open until it is whole', () => {
    const open = markedDays(range, '2026-03-02', [period('2026-03-02', 2000)], week)
    expect(open.map(({ day, level }) => [day, level])).toEqual([
      ['2026-03-01', 'none'],
      ['2026-03-02', 'open'],
    ])
  })
})

describe('the keys of the year', () => {
  it('move by a day, a week and a month, and never leave the year', () => {
    const move = (key: string) => placeAfterKey(key, 100, 365)
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map(move)).toEqual([
      ...[99, 101, 93, 107, 0, 364],
    ])
    expect(placeAfterKey('PageDown', 350, 365)).toBe(364)
    expect(placeAfterKey('ArrowUp', 3, 365)).toBe(0)
    expect(placeAfterKey('a', 3, 365)).toBeNull()
  })
})
