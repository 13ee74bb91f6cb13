import type { MealPlanDay, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { MEAL_TYPES, type MealType } from '@zivina/domain/catalogue/meal-types'
import { mealsShown, type Place, placeIn } from '../day-board/places.ts'

export type Days = readonly MealPlanDay[]

/** What is in a day: recipes and ingredients together, by meals and by their places in them. */
export function itemsOf(day: MealPlanDay | undefined): MealPlanItem[] {
  if (day === undefined) return []
  const meal = (item: MealPlanItem) => MEAL_TYPES.indexOf(item.meal_type)
  return [...day.recipes, ...day.ingredients].sort((a, b) => meal(a) - meal(b) || a.position - b.position)
}

/** What is in a meal of a day, in its order. */
export function mealOf(days: Days, day: string, meal_type: MealType): MealPlanItem[] {
  return itemsOf(dayIn(days, day)).filter((item) => item.meal_type === meal_type)
}

export function dayIn(days: Days, day: string): MealPlanDay | undefined {
  return days.find((each) => each.day === day)
}

/** An item by its guid, wherever it is. */
export function itemIn(days: Days, guid: string): MealPlanItem | undefined {
  return days.flatMap(itemsOf).find((item) => item.guid === guid)
}

/** How leftovers and the meals that cook them are linked in some days. */
export function leftoversIn(days: Days) {
  const items = days.flatMap(itemsOf)
  return {
    cookedOn: ({ leftover_of }: MealPlanItem) => items.find(({ guid }) => guid === leftover_of)?.day,
    eatenOn: ({ guid }: MealPlanItem) => items.filter(({ leftover_of }) => leftover_of === guid).map(({ day }) => day),
  }
}

/** The meals to show for some days, in their order. */
export function mealsOf(days: readonly (MealPlanDay | undefined)[]): MealType[] {
  return mealsShown(new Set(days.flatMap(itemsOf).map(({ meal_type }) => meal_type)))
}

/** Where an item is now. */
export function placeOf(days: Days, { guid, day, meal_type }: MealPlanItem): Place {
  return placeIn(mealOf(days, day, meal_type), guid, { day, meal_type })
}

type Change = (items: readonly MealPlanItem[]) => MealPlanItem[]
const withItems = (days: Days, change: Change): MealPlanDay[] =>
  days.map((day) => ({ ...day, recipes: change(day.recipes), ingredients: change(day.ingredients) }))

/** The days without some items. */
export function withoutItems(days: Days, guids: readonly string[]): MealPlanDay[] {
  return withItems(days, (items) => items.filter(({ guid }) => !guids.includes(guid)))
}

/** The days with an item at a place, new or moved there. Sums stay as they are: the server's answer brings them. */
export function withItemAt(days: Days, item: MealPlanItem, { day, meal_type, before }: Place): MealPlanDay[] {
  const others = withoutItems(days, [item.guid])
  const meal = mealOf(others, day, meal_type)
  const at = before === null ? -1 : meal.findIndex(({ guid }) => guid === before)
  const order = meal.toSpliced(at < 0 ? meal.length : at, 0, item).map(({ guid }) => guid)
  const placed = { ...item, day, meal_type }
  const all = dayIn(others, day) ? others : [...others, emptyDay(day)].sort((a, b) => a.day.localeCompare(b.day))
  return all.map((each) => {
    if (each.day !== day) return each
    const isFood = item.ingredient !== null
    const renumber = (items: readonly MealPlanItem[]) =>
      items.map((one) => (one.meal_type === meal_type ? { ...one, position: order.indexOf(one.guid) } : one))
    return {
      ...each,
      recipes: renumber(isFood ? each.recipes : [...each.recipes, placed]),
      ingredients: renumber(isFood ? [...each.ingredients, placed] : each.ingredients),
    }
  })
}

/** The days with some fields of an item changed, in its place. */
export function withChanged(days: Days, guid: string, fields: Partial<MealPlanItem>): MealPlanDay[] {
  return withItems(days, (items) => items.map((item) => (item.guid === guid ? { ...item, ...fields } : item)))
}

/** The days of a range with those of an answer in place of theirs. */
export function withAnswer(days: Days, answer: Days, isInRange: (day: string) => boolean): MealPlanDay[] {
  const changed = new Set(answer.map(({ day }) => day))
  const kept = days.filter(({ day }) => !changed.has(day))
  return [...kept, ...answer.filter(({ day }) => isInRange(day))].sort((a, b) => a.day.localeCompare(b.day))
}

function emptyDay(day: string): MealPlanDay {
  return { day, note: '', recipes: [], ingredients: [], totals: [] }
}
