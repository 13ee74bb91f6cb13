import type { RecipeDetail } from '@zivina/contract/recipes'
import { redirect } from 'react-router'
import type { CardRecipe } from '../../../components/recipe-card.tsx'
import type { LoadInput } from '../../../load.ts'

export type RecipePage = { recipe: RecipeDetail; similar: CardRecipe[] }

/** The recipe and its like. A former slug leads to the present one for good. */
export async function loadRecipe({ api, params, signal }: LoadInput<{ slug: string }>): Promise<RecipePage> {
  const [recipe, similar] = await Promise.all([
    api('GET /recipe/{slug}', { params, signal }),
    // The recipe is worth showing without its like.
    api('GET /recipe/{slug}/similar', { params, signal }).catch(() => ({ results: [] })),
  ])
  if (recipe.slug !== params.slug) throw redirect(`/recepty/${recipe.slug}`, 301)
  return { recipe, similar: similar.results.map(toCard) }
}

/** A card shows little of a recipe: the rest need not travel with the page. */
function toCard(recipe: CardRecipe): CardRecipe {
  const { slug, name, photos, time_minutes, resting_time, nutrient_coverage } = recipe
  const { calories_in_total, kilojoules, protein_in_total, carbohydrates_in_total, fat_in_total } = recipe
  const times = { time_minutes, resting_time }
  const energy = { calories_in_total, kilojoules }
  const totals = { ...energy, protein_in_total, carbohydrates_in_total, fat_in_total, nutrient_coverage }
  return { slug, name, photos: photos.slice(0, 1), ...times, ...totals }
}
