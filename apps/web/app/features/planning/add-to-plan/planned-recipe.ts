import type { MealType } from '@zivina/domain/catalogue/meal-types'

/** A recipe as its page puts it into a plan. */
export type PlannedRecipe = { guid: string; name: string; meal_types: readonly MealType[] }
