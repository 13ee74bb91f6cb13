import { expect, it } from 'vitest'
import { requestOf } from '#fixtures/plan-requests.ts'
import { DEFAULT_VARIETY } from './plan-defaults.ts'
import type { Candidate } from './plan-request.ts'
import { countedAs, weekLimit } from './week-counts.ts'

it('a group of main dishes comes as often in a week as one recipe, another group as often as is asked', () => {
  const request = requestOf({
    variety: { ...DEFAULT_VARIETY, recipe_times_a_week: 2, group_times_a_week: 4 },
    week_rules: [],
  })
  const limitOf = (group: string, meal_types: Candidate['meal_types']) => {
    const [name = ''] = countedAs(request, { group, kinds: [], meal_types } as unknown as Candidate)
    return weekLimit(request, name, 0)
  }
  expect(limitOf('pizza', ['Lunch'])).toBe(2)
  expect(limitOf('porridge', ['Breakfast'])).toBe(4)
})
