import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { Review } from '@zivina/contract/community/reviews'
import { roundTo } from '@zivina/czech/number-input'
import { formatAmount } from '@zivina/domain/catalogue/format'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { TOTAL_FIELDS } from '@zivina/nutrition/macros'
import type { StoredNutrient } from '@zivina/nutrition/nutrients'
import { isoDuration } from '#app/features/catalogue/recipe/durations.ts'
import { describeRecipe } from '#app/features/catalogue/recipe/recipe-description.ts'
import { orderedSteps } from '#app/features/catalogue/recipe/steps/ordered-steps.ts'
import type { Site } from '#app/kit/site.ts'
import { cardUrls } from '#app/seo/metadata.ts'
import { recipePicture } from '#app/seo/share-picture.ts'

/** Salt = sodium × 2.5. Source: Regulation (EU) No 1169/2011, Annex I, point 11. */
const SALT_PER_SODIUM = 2.5

/** How many reviews with a text search engines get. */
const REVIEWS_SHOWN = 5

/**
 * schema.org/Recipe. Contains only known values: a rating only with reviews, no separate preparation and cooking time (the
 * recipe has their sum), and no nutrient that is unknown for some ingredients, since schema.org has no way to say „at least“.
 */
export function recipeStructuredData(
  recipe: RecipeDetail,
  site: Site,
  reviews: readonly Review[] = [],
): Record<string, unknown> {
  const url = `${site.public_url}/recepty/${recipe.slug}`
  const { creator } = recipe
  return compact({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': `${url}#recept`,
    url,
    mainEntityOfPage: url,
    name: recipe.name,
    description: describeRecipe(recipe),
    inLanguage: 'cs',
    image: cardUrls(recipePicture(recipe), site),
    author: compact({
      '@type': 'Person',
      name: creator.name,
      url: creator.slug === null ? null : `${site.public_url}/tvurci/${creator.slug}`,
    }),
    datePublished: recipe.created_at,
    dateModified: recipe.updated_at,
    recipeCategory: recipe.meal_types.map((type) => MEAL_TYPE_LABELS[type]),
    keywords: recipe.tags.join(', ') || null,
    recipeYield: String(recipe.portion_size),
    totalTime: isoDuration(recipe.time_minutes + recipe.resting_time),
    suitableForDiet: plantDiet(recipe),
    recipeIngredient: recipe.ingredients.map(
      (line) => `${formatAmount(Number(line.amount), line.weight_units)} ${line.name}`,
    ),
    recipeInstructions: orderedSteps(recipe.steps).map((step) => ({
      '@type': 'HowToStep',
      position: step.number,
      name: step.step_title,
      text: step.step_text,
      url: `${url}#${step.anchor}`,
    })),
    nutrition: nutritionInformation(recipe),
    aggregateRating: aggregateRating(recipe),
    review: reviewData(reviews),
  })
}

/** Computed from the ingredients, unlike the diet flags, which are typical values without a guarantee. */
function plantDiet({ dietary_preference }: RecipeDetail): string | null {
  if (dietary_preference.includes('Vegan')) return 'https://schema.org/VeganDiet'
  return dietary_preference.includes('Vegetarian') ? 'https://schema.org/VegetarianDiet' : null
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

function nutritionInformation(recipe: RecipeDetail): Record<string, unknown> | null {
  const known = (nutrient: StoredNutrient): number | null =>
    recipe.nutrient_coverage[nutrient] < 1 ? null : recipe[TOTAL_FIELDS[nutrient]]
  const salt = known('salt')
  const figures = compact({
    calories: withUnit(known('kilojoules') === null ? null : recipe.calories_in_total, 'kcal', 0),
    proteinContent: withUnit(known('protein'), 'g', 1),
    carbohydrateContent: withUnit(known('carbohydrates'), 'g', 1),
    fatContent: withUnit(known('fat'), 'g', 1),
    fiberContent: withUnit(known('fiber'), 'g', 1),
    sugarContent: withUnit(known('sugars'), 'g', 1),
    saturatedFatContent: withUnit(known('saturated_fats'), 'g', 1),
    sodiumContent: withUnit(salt === null ? null : (salt / SALT_PER_SODIUM) * 1000, 'mg', 0),
  })
  if (Object.keys(figures).length === 0) return null
  return { '@type': 'NutritionInformation', servingSize: '1 porce', ...figures }
}

/** Structured data use a decimal point. */
function withUnit(value: number | null, unit: string, decimals: number): string | null {
  return value === null ? null : `${roundTo(value, decimals)} ${unit}`
}

function compact(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))
}
