import { describe, expect, it } from 'vitest'
import { CALORIE_BANDS, type CalorieBand, isBandOn, toggleBand } from './calorie-bands.ts'
import { CALORIE_LIMITS, isWithinRange, type Range } from './filters.ts'

describe('calorie bands', () => {
  it('adjoin and leave no gap', () => {
    const bandsOf = (kcal: number) =>
      Object.values(CALORIE_BANDS)
        .filter((band) => isWithinRange(kcal, band.calorie_span, CALORIE_LIMITS))
        .map((band) => band.key)
    expect([20, 349, 350, 351, 500, 501, 1200].map(bandsOf)).toEqual([
      ['lower'],
      ['lower'],
      ['lower', 'from'],
      ['from'],
      ['from', 'higher'],
      ['higher'],
      ['higher'],
    ])
  })

  it.each<[Range, CalorieBand, Range, string]>([
    [CALORIE_LIMITS, 'lower', [50, 350], 'one band'],
    [[50, 350], 'from', [50, 500], 'two that adjoin'],
    [[350, 500], 'lower', [50, 500], 'two that adjoin, the other way round'],
    [[50, 500], 'higher', CALORIE_LIMITS, 'all of them'],
    [[50, 350], 'higher', [500, 850], 'one that does not adjoin'],
    [[50, 500], 'lower', [350, 500], 'one taken away'],
    [[50, 350], 'lower', CALORIE_LIMITS, 'the only one taken away'],
    [[300, 600], 'lower', [50, 500], 'beside an own span that holds the next band'],
  ])('join by presses: %j and „%s“ make %j (%s)', (span, band, expected) => {
    expect(toggleBand(span, band)).toEqual(expected)
  })

  it('are on as far as a span holds them, and off where nothing is restricted', () => {
    const on = (span: Range) => (['lower', 'from', 'higher'] as const).filter((band) => isBandOn(span, band))
    expect([on([50, 500]), on([60, 500]), on(CALORIE_LIMITS)]).toEqual([['lower', 'from'], ['from'], []])
  })
})
