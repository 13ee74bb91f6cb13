import { describe, expect, it } from 'vitest'
import { sentWishes, usualWishes, wishProblems } from './wishes.ts'

const WISHES = usualWishes('2026-11-30')

describe('wishes as they are typed', () => {
  it('begin with a week of five meals whose shares add up to the whole day', () => {
    const { days, meals } = sentWishes(WISHES)
    expect(days).toBe(7)
    expect(meals.map(({ meal_type }) => meal_type)).toEqual(['Breakfast', 'Snack', 'Lunch', 'Late_snack', 'Dinner'])
    expect(meals.reduce((sum, { energy_share }) => sum + energy_share, 0)).toBeCloseTo(1, 10)
  })

  it('are sent with meals in the order of the day, whichever was ticked first', () => {
    const { meals } = sentWishes({ ...WISHES, meals: ['Dinner', 'Breakfast'] })
    expect(meals.map(({ meal_type }) => meal_type)).toEqual(['Breakfast', 'Dinner'])
  })

  it('have no limit of minutes where nothing is typed, and zero where zero is', () => {
    const cooking_minutes = ['20', '', ' 0 ', '', '', '', '600']
    expect(sentWishes({ ...WISHES, cooking_minutes }).cooking_minutes).toEqual([20, null, 0, null, null, null, 600])
    expect(wishProblems({ ...WISHES, cooking_minutes })).toEqual({})
  })

  it.each(['-1', '601', '1,5', 'hodina'])('cannot be sent with %s minutes', (typed) => {
    expect(wishProblems({ ...WISHES, cooking_minutes: [typed, '', '', '', '', '', ''] })).toHaveProperty(
      'cooking_minutes',
    )
  })

  it('cannot be sent without a meal or a first day', () => {
    expect(Object.keys(wishProblems({ ...WISHES, meals: [], first_day: '' }))).toEqual(['meals', 'first_day'])
  })
})
