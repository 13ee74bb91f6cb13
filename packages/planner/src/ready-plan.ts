import type { DietType } from '@zivina/domain/catalogue/diet-types'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { Season } from '@zivina/domain/planning/seasons'
import type { DietaryGoal, DietaryPreference } from '@zivina/nutrition/diets'
import type { Band, PlannedMealType, Variety } from './plan-request.ts'

/** What a ready-made week was asked for; with the catalogue it is everything the generator needs to make it again. */
export type ReadyPlanRequest = {
  kilojoules: number
  energy_tolerance: number
  bands: readonly Band[]
  meals: readonly PlannedMealType[]
  /** By weekday, Monday first; null is no limit. */
  cooking_minutes: readonly (number | null)[]
  leftovers: boolean
  variety: Variety
  seed: number
  /** Slugs of ingredients that are out of season or do not belong into it. */
  excluded_ingredients: readonly string[]
}

/** A meal of a ready-made week. */
export type ReadyPlanMeal = {
  meal_type: MealType
  /** Slug of a recipe of the starter catalogue. */
  recipe: string
  portions: number
  /** The day, counted from 0, and meal whose dish is eaten again. */
  leftover_of?: { day: number; meal_type: MealType }
}

/** A ready-made week: texts, request and the days that the generator made of it. */
export type ReadyPlanData = {
  slug: string
  name: string
  headnote: string
  goal: DietaryGoal
  diet_types: readonly DietType[]
  dietary_preference: DietaryPreference
  season: Season
  request: ReadyPlanRequest
  days: readonly (readonly ReadyPlanMeal[])[]
}
