import { describe, expect, it } from 'vitest'
import { countedExtent, extentOf, firstDayOf, namedDays, roomFor } from './chart-series.ts'

describe('a chart', () => {
  it('begins so many days before today, or with the first record', () => {
    expect([
      firstDayOf('month', '2026-03-29'),
      firstDayOf('year', '2028-02-29'),
      firstDayOf('all', '2026-11-23'),
    ]).toEqual(['2026-02-27', '2027-03-01', undefined])
  })

  it('of counts begins at zero and has room for one, below zero only for values that are', () => {
    const of = (...values: number[]) => countedExtent(values.map((value) => ({ day: '2026-11-01', value })))
    expect([of(), of(0, 0), of(3, 12), of(-4, 2)]).toEqual([
      [0, 1],
      [0, 1],
      [0, 12],
      [-4, 2],
    ])
  })

  it('has room for the longest figure beside it', () => {
    expect([roomFor([]), roomFor(['0', '500']), roomFor(['-20\u00a0000', '0', '1\u00a0000'])]).toEqual([44, 44, 75])
  })

  it('names as many days as have room: each, each week or so', () => {
    const named = (last: string, room: number) =>
      namedDays([new Date('2026-11-01'), new Date(last)], room).map((day) => day.toISOString().slice(5, 10))
    expect(named('2026-11-03', 4)).toEqual(['11-01', '11-02', '11-03'])
    expect(named('2026-11-30', 4.2)).toEqual(['11-01', '11-08', '11-15', '11-22', '11-29'])
    expect(named('2026-11-30', 4)).toEqual(['11-01', '11-15', '11-29'])
    expect(named('2027-01-30', 4)).toEqual(['11-01', '11-29', '12-27', '01-24'])
    expect([named('2026-11-01', 4), named('2026-11-30', 0)]).toEqual([['11-01'], ['11-01', '11-30']])
  })

  it('has room around its values, and is not flattened by one that is not believed', () => {
    const points = [
      { day: '2026-11-01', value: 80 },
      { day: '2026-11-02', value: 90 },
      { day: '2026-11-03', value: 8, isDoubted: true },
    ]
    expect(extentOf(points, [])).toEqual([79.2, 90.8])
    expect(extentOf([], [[{ day: '2026-11-01', value: 80, low: 79, high: 81 }]])).toEqual([78.5, 81.5])
  })
})
