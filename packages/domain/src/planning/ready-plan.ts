import type { DietaryGoal, DietaryPreference } from '@zivina/nutrition/diets'
import type { DietType } from '#domain/catalogue/diet-types.ts'
import type { MealType } from '#domain/catalogue/meal-types.ts'
import type { Band, PlannedMealType, Variety } from './plan-request.ts'

/** When a ready-made week fits best. */
export const SEASONS = ['all', 'spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

export const SEASON_LABELS: Readonly<Record<Season, string>> = {
  all: 'Po celý rok',
  spring: 'Jaro',
  summer: 'Léto',
  autumn: 'Podzim',
  winter: 'Zima',
}

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
