import { DEFAULT_VARIETY, DEFAULT_WEIGHTS } from '@zivina/planner/plan-defaults'
import { type PlannedMeal, type PlanRequest, REQUEST_VERSION, USUAL_PORTIONS } from '@zivina/planner/plan-request'
import { describe, expect, it } from 'vitest'
import { askAgain, newDaysOf } from './planned-days.ts'

const REQUEST: PlanRequest = {
  version: REQUEST_VERSION,
  first_day: '2028-02-28',
  days: 3,
  meal_tolerance: 0.3,
  day_share: 1,
  portions: USUAL_PORTIONS,
  eaters: [],
  pantry_ingredients: [],
  fixed: [],
  meals: [
    { meal_type: 'Lunch', energy_share: 0.5 },
    { meal_type: 'Dinner', energy_share: 0.5 },
  ],
  cooking_minutes: [null, null, null, null, null, null, null],
  leftovers: true,
  variety: DEFAULT_VARIETY,
  week_rules: [],
  weights: DEFAULT_WEIGHTS,
  seed: 7,
}
const meal = (day: number, meal_type: 'Lunch' | 'Dinner', fields: Partial<PlannedMeal> = {}): PlannedMeal => ({
  day,
  meal_type,
  date: '',
  recipe: `recept ${day}`,
  portions: { jana: 1.25 },
  leftover_of: null,
  ...fields,
})
const MEALS = [meal(0, 'Lunch'), meal(1, 'Dinner'), meal(2, 'Lunch', { leftover_of: { day: 1, meal_type: 'Dinner' } })]

describe('the days of a computed plan', () => {
  it('are calendar days, 29 February among them, with leftovers that name the meal they are of', () => {
    const days = newDaysOf(REQUEST, { meals: MEALS })
    expect(days.map(({ day }) => day)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(days[0]?.items).toMatchObject([{ recipe: 'recept 0', portions: [{ eater: 'jana', portions: 1.25 }] }])
    expect(days[2]?.items[0]?.leftover_of).toBe(days[1]?.items[0]?.guid)
  })

  it('without any meal are left out', () => {
    expect(newDaysOf(REQUEST, { meals: [meal(1, 'Lunch')] })).toHaveLength(1)
  })
})

describe('computing a meal anew', () => {
  const ask = (day: string, meal_type: 'Lunch' | 'Dinner' | null) =>
    askAgain({ request: REQUEST, refused: ['dřívější'] }, { meals: MEALS }, { day, meal_type })
  const staying = (...slot: Parameters<typeof ask>) =>
    ask(...slot)?.request.fixed.map(({ day, meal_type }) => `${day} ${meal_type}`)

  it('keeps the others, and refuses its dish from then on', () => {
    expect(staying('2028-02-28', 'Lunch')).toEqual(['1 Dinner', '2 Lunch'])
    expect(ask('2028-02-28', 'Lunch')?.refused).toEqual(['dřívější', 'recept 0'])
  })

  it('takes the leftovers of a meal with it, and a whole day without a meal type', () => {
    expect(staying('2028-02-29', null)).toEqual(['0 Lunch'])
  })

  it('is impossible where the plan has no such meal', () => {
    expect(ask('2028-02-28', 'Dinner')).toBeNull()
    expect(ask('2028-03-02', null)).toBeNull()
  })
})
