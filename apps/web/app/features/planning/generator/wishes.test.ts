import { describe, expect, it } from 'vitest'
import { mealsText, minutesText, moreText } from './wish-words.ts'
import {
  commonMinutes,
  sentWishes,
  usualWishes,
  WORKING_DAYS,
  wishProblems,
  withAsked,
  withMinutesOn,
} from './wishes.ts'

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

  it('begin with three quarters of an hour on working days and two hours at the weekend', () => {
    expect(sentWishes(WISHES).cooking_minutes).toEqual([45, 45, 45, 45, 45, 120, 120])
    expect(commonMinutes(WISHES.cooking_minutes, WORKING_DAYS)).toBe('45')
    const typed = withMinutesOn(WISHES.cooking_minutes, WORKING_DAYS, '20')
    expect(typed).toEqual(['20', '20', '20', '20', '20', '120', '120'])
    expect(commonMinutes(typed.with(2, '30'), WORKING_DAYS)).toBeNull()
  })

  it('leave the part of the day to the product unless it is typed', () => {
    expect(sentWishes(WISHES).day_share).toBeNull()
    expect(sentWishes({ ...WISHES, day_share: ' 40 % ' }).day_share).toBe(0.4)
    expect(Object.keys(wishProblems({ ...WISHES, day_share: '4' }))).toEqual(['day_share'])
    expect(Object.keys(wishProblems({ ...WISHES, day_share: 'půl' }))).toEqual(['day_share'])
  })

  it('show what a loosening changed', () => {
    const cooking_minutes = [60, 60, 60, 60, 60, null, null]
    const asked = {
      cooking_minutes,
      meal_tolerance: 0.4,
      energy_tolerance: 0.05,
      variety: 'low' as const,
      loosened: [],
    }
    const shown = withAsked(WISHES, asked)
    expect(shown.cooking_minutes).toEqual(['60', '60', '60', '60', '60', '', ''])
    expect(sentWishes(shown)).toMatchObject({ meal_tolerance: 0.4, energy_tolerance: 0.05, variety: 'low' })
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

describe('the sentence of wishes', () => {
  it('names few meals and counts many', () => {
    expect(mealsText(WISHES)).toBe('5\u00a0jídel denně')
    expect(mealsText({ meals: ['Dinner', 'Lunch'] })).toBe('jen oběd a\u00a0večeře')
    expect(mealsText({ meals: [] })).toBe('která jídla?')
  })

  it('says minutes once for all working days, and that there is no limit', () => {
    expect(minutesText(WISHES)).toBe('do\u00a045\u00a0minut')
    expect(minutesText({ cooking_minutes: ['x', 'x', 'x', 'x', 'x', '', ''] })).toBe('do\u00a0x')
    expect(minutesText({ cooking_minutes: ['', '', '', '', '', '', ''] })).toBe('kolik je třeba')
    expect(minutesText({ cooking_minutes: ['20', '', '', '', '', '', ''] })).toBe('každý den jinak dlouho')
  })

  it('fold what is rarely wished for into one blank, which says it once something is', () => {
    expect(moreText(WISHES)).toBe('další přání')
    expect(moreText({ ...WISHES, disliked_ingredients: ['a', 'b'] })).toBe('raději bez 2\u00a0surovin')
    expect(moreText({ ...WISHES, variety: 'high', disliked_ingredients: ['a'] })).toBe(
      'žádné jídlo dvakrát, raději bez 1\u00a0suroviny',
    )
  })
})
