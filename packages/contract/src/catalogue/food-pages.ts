import { CLAIMED_CONSTITUENTS_GENITIVE, type ClaimedConstituent } from '@zivina/domain/catalogue/claim-labels'
import { FOOD_DIETS } from '@zivina/domain/catalogue/food-page/food-suitability'
import { CLAIMS } from '@zivina/nutrition/claims/claims'
import { FOOD_FORMS } from '@zivina/nutrition/claims/food-form'
import { VITAMIN_CLAIMS } from '@zivina/nutrition/claims/vitamin-claims'
import { WEIGHT_UNITS } from '@zivina/nutrition/weight-units'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, ImageUrl, limitAndOffset, listOf, SearchText, Slug } from '#contract/kernel/fields.ts'
import { FOODS_PER_PAGE } from '#contract/kernel/limits.ts'
import { FOOD_LETTERS } from './food-letters.ts'
import { Ingredient } from './ingredients/read.ts'
import { Recipe } from './recipes/read.ts'

/** A food in the list of all foods. */
export const FoodCard = z
  .object({
    guid: Guid,
    slug: z.string(),
    name: z.string(),
    image: ImageUrl.nullable(),
    /** Per 100 g or ml, or per piece or spoon: whole kcal. Null is unknown. */
    calories: z.number().nullable(),
    weight_units: z.enum(WEIGHT_UNITS),
  })
  .meta({ id: 'FoodCard' })
export type FoodCard = z.infer<typeof FoodCard>

const ClaimedConstituentName = z.enum(
  Object.keys(CLAIMED_CONSTITUENTS_GENITIVE) as [ClaimedConstituent, ...ClaimedConstituent[]],
)

/** The nutrition claims that a food meets, or why none is made. */
const FoodClaims = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('claimed'),
    /** Claims of a drink are about 100 ml. */
    form: z.enum(FOOD_FORMS),
    claims: z.array(z.enum(CLAIMS)),
    vitamins: z.array(z.object({ claim: z.enum(VITAMIN_CLAIMS), constituent: ClaimedConstituentName })),
  }),
  z.object({ state: z.literal('alcohol') }),
  z.object({ state: z.literal('to_be_cooked') }),
  z.object({ state: z.literal('seasoning') }),
  z.object({ state: z.literal('no_mass') }),
])

/** A food that may replace the food of the page, with Czech words on how much and what it changes. */
const FoodSubstitute = z.object({
  slug: z.string(),
  name: z.string(),
  amount: z.string(),
  /** What changes where it replaces 100 g; null where their values are not comparable. */
  figures: z.string().nullable(),
  /** Allergens that come or go; null where none do. */
  allergens: z.string().nullable(),
  /** What changes in texture, taste or steps. */
  remark: z.string().nullable(),
})

/** All that the page of an approved food tells. */
export const FoodPage = z
  .object({
    food: Ingredient,
    /** What people call it besides its name, the most usual first. */
    other_names: z.array(z.string()),
    claims: FoodClaims,
    suitability: z.array(
      z.object({ diet: z.enum(FOOD_DIETS), verdict: z.enum(['suitable', 'borderline', 'unsuitable', 'unknown']) }),
    ),
    /** How long it keeps at home, in Czech sentences by the storage table; none where the table does not know. */
    storage: z.array(z.string()),
    /** What to replace it with, role by role, the nearest first; none for a food of which no role is known. */
    substitutes: z.array(z.object({ role: z.string(), foods: z.array(FoodSubstitute) })),
    /** Approved recipes with most of it in a portion, and the number of all. */
    recipes: z.array(Recipe),
    recipe_count: z.number().int(),
  })
  .meta({ id: 'FoodPage' })
export type FoodPage = z.infer<typeof FoodPage>

export const foodPages = {
  list: endpoint({
    method: 'GET',
    path: '/ingredient_page',
    access: 'public',
    cost: 'dear',
    summary:
      'Approved foods of the catalogue: found by a text, best first; otherwise of a category or a letter, the most used ones first, of a letter by name.',
    query: z.strictObject({
      /** With a text the category and the letter restrict nothing. */
      search: SearchText.default(''),
      /** Slug of a food category or a sub-category; an unknown one has no foods. */
      group: Slug.optional(),
      letter: z.enum(FOOD_LETTERS).optional(),
      ...limitAndOffset(FOODS_PER_PAGE),
    }),
    status: 200,
    response: listOf(FoodCard),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/ingredient_page/{slug}',
    access: 'public',
    cost: 'dear',
    summary:
      'One approved food with all that is known of it and recipes with it; a former slug answers with the food under the present one.',
    params: z.object({ slug: Slug }),
    status: 200,
    response: FoodPage,
    errors: ['NOT_FOUND'],
  }),
}
