import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { certainOf, judgeIntake, meanTargets, TARGET_NUTRIENTS, targetsOfWeekday } from './nutrient-targets.ts'

describe('an eaten sum and its target', () => {
  const band = { least: 50, most: 70 }
  it.each([
    [40, 1, 'below'],
    [50, 1, 'within'],
    [60, 1, 'within'],
    [70, 1, 'within'],
    [71, 1, 'above'],
    // A part is unknown: what is known may be too much, but never too little, nor for certain right.
    [40, 0.8, 'unknown'],
    [60, 0.8, 'unknown'],
    [71, 0.8, 'above'],
    [null, 0, 'unknown'],
  ] as const)('%s with the coverage %d is %s', (value, coverage, verdict) => {
    expect(judgeIntake(certainOf(value, coverage), band)).toBe(verdict)
  })

  it('with one bound is judged by that alone', () => {
    expect(judgeIntake(certainOf(60, 0.5), { least: 50, most: null })).toBe('within')
    expect(judgeIntake(certainOf(40, 0.5), { least: 50, most: null })).toBe('unknown')
    expect(judgeIntake(certainOf(5, 1), { least: null, most: 6 })).toBe('within')
    expect(judgeIntake(certainOf(5, 0.9), { least: null, most: 6 })).toBe('unknown')
    expect(judgeIntake(certainOf(5, 1), { least: null, most: null })).toBeNull()
  })

  it('is not changed by the noise of decimal sums', () => {
    expect(judgeIntake(certainOf(0.1 + 0.2, 1), { least: null, most: 0.3 })).toBe('within')
    expect(judgeIntake(certainOf(0.1 * 3, 1), { least: 0.3, most: 0.3 })).toBe('within')
  })

  it('says nothing for certain that more knowledge could refute', () => {
    const figure = fc.double({ min: 0, max: 200, noNaN: true })
    fc.assert(
      fc.property(figure, figure, figure, figure, (known, hidden, one, other) => {
        const bounds = { least: Math.min(one, other), most: Math.max(one, other) }
        const before = judgeIntake(certainOf(known, 0.5), bounds)
        const after = judgeIntake(certainOf(known + hidden, 1), bounds)
        if (before !== 'unknown') expect(after).toBe(before)
      }),
    )
  })
})

describe('the targets of a weekday', () => {
  it('are those of the weekday, and otherwise those of every day', () => {
    const targets = [
      { nutrient: 'protein' as const, weekday: 5, least: 150, most: null },
      { nutrient: 'protein' as const, weekday: null, least: 100, most: null },
      { nutrient: 'iron_mg' as const, weekday: null, least: 14, most: null },
    ]
    expect(targetsOfWeekday(targets, 0)).toEqual({
      protein: { least: 100, most: null },
      iron_mg: { least: 14, most: null },
    })
    expect(targetsOfWeekday(targets, 5).protein).toEqual({ least: 150, most: null })
  })

  it('can be set for every nutrient that is summed', () => {
    expect(TARGET_NUTRIENTS).toHaveLength(8 + 47)
  })
})

it('targets of weekdays are one for the week as their mean; a bound that a day has not is none', () => {
  const every = { nutrient: 'protein', weekday: null, least: 80, most: null } as const
  const monday = { nutrient: 'protein', weekday: 0, least: 150, most: 200 } as const
  const salt = { nutrient: 'salt', weekday: 6, least: null, most: 5 } as const
  expect(meanTargets([every, monday, salt])).toEqual({
    protein: { least: 90, most: null },
    salt: { least: null, most: null },
  })
})
