import { expect, it } from 'vitest'
import { toQuery } from './filter-query.ts'
import { goalFilter } from './goal-filter.ts'

const MEALS = { meal_types: 'Breakfast,Lunch,Dinner' }
const kcal = (calories: number) => calories * 4.184

it.each([
  ['Weight loss', 1688, { ...MEALS, dietary_goal: 'Weight loss', calorie_span: '330,600' }],
  ['Weight maintain', 2000, { ...MEALS, calorie_span: '400,700' }],
  // Above the slider's edge the span is open.
  [
    'Weight gain',
    3000,
    { ...MEALS, dietary_goal: 'Weight gain', calorie_span: '600,850', ordering: '-protein_in_total' },
  ],
] as const)('%s at %d kcal a day asks for main meals of 20 to 35 % of it', (goal, calories, query) => {
  expect(toQuery(goalFilter({ goal, daily_kilojoules: kcal(calories), allergens: [] }))).toEqual(query)
})

it('leaves out the allergens that the person avoids', () => {
  const filter = goalFilter({ goal: 'Weight maintain', daily_kilojoules: 8000, allergens: ['nuts', 'milk'] })
  expect([...filter.without_allergens].toSorted()).toEqual(['milk', 'nuts'])
})
