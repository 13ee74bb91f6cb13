import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { looseningText, type PlanNames } from './explain.ts'
import type { Impossibility, Loosening, PlanRequest } from './plan-request.ts'

const FOR_MEAL: Readonly<Record<MealType, string>> = {
  Breakfast: 'Pro tuto snídani',
  Snack: 'Pro tuto dopolední svačinu',
  Soup: 'Místo této polévky',
  Lunch: 'Pro tento oběd',
  Dessert: 'Místo tohoto dezertu',
  Late_snack: 'Pro tuto odpolední svačinu',
  Dinner: 'Pro tuto večeři',
  Late_dinner: 'Pro tuto druhou večeři',
  Drinks: 'Místo tohoto nápoje',
}

/** Says that a meal, or without a meal type a whole day, stays because no other dish fits beside the rest. */
export function keptText(meal_type: MealType | null): string {
  if (meal_type === null) return 'Pro tento den jsme jiná vhodná jídla nenašli; necháváme původní.'
  return `${FOR_MEAL[meal_type]} jsme jiné vhodné jídlo nenašli; necháváme původní.`
}

/** The cheapest loosening with which a whole plan was found: of the wish a person would give up first. Null where there is none. */
export function cheapestLoosening({ loosenings }: Pick<Impossibility, 'loosenings'>): number | null {
  const index = loosenings.findLastIndex(({ is_enough }) => is_enough)
  return index < 0 ? null : index
}

/** What can be done so that the meal changes: the rest of the plan was not chosen by the person, so it is not called so. */
export function keptLooseningText(loosening: Loosening, request: PlanRequest, names: PlanNames): string {
  const { wish } = loosening
  return wish.kind === 'fixed' && !wish.is_pinned
    ? `změňte také jídlo „${names.recipe(wish.recipe)}“`
    : looseningText(loosening, request, names)
}
