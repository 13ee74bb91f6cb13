import { describe, expect, it } from 'vitest'
import { cookedTimes, isUsualAt, keptDays } from './dish-habits.ts'
import type { DishKind } from './kinds-of-dish.ts'
import { DEFAULT_VARIETY, DEFAULT_WEIGHTS } from './plan-defaults.ts'

const dish = (active_minutes: number, ...kinds: DishKind[]) => ({
  active_minutes,
  kinds,
  meal_types: ['Snack', 'Dinner', 'Dessert'] as const,
  storage_days: 2,
})
const snack = (active_minutes: number, ...kinds: DishKind[]) => ({
  ...dish(active_minutes, ...kinds),
  meal_types: ['Snack', 'Late_snack'] as const,
})

describe('what people eat when', () => {
  it('is no drink and no plain bread as a meal', () => {
    expect(isUsualAt(dish(5, 'drink'), 'Snack')).toBe(false)
    expect(isUsualAt(dish(5, 'drink'), 'Drinks')).toBe(true)
    expect(isUsualAt(dish(5, 'bread'), 'Breakfast')).toBe(false)
  })

  it('is nothing baked and nothing long for a snack or a breakfast', () => {
    expect(isUsualAt(snack(12), 'Snack')).toBe(true)
    expect(isUsualAt(snack(13), 'Late_snack')).toBe(false)
    expect(isUsualAt(snack(10, 'baked'), 'Snack')).toBe(false)
    expect(isUsualAt(dish(30), 'Breakfast')).toBe(true)
    expect(isUsualAt(dish(31), 'Breakfast')).toBe(false)
  })

  it('is no main dish for a snack, but for what is put together in ten minutes', () => {
    expect(isUsualAt(dish(10), 'Snack')).toBe(true)
    expect(isUsualAt(dish(11), 'Snack')).toBe(false)
  })

  it('is something warm for a lunch', () => {
    expect(isUsualAt(dish(20, 'cold'), 'Lunch')).toBe(false)
    expect(isUsualAt(dish(20, 'cold'), 'Dinner')).toBe(true)
    expect(isUsualAt(dish(20), 'Lunch')).toBe(true)
  })

  it('is nothing sweet for a dinner', () => {
    expect(isUsualAt(dish(40, 'sweet'), 'Dinner')).toBe(false)
    expect(isUsualAt(dish(40, 'sweet_meal'), 'Dinner')).toBe(false)
    expect(isUsualAt(dish(40, 'sweet_meal'), 'Lunch')).toBe(true)
    expect(isUsualAt(dish(40), 'Dinner')).toBe(true)
  })
})

describe('what is cooked once and eaten again', () => {
  it('is a main meal, and no shake', () => {
    const of = { weights: DEFAULT_WEIGHTS }
    expect(keptDays(of, dish(40))).toBe(2)
    expect(keptDays(of, dish(5, 'drink'))).toBe(0)
    expect(keptDays(of, { ...dish(40), meal_types: ['Snack'] })).toBe(0)
    // Something is made every morning, so that no day is a twin of the one before.
    expect(keptDays(of, { ...dish(40), meal_types: ['Breakfast', 'Dinner'] })).toBe(0)
    expect(keptDays({ weights: { ...DEFAULT_WEIGHTS, habits: 0 } }, dish(5, 'drink'))).toBe(2)
  })

  it('is every main dish, but not a breakfast or a snack that is put together in a moment', () => {
    const of = { variety: DEFAULT_VARIETY }
    expect([cookedTimes(of, snack(20)), cookedTimes(of, snack(21))]).toEqual([2, 1])
    expect(cookedTimes(of, dish(5))).toBe(1)
  })
})
