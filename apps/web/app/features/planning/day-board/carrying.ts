import { MEAL_TYPE_LABELS, type MealType } from '@zivina/domain/catalogue/meal-types'
import { dayName } from '#app/kit/text/day-names.ts'
import type { Ground, Item, Place, Spot } from './places.ts'

/** An item that is carried by keys, and where it would be put down: the number of items of that meal before it. */
export type Carried<One extends Item = Item> = Spot & { item: One; index: number }

type Meals = Pick<Ground, 'mealOf'>

const mealWithout = ({ mealOf }: Meals, { item }: Carried, day: string, meal: MealType) =>
  mealOf(day, meal).filter(({ guid }) => guid !== item.guid)

/** An item picked up where it is. */
export function pickUp<One extends Item>({ mealOf, spotOf }: Ground<One>, item: One): Carried<One> {
  const { day, meal_type } = spotOf(item)
  return { item, day, meal_type, index: mealOf(day, meal_type).findIndex(({ guid }) => guid === item.guid) }
}

/**
 * Where it would be after an arrow key: up and down through the places of a meal and on to the next meal, left and right to the
 * same meal of another day. At an edge it stays.
 */
export function carry<One extends Item>(ground: Ground<One>, carried: Carried<One>, key: string): Carried<One> {
  const { day, meal_type, index } = carried
  const { range, meals } = ground
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const next = range[range.indexOf(day) + (key === 'ArrowLeft' ? -1 : 1)]
    if (next === undefined) return carried
    return { ...carried, day: next, index: Math.min(index, mealWithout(ground, carried, next, meal_type).length) }
  }
  const length = mealWithout(ground, carried, day, meal_type).length
  const step = key === 'ArrowUp' ? -1 : 1
  if (index + step >= 0 && index + step <= length) return { ...carried, index: index + step }
  const meal = meals[meals.indexOf(meal_type) + step]
  if (meal === undefined) return carried
  return { ...carried, meal_type: meal, index: step > 0 ? 0 : mealWithout(ground, carried, day, meal).length }
}

/** The place where it would be put down. */
export function placeCarried(ground: Meals, carried: Carried): Place {
  const { day, meal_type, index } = carried
  return { day, meal_type, before: mealWithout(ground, carried, day, meal_type)[index]?.guid ?? null }
}

/** „středa 25. listopadu, oběd, 2. z 3“ */
export function placeWords(ground: Meals, carried: Carried): string {
  const { day, meal_type, index } = carried
  const among = mealWithout(ground, carried, day, meal_type).length + 1
  return `${dayName(day)}, ${mealName(meal_type)}${among > 1 ? `, ${index + 1}.\u00a0z\u00a0${among}` : ''}`
}

/** The name of a meal within a sentence: „oběd“. */
export function mealName(meal: MealType): string {
  return MEAL_TYPE_LABELS[meal].toLocaleLowerCase('cs')
}
