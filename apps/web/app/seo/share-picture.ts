import type { PublicProfile } from '@zivina/contract/catalogue/creator'
import type { IngredientDetail } from '@zivina/contract/catalogue/ingredients/read'
import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import type { ArticleSummary } from '@zivina/contract/content/articles'
import { type SharedPicture, type SocialImageKind, socialImageVersion } from '@zivina/contract/discovery/social-images'

/** The share picture of a recipe; its address changes whenever its content changes. */
export function recipePicture(
  recipe: Pick<
    Recipe,
    'slug' | 'name' | 'photos' | 'calories_in_total' | 'nutrient_coverage' | 'time_minutes' | 'resting_time'
  >,
): SharedPicture {
  const { slug, name, photos, calories_in_total, nutrient_coverage, time_minutes, resting_time } = recipe
  const shown = [name, photos[0], calories_in_total, nutrient_coverage.kilojoules, time_minutes + resting_time]
  return { kind: 'recipe', slug, version: socialImageVersion(shown) }
}

/** The share picture of an article or a guide. */
export function textPicture(
  kind: SocialImageKind,
  {
    slug,
    title,
    image,
    updated,
    reading_minutes,
  }: Pick<ArticleSummary, 'slug' | 'title' | 'image' | 'updated' | 'reading_minutes'>,
): SharedPicture {
  return { kind, slug, version: socialImageVersion([title, image, updated, reading_minutes]) }
}

/** The share picture of a creator. */
export function creatorPicture({ slug, name, specialisation, recipe_count, image }: PublicProfile): SharedPicture {
  return { kind: 'creator', slug, version: socialImageVersion([name, specialisation, recipe_count, image]) }
}

/** The share picture of a food. */
export function foodPicture({
  slug,
  name,
  calories,
  weight_units,
  sub_food_category,
}: Pick<IngredientDetail, 'slug' | 'name' | 'calories' | 'weight_units' | 'sub_food_category'>): SharedPicture {
  return { kind: 'food', slug, version: socialImageVersion([name, calories, weight_units, sub_food_category.name]) }
}
