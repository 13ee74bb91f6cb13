import { MEAL_TYPES, type MealType } from '@zivina/domain/catalogue/meal-types'

/** Something in a meal of a day: an item of a plan, an entry of the diary. */
export type Item = { guid: string; name: string }
/** A meal of a day. */
export type Spot = { day: string; meal_type: MealType }
/** A place in a meal: before another item, or at the meal's end (null). */
export type Place = Spot & { before: string | null }

/** The days and meals of a board, and what is in them in its order. */
export type Ground<One extends Item = Item> = {
  spotOf: (item: One) => Spot
  mealOf: (day: string, meal: MealType) => readonly { guid: string }[]
  /** The days through which keys carry an item. */
  range: readonly string[]
  meals: readonly MealType[]
}

/** Meals that every day shows, even empty; the others are there once something is in them. */
const DAILY_MEALS: readonly MealType[] = ['Breakfast', 'Snack', 'Lunch', 'Late_snack', 'Dinner']

/** The meals to show, in their order. @param used those that something is in */
export function mealsShown(used: ReadonlySet<MealType>): MealType[] {
  return MEAL_TYPES.filter((meal) => DAILY_MEALS.includes(meal) || used.has(meal))
}

/** The place of one item of a meal. */
export function placeIn(meal: readonly { guid: string }[], guid: string, spot: Spot): Place {
  return { ...spot, before: meal[meal.findIndex((each) => each.guid === guid) + 1]?.guid ?? null }
}

/** Whether a move to a place would change nothing. */
export function isSamePlace<One extends Item>({ spotOf, mealOf }: Ground<One>, item: One, place: Place): boolean {
  const { day, meal_type } = spotOf(item)
  const { before } = placeIn(mealOf(day, meal_type), item.guid, { day, meal_type })
  return place.before === item.guid || (day === place.day && meal_type === place.meal_type && before === place.before)
}
