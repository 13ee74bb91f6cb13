import type { RecipeTotals } from '@zivina/contract/catalogue/recipes/read'
import type { NewMealPlanItemInput } from '@zivina/contract/planning/meal-plan-fields'
import type { MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'

/** A recipe, own modified recipe or ingredient that can be put into a plan. */
export type Plannable = {
  kind: 'recipe' | 'recipe_modified' | 'ingredient'
  guid: string
  name: string
  photo: string | null
  time_minutes: number | null
  totals: RecipeTotals
  /** Of an ingredient, in one portion. */
  amount?: { value: string; unit: WeightUnit }
}

type Portions = { eater: string; portions: number }[]

/** A new item for the call, and how it looks until the answer is there. */
export function newItem(what: Plannable, day: string, meal_type: MealType, portions: Portions, leftover_of?: string) {
  const guid = uuidV7()
  const body: NewMealPlanItemInput = {
    guid,
    meal_type,
    [what.kind]: what.guid,
    ...(what.amount ? { amount: what.amount.value } : {}),
    portions,
    ...(leftover_of ? { leftover_of } : {}),
  }
  return { body, look: lookOf(what, { guid, day, meal_type, portions, leftover_of: leftover_of ?? null }) }
}

type Planned = Pick<MealPlanItem, 'guid' | 'day' | 'meal_type' | 'portions' | 'leftover_of'>

function lookOf({ kind, guid, name, photo, time_minutes, totals, amount }: Plannable, planned: Planned): MealPlanItem {
  return {
    ...planned,
    position: Number.MAX_SAFE_INTEGER,
    recipe: null,
    recipe_modified: null,
    ingredient: null,
    [kind]: guid,
    name,
    slug: null,
    photo,
    time_minutes,
    resting_time: null,
    portion_size: null,
    amount: amount?.value ?? null,
    weight_units: amount?.unit ?? null,
    diet_types: [],
    dietary_preference: [],
    without_allergens: [],
    totals,
    is_pinned: false,
    note: '',
    availability: 'open',
    version: 1,
    updated_at: '',
  }
}

/** The dish of a planned item, to be planned once more; null where it is gone. */
export function dishOf({ recipe, recipe_modified, name, photo, time_minutes, totals }: MealPlanItem): Plannable | null {
  const guid = recipe ?? recipe_modified
  if (guid === null) return null
  return { kind: recipe === null ? 'recipe_modified' : 'recipe', guid, name, photo, time_minutes, totals }
}
