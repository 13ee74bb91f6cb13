import { MEAL_TYPE_LABELS, type MealType } from '@zivina/domain/catalogue/meal-types'
import { dayName } from '../plan/plan-dates.ts'

/** Something in a meal of a day: an item of a plan, an entry of the diary. */
export type Carryable = { guid: string; name: string; day: string; meal_type: MealType }
/** An item that is carried by keys, and where it would be put down: the number of items of that meal before it. */
export type Carried<Item extends Carryable = Carryable> = {
  item: Item
  day: string
  meal_type: MealType
  index: number
}
/** The days and meals it can be carried through, and what is in them in its order. */
export type Ground = {
  mealOf: (day: string, meal: MealType) => readonly { guid: string }[]
  range: readonly string[]
  meals: readonly MealType[]
}
/** Where it would be: before another item of a meal, or at its end (null). */
type Spot = { day: string; meal_type: MealType; before: string | null }

const mealWithout = ({ mealOf }: Ground, { item }: Carried, day: string, meal: MealType) =>
  mealOf(day, meal).filter(({ guid }) => guid !== item.guid)

/** An item picked up where it is. */
export function pickUp<Item extends Carryable>({ mealOf }: Ground, item: Item): Carried<Item> {
  const { day, meal_type, guid } = item
  return { item, day, meal_type, index: mealOf(day, meal_type).findIndex((each) => each.guid === guid) }
}

/**
 * Where it would be after an arrow key: up and down through the places of a meal and on to the next meal, left and right to the
 * same meal of another day. At an edge it stays.
 */
export function carry<Item extends Carryable>(ground: Ground, carried: Carried<Item>, key: string): Carried<Item> {
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
export function placeCarried(ground: Ground, carried: Carried): Spot {
  const { day, meal_type, index } = carried
  return { day, meal_type, before: mealWithout(ground, carried, day, meal_type)[index]?.guid ?? null }
}

/** „středa 25. listopadu, oběd, 2. z 3“ */
export function placeWords(ground: Ground, carried: Carried): string {
  const { day, meal_type, index } = carried
  const among = mealWithout(ground, carried, day, meal_type).length + 1
  return `${dayName(day)}, ${mealName(meal_type)}${among > 1 ? `, ${index + 1}.\u00a0z\u00a0${among}` : ''}`
}

/** The name of a meal within a sentence: „oběd“. */
export function mealName(meal: MealType): string {
  return MEAL_TYPE_LABELS[meal].toLocaleLowerCase('cs')
}
