import { recipeTotals } from '@zivina/nutrition/macros'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, daysOf, mondayOf } from './plan-days.ts'
import { type BoughtItem, planToBuy } from './plan-to-buy.ts'
import { totalsByEater, weekTotals } from './plan-totals.ts'

describe('calendar days', () => {
  it('are not moved or doubled by the two Sundays of summer time', () => {
    expect(daysOf({ from: '2026-03-28', to: '2026-03-31' })).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
      '2026-03-31',
    ])
    expect(daysOf({ from: '2026-10-24', to: '2026-10-26' })).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26')
    expect(daysBetween('2026-03-01', '2026-11-01')).toBe(245)
  })

  it('have 29 February in a leap year alone', () => {
    expect([addDays('2028-02-28', 1), addDays('2027-02-28', 1)]).toEqual(['2028-02-29', '2027-03-01'])
    expect(addDays('2028-02-29', 366)).toBe('2029-03-01')
  })

  it('belong to the week from their Monday', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-23', '2026-11-23'])
    expect(daysOf({ from: '2026-11-24', to: '2026-11-23' })).toEqual([])
  })

  it('count back and forth', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (days) => {
        expect(daysBetween('2026-11-23', addDays('2026-11-23', days))).toBe(days)
      }),
    )
  })
})

const item = (fields: Partial<BoughtItem> = {}): BoughtItem => ({
  guid: crypto.randomUUID(),
  day: '2026-11-23',
  recipe: 'gulas',
  recipe_modified: null,
  ingredient: null,
  amount: null,
  portions: [{ portions: 1 }],
  leftover_of: null,
  ...fields,
})
const WEEK = { from: '2026-11-23', to: '2026-11-29' }

describe('what a plan buys', () => {
  it('is each recipe once, with the portions of all days and eaters', () => {
    const plan = [
      item({ portions: [{ portions: 1.25 }, { portions: 0.5 }] }),
      item({ day: '2026-11-29' }),
      item({ day: '2026-11-30' }),
      item({ recipe: null, recipe_modified: 'po-nasem' }),
    ]
    expect(planToBuy(plan, WEEK).recipes).toEqual([
      { recipe: 'gulas', recipe_modified: null, portions: 2.75 },
      { recipe: null, recipe_modified: 'po-nasem', portions: 1 },
    ])
  })

  it('has nothing for a leftover: the meal it comes from is cooked for both', () => {
    const cooked = item({ portions: [{ portions: 2 }] })
    const kept = item({ day: '2026-11-25', leftover_of: cooked.guid, portions: [{ portions: 2 }] })
    expect(planToBuy([cooked, kept], WEEK).recipes).toEqual([{ recipe: 'gulas', recipe_modified: null, portions: 4 }])
    expect(planToBuy([cooked, kept], { from: '2026-11-24', to: '2026-11-29' }).recipes).toEqual([])
    expect(planToBuy([cooked, kept], { from: '2026-11-23', to: '2026-11-23' }).recipes).toMatchObject([{ portions: 4 }])
  })

  it('is of ingredients the amount of a portion times the portions, and nothing of what is gone', () => {
    const apple = { recipe: null, ingredient: 'jablko', amount: 150 }
    const plan = [
      item({ ...apple, portions: [{ portions: 2 }] }),
      item({ ...apple, day: '2026-11-24' }),
      item({ recipe: null }),
    ]
    expect(planToBuy(plan, WEEK)).toEqual({ recipes: [], ingredients: [{ ingredient: 'jablko', amount: 450 }] })
  })
})

describe('totals', () => {
  const totals = recipeTotals(
    [
      {
        amount: 100,
        weight_units: 'Gram',
        count_macros: true,
        grams_per_piece: null,
        density_g_per_ml: null,
        nutrients: {
          kilojoules: 1000,
          protein: 10,
          carbohydrates: 0,
          fat: 0,
          fiber: null,
          sugars: 0,
          saturated_fats: 0,
          salt: 0,
        },
      },
    ],
    1,
  )
  it('are of each eater by their own portions', () => {
    const eaten = [{ totals, portions: [{ eater: 'jana', portions: 1.5 }] }]
    expect(totalsByEater(eaten, ['jana', 'petr'])).toMatchObject([
      { eater: 'jana', kilojoules: 1500, fiber_in_total: null, nutrient_coverage: { fiber: 0, protein: 1 } },
      { eater: 'petr', kilojoules: 0, fiber_in_total: 0, nutrient_coverage: { fiber: 1 } },
    ])
  })
  it('of a week go from Monday to Sunday and count the planned days', () => {
    const items = [{ totals, portions: [{ eater: 'jana', portions: 1 }] }]
    const days = [
      { day: '2026-11-30', items },
      { day: '2026-11-23', items },
      { day: '2026-11-24', items: [] },
      { day: '2026-11-29', items },
    ]
    expect(weekTotals(days, ['jana'])).toMatchObject([
      { monday: '2026-11-23', planned_days: 2, totals: [{ kilojoules: 2000 }] },
      { monday: '2026-11-30', planned_days: 1, totals: [{ kilojoules: 1000 }] },
    ])
  })
})
