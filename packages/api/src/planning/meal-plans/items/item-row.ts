import type { Availability } from '@zivina/contract/planning/meal-plan-read'
import type { ItemKind } from '@zivina/db/schema/planning/meal-plan-item'
import type { Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import type { DietType } from '@zivina/domain/catalogue/diet-types'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { DietaryPreference } from '@zivina/nutrition/diets'
import type { NutrientValues, TotalField } from '@zivina/nutrition/macros'
import type { StoredNutrient } from '@zivina/nutrition/nutrients'
import type { WeightUnit } from '@zivina/nutrition/weight-units'

/** The slug is null of what went with the account that wrote it. */
type Named = { name: string; slug: string | null; photos: string[] }

/** What is known of a planned recipe, or was the last time: the totals are of one portion. */
export type DishFacts = Named & {
  time_minutes: number
  resting_time: number
  portion_size: number
  diet_types: DietType[]
  dietary_preference: DietaryPreference[]
  without_allergens: Allergen[]
  calories_in_total: number | null
  nutrient_coverage: Partial<Record<StoredNutrient, number>>
} & Record<TotalField, number | null>

/** What is known of a planned ingredient, or was the last time: nutrients in its own basis. */
export type FoodFacts = Named &
  NutrientValues & {
    weight_units: WeightUnit
    grams_per_piece: number | null
    density_g_per_ml: number | null
    is_spice: boolean
  }

/** An item of a plan. Times are PostgreSQL's text of an instant. */
export type ItemRow = {
  guid: string
  day: string
  meal_type: MealType
  position: number
  recipe: string | null
  recipe_modified: string | null
  ingredient: string | null
  amount: string | null
  leftover_of: string | null
  is_pinned: boolean
  note: string
  version: number
  updated_at: string
  availability: Availability
  portions: { eater: string; portions: number }[]
} & ({ kind: Exclude<ItemKind, 'ingredient'>; facts: DishFacts } | { kind: 'ingredient'; facts: FoodFacts })

/** A day with its items, in no particular order of meals. */
export type DayRow = { day: string; note: string; items: ItemRow[] }
