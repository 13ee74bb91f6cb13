import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { RecipeReviews } from '@zivina/contract/community/reviews'
import { calendarDay } from '@zivina/domain/calendar-day'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { toCard } from '#app/features/catalogue/to-card.ts'
import { type LoadInput, movedTo } from '#app/session/access/load.ts'

/**
 * Reviews are null where they could not be loaded. `loaded_on` is a day without a time, so that the page is the same for all
 * visitors of that day.
 */
export type RecipePage = {
  recipe: RecipeDetail
  similar: CardRecipe[]
  companions: CardRecipe[]
  reviews: RecipeReviews | null
  loaded_on: string
}

/** Loads the recipe, similar recipes and what to serve with it. A former slug redirects to the present one permanently. */
export async function loadRecipe({ api, params, url, signal }: LoadInput<{ slug: string }>): Promise<RecipePage> {
  const [recipe, similar, companions, reviews] = await Promise.all([
    api('GET /recipe/{slug}', { params, signal }),
    // The recipe is shown even without the rest.
    api('GET /recipe/{slug}/similar', { params, signal }).catch(() => ({ results: [] })),
    api('GET /recipe/{slug}/companions', { params, signal }).catch(() => ({ results: [] })),
    api('GET /recipe/{slug}/review', { params, signal }).catch(() => null),
  ])
  if (recipe.slug !== params.slug) throw movedTo(`/recepty/${recipe.slug}`, url)
  return {
    recipe,
    similar: similar.results.map(toCard),
    companions: companions.results.map(toCard),
    reviews,
    loaded_on: calendarDay(new Date()),
  }
}
