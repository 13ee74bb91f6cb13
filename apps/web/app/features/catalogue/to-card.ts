import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import type { CardRecipe } from './recipe-card.tsx'

/** Reduces a recipe to the fields of a card, so that the page contains no more. */
export function toCard(recipe: Recipe): CardRecipe {
  const { guid, slug, name, photos, time_minutes, resting_time, nutrient_coverage, rating, without_allergens } = recipe
  const { meal_types } = recipe
  const { calories_in_total, kilojoules, protein_in_total, carbohydrates_in_total, fat_in_total } = recipe
  return {
    guid,
    slug,
    name,
    photos: photos.slice(0, 1),
    meal_types,
    time_minutes,
    resting_time,
    nutrient_coverage: { kilojoules: nutrient_coverage.kilojoules, protein: nutrient_coverage.protein },
    calories_in_total,
    kilojoules,
    protein_in_total,
    carbohydrates_in_total,
    fat_in_total,
    rating,
    without_allergens,
  }
}
