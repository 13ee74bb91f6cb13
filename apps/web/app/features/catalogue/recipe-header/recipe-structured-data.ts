import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { Review } from '@zivina/contract/community/reviews'
import { roundTo } from '@zivina/czech/number-input'
import { formatAmount } from '@zivina/domain/catalogue/format'
import { instructionSteps, known, recipeSchema } from '@zivina/domain/catalogue/recipe-schema'
import { orderedSteps } from '@zivina/domain/catalogue/steps/ordered-steps'
import { describeRecipe } from '#app/features/catalogue/recipe/recipe-description.ts'
import type { Site } from '#app/kit/page/site.ts'
import { cardUrls } from '#app/seo/metadata.ts'
import { recipePicture } from '#app/seo/share-picture.ts'

/** How many reviews with a text search engines get. */
const REVIEWS_SHOWN = 5

/**
 * schema.org/Recipe. Contains only known values: a rating only with reviews.
 */
export function recipeStructuredData(
  recipe: RecipeDetail,
  site: Site,
  reviews: readonly Review[] = [],
): Record<string, unknown> {
  const url = `${site.public_url}/recepty/${recipe.slug}`
  const { creator } = recipe
  const steps = orderedSteps(recipe.steps)
  const lines = recipe.ingredients.map((line) => `${formatAmount(Number(line.amount), line.weight_units)} ${line.name}`)
  return known({
    '@context': 'https://schema.org',
    ...recipeSchema({ ...recipe, description: describeRecipe(recipe), lines, steps }),
    '@id': `${url}#recept`,
    url,
    mainEntityOfPage: url,
    image: cardUrls(recipePicture(recipe), site),
    author: known({
      '@type': 'Person',
      name: creator.name,
      url: creator.slug === null ? null : `${site.public_url}/tvurci/${creator.slug}`,
    }),
    recipeInstructions: instructionSteps(steps).map((step, index) => ({
      ...step,
      url: `${url}#${steps[index]?.anchor}`,
    })),
    aggregateRating: aggregateRating(recipe),
    review: reviewData(reviews),
  })
}

function aggregateRating({ rating: { average, count } }: RecipeDetail): Record<string, unknown> | null {
  if (average === null) return null
  return {
    '@type': 'AggregateRating',
    ratingValue: roundTo(average, 1),
    ratingCount: count,
    bestRating: 5,
    worstRating: 1,
  }
}

function reviewData(reviews: readonly Review[]): Record<string, unknown>[] | null {
  const written = reviews.filter(({ comment }) => comment !== null).slice(0, REVIEWS_SHOWN)
  if (written.length === 0) return null
  return written.map(({ rating, comment, created_at, user }) => ({
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    author: { '@type': 'Person', name: user.username },
    datePublished: created_at,
    reviewBody: comment,
  }))
}
