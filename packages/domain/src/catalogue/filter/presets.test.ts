import { describe, expect, it } from 'vitest'
import { toQuery } from './filter-query.ts'
import { PRESETS } from './presets.ts'

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
})
