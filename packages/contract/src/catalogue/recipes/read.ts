import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { COOKING_TYPES, DIFFICULTIES } from '@zivina/domain/catalogue/cooking'
import { DIET_TYPES, RESTRICTING_DIETS } from '@zivina/domain/catalogue/diet-types'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { STATUSES } from '@zivina/domain/catalogue/statuses'
import { STORAGE_CLASSES } from '@zivina/domain/catalogue/storage'
import { DIETARY_GOALS, DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, ImageUrl, limitAndOffset, listOf, SearchText, Share, Slug, Timestamp } from '#contract/kernel/fields.ts'
import { RECIPES_PER_PAGE } from '#contract/kernel/limits.ts'
import { Creator } from '../creator.ts'
import { IngredientSummary } from '../ingredients/read.ts'
import { RatingSummary } from '../rating.ts'
import { FreeLine, TypedLine } from './lines.ts'
import { RecipeListQuery } from './list-query.ts'
import { IddsiLevel, Suitability } from './suitability.ts'

const Total = z.number().nullable()

/** Nutrition of one portion; grams except for energy. Null where it is unknown. */
export const RecipeTotals = z.object({
  kilojoules: Total,
  calories_in_total: Total,
  protein_in_total: Total,
  carbohydrates_in_total: Total,
  fat_in_total: Total,
  sugars_in_total: Total,
  salt_in_total: Total,
  fiber_in_total: Total,
  saturated_fats_in_total: Total,
  /** For each nutrient the share of the counted mass whose value is known. Below 1 the total is a lower bound. */
  nutrient_coverage: z.object(Object.fromEntries(STORED_NUTRIENTS.map((name) => [name, Share]))) as z.ZodObject<
    Record<(typeof STORED_NUTRIENTS)[number], typeof Share>
  >,
})
export type RecipeTotals = z.infer<typeof RecipeTotals>

/** A recipe as lists show it. */
export const Recipe = z
  .object({
    guid: Guid,
    slug: z.string(),
    name: z.string(),
    photos: z.array(ImageUrl),
    creator: Creator,
    created_at: Timestamp,
    updated_at: Timestamp,
    portion_size: z.number().int(),
    time_minutes: z.number().int(),
    resting_time: z.number().int(),
    difficulty: z.enum(DIFFICULTIES),
    dietary_preference: z.array(z.enum(DIETARY_PREFERENCES)),
    dietary_goal: z.array(z.enum(DIETARY_GOALS)),
    diet_types: z.array(z.enum(DIET_TYPES)),
    /** Allergens that none of its ingredients has, as far as is known of every one of them. */
    without_allergens: z.array(z.enum(ALLERGENS)),
    meal_types: z.array(z.enum(MEAL_TYPES)),
    cooking_type: z.enum(COOKING_TYPES),
    tags: z.array(z.string()),
    no_side_dish: z.boolean(),
    duplicate: z.boolean(),
    status: z.enum(STATUSES),
    ...RecipeTotals.shape,
    rating: RatingSummary,
  })
  .meta({ id: 'Recipe' })
export type Recipe = z.infer<typeof Recipe>

/** One ingredient of a recipe, for all portions together; the amount is in the ingredient's own unit. */
export const RecipeIngredient = z
  .object({
    ...IngredientSummary.omit({ guid: true, amount: true }).shape,
    ingredient: Guid,
    /** Two decimals, with a dot: "250.00". */
    amount: z.string().regex(/^\d+\.\d{2}$/),
    /** How its author typed it; only for those who may edit the recipe, where it is known and still means the amount. */
    typed: TypedLine.optional(),
    count_macros: z.boolean(),
    segment: z.enum(SEGMENTS),
  })
  .meta({ id: 'RecipeIngredient' })
export type RecipeIngredient = z.infer<typeof RecipeIngredient>

/** Steps by number, from "0". */
export const RecipeSteps = z.record(
  z.string().regex(/^\d+$/),
  z.object({ step_title: z.string(), step_text: z.string() }),
)

/** What a recipe says around its steps. Lists do not carry it. */
export const RecipeWords = z.object({
  /** Why this dish, before the recipe: plain text; empty where there is none. */
  headnote: z.string(),
  /** What makes it succeed, after the steps: plain text; empty where there is none. */
  tip: z.string(),
  /** The row of the storage table that holds for the dish; null if not given. */
  storage: z.enum(STORAGE_CLASSES).nullable(),
  /** The level of texture of the IDDSI framework that the recipe was written for, which is not tested; null for none. */
  aimed_iddsi_level: IddsiLevel.nullable(),
})

/** Fields that only those who may edit the recipe receive. */
const OwnRecipeFields = z.object({
  abilities: z.object({ can_edit: z.boolean(), can_delete: z.boolean() }),
  /** Counts changes; a client sends it back with an edit, so that two tabs do not overwrite each other. */
  version: z.number().int(),
  /** Seen by its author alone. Such a recipe is always Pending, yet waits for no approval. */
  is_private: z.boolean(),
  /** The moderator's reason for a denial. */
  status_note: z.string(),
  /** The page it was imported from. */
  source_url: z.string().nullable(),
})

/** One of the logged-in user's recipes as their list shows it. */
export const PersonalRecipe = z.object({ ...Recipe.shape, ...OwnRecipeFields.shape }).meta({ id: 'PersonalRecipe' })
export type PersonalRecipe = z.infer<typeof PersonalRecipe>

export const RecipeDetail = z
  .object({
    ...Recipe.shape,
    ...RecipeWords.shape,
    steps: RecipeSteps,
    ingredients: z.array(RecipeIngredient),
    /** Lines that name no food, each with the number of `ingredients` before it; absent where there is none. */
    free_lines: z.array(FreeLine).optional(),
    /** Grams of the finished dish, all portions, as the author weighed it; null if not weighed. */
    cooked_weight: z.number().nullable().optional(),
    ...Suitability.shape,
    ...OwnRecipeFields.partial().shape,
  })
  .meta({ id: 'RecipeDetail' })
export type RecipeDetail = z.infer<typeof RecipeDetail>

/** What is missing of a diet in a recipe that passes every other filter. */
export const DietCondition = z.object({
  diet_type: z.enum(RESTRICTING_DIETS),
  /** `borderline`: it suits conditionally. `waits`: it suits once a person confirms the preparation. */
  verdict: z.enum(['borderline', 'waits']),
  /** Czech sentences: what to do, or what is to be confirmed. */
  todo: z.array(z.string()),
  /** Who confirms what waits; null of what is borderline. */
  confirmed_by: z.enum(['editor', 'therapist']).nullable(),
})
export type DietCondition = z.infer<typeof DietCondition>

/** A recipe that answers to no filter of the asked diets, but nearly. */
export const ConditionalRecipe = z
  .object({
    recipe: Recipe,
    /** `waits` where one of the diets waits. */
    verdict: z.enum(['borderline', 'waits']),
    conditions: z.array(DietCondition).min(1),
  })
  .meta({ id: 'ConditionalRecipe' })
export type ConditionalRecipe = z.infer<typeof ConditionalRecipe>

export const recipes = {
  list: endpoint({
    method: 'GET',
    path: '/recipe',
    access: 'public',
    cost: 'dear',
    summary: 'Approved recipes that pass every given filter, one page and the exact number of all.',
    query: RecipeListQuery,
    status: 200,
    response: listOf(Recipe),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  conditional: endpoint({
    method: 'GET',
    path: '/recipe/conditional',
    access: 'public',
    cost: 'dear',
    summary:
      'Approved recipes that pass every filter but some of the diets, which they suit conditionally or once the preparation is confirmed. None of them is in the list. The former first, then the newest; nothing without a diet.',
    query: RecipeListQuery.omit({ ordering: true }),
    status: 200,
    response: listOf(ConditionalRecipe),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  // Before the detail: the first matching path answers.
  personal: endpoint({
    method: 'GET',
    path: '/recipe/personal',
    access: 'user',
    cost: 'dear',
    summary: 'One’s own recipes in every state, the newest first.',
    query: z.strictObject({
      search: SearchText.optional(),
      status: z.enum(STATUSES).optional(),
      /** Private recipes alone (true), or those that are not (false). */
      is_private: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
      ...limitAndOffset(RECIPES_PER_PAGE),
    }),
    status: 200,
    response: listOf(PersonalRecipe),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/recipe/{slug}',
    access: 'public',
    summary:
      'One approved recipe, or one’s own (an admin: any); a former slug answers with the recipe under its present one.',
    params: z.object({ slug: Slug }),
    status: 200,
    response: RecipeDetail,
    errors: ['RECIPE_404'],
    not_found: 'RECIPE_404',
  }),
  similar: endpoint({
    method: 'GET',
    path: '/recipe/{slug}/similar',
    access: 'public',
    cost: 'dear',
    summary: 'Approved recipes most like this one, best first.',
    params: z.object({ slug: Slug }),
    status: 200,
    response: z.object({ results: z.array(Recipe) }),
    errors: ['RECIPE_404'],
    not_found: 'RECIPE_404',
  }),
  companions: endpoint({
    method: 'GET',
    path: '/recipe/{slug}/companions',
    access: 'public',
    cost: 'dear',
    summary: 'Approved recipes to serve with this one, which keep to its diets; empty where nothing goes with it.',
    params: z.object({ slug: Slug }),
    status: 200,
    response: z.object({ results: z.array(Recipe) }),
    errors: ['RECIPE_404'],
    not_found: 'RECIPE_404',
  }),
}
