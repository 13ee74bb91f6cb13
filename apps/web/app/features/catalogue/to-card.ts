import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import type { CardRecipe } from './recipe-card.tsx'

/** What a card shows of a recipe: the rest does not travel with the page. */
export function toCard(recipe: Recipe): CardRecipe {
  const { guid, slug, name, photos, time_minutes, resting_time, nutrient_coverage, rating } = recipe
  const { calories_in_total, kilojoules, protein_in_total, carbohydrates_in_total, fat_in_total } = recipe
  return {
    guid,
    slug,
    name,
    photos: photos.slice(0, 1),
    time_minutes,
    resting_time,
    nutrient_coverage,
    calories_in_total,
    kilojoules,
    protein_in_total,
    carbohydrates_in_total,
    fat_in_total,
    rating,
  }
}
