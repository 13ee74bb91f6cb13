import type { MealType } from '@zivina/domain/catalogue/meal-types'

/** What a plan calls a recipe: one of all, or a person's own version of it. */
export type PlannedKind = 'recipe' | 'recipe_modified'

/** A recipe as its page puts it into a plan. */
export type PlannedRecipe = { guid: string; name: string; meal_types: readonly MealType[] }
