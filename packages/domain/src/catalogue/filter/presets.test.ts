import { describe, expect, it } from 'vitest'
import { toQuery } from './filter-query.ts'
import { CALORIE_LIMITS, isWithinRange } from './filters.ts'
import { CALORIE_BANDS, PRESETS } from './presets.ts'

describe('presets', () => {
  it('produce the queries of the specification', () => {
    const meals = { meal_types: 'Breakfast,Lunch,Dinner' }
    expect(Object.fromEntries(Object.values(PRESETS).map(({ key, filter }) => [key, toQuery(filter)]))).toEqual({
      lose_weight: { ...meals, dietary_goal: 'Weight loss' },
      muscles: { ...meals, dietary_goal: 'Weight gain', ordering: '-protein_in_total' },
      gluten_free: { ...meals, diet_types: 'Gluten free' },
      diabetes: { ...meals, diet_types: 'Diabetic', dietary_goal: 'Weight loss' },
    })
  })

  it('have calorie bands that adjoin and leave no gap', () => {
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
})
