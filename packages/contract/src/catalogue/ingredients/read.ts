import { FOOD_YIELDS } from '@zivina/domain/catalogue/foods/food-yield'
import { MACRO_SPECIFICATIONS } from '@zivina/domain/catalogue/macro-specifications'
import { STATUSES } from '@zivina/domain/catalogue/statuses'
import { DIET_LEVELS } from '@zivina/nutrition/preferences'
import { WEIGHT_UNITS } from '@zivina/nutrition/weight-units'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import {
  commaList,
  Guid,
  ImageUrl,
  limitAndOffset,
  limitParameter,
  listOf,
  SearchText,
  Timestamp,
} from '#contract/kernel/fields.ts'
import {
  INGREDIENT_SEARCH_LIMIT,
  PERSONAL_INGREDIENTS_PER_PAGE,
  SIMILAR_INGREDIENTS_LIMIT,
} from '#contract/kernel/limits.ts'
import { Constituents, FoodFigures } from './figures.ts'
import { KitchenFacts } from './kitchen.ts'

const Nutrient = z.number().nullable()

/** Values per 100 g or ml, or per piece or spoon; null is unknown. */
export const Macros = z
  .object({
    kilojoules: Nutrient,
    calories: Nutrient,
    protein: Nutrient,
    carbohydrates: Nutrient,
    fat: Nutrient,
    fiber: Nutrient,
    sugars: Nutrient,
    saturated_fats: Nutrient,
    salt: Nutrient,
  })
  .meta({ id: 'Macros' })
export type Macros = z.infer<typeof Macros>

export const FoodCategoryName = z.object({ guid: Guid, name: z.string(), slug: z.string() })

/** The fields of an ingredient that a recipe's line, a swap or an addition needs. */
export const IngredientSummary = z
  .object({
    guid: Guid,
    slug: z.string(),
    name: z.string(),
    image: ImageUrl.nullable(),
    weight_units: z.enum(WEIGHT_UNITS),
    /** A sensible default amount, in `weight_units`. */
    amount: z.number(),
    grams_per_piece: z.number().nullable(),
    density_g_per_ml: z.number().nullable(),
    /** Spices and garlic: a piece counts 1 g. */
    is_spice: z.boolean(),
    macros: Macros,
    ...FoodFigures.shape,
    /** Null or absent where the food has no kitchen facts. */
    kitchen: KitchenFacts.nullable().optional(),
    /** How its weight changes where it is cooked by itself; absent if it is not, or if that is unknown. */
    yield_class: z.enum(FOOD_YIELDS).optional(),
    /** The slug of the recipe whose dish this food is; absent for every other food. */
    recipe: z.string().optional(),
    /** The strictest eating style that the food suits; null or absent is unknown. */
    diet_level: z.enum(DIET_LEVELS).nullable().optional(),
  })
  .meta({ id: 'IngredientSummary' })
export type IngredientSummary = z.infer<typeof IngredientSummary>

export const Ingredient = z.object({
  ...IngredientSummary.omit({ macros: true }).shape,
  ...Macros.shape,
  sub_food_category: FoodCategoryName,
  food_categories: z.array(FoodCategoryName),
  barcodes: z.array(z.string()),
  package_size: z.number().nullable(),
  portion_size: z.number().nullable(),
  from_source: z.string(),
  matched_with: Guid.nullable(),
  suggestion_names: z.array(z.string()),
  macro_specification: z.array(z.enum(MACRO_SPECIFICATIONS)),
  photos: z.array(ImageUrl),
  status: z.enum(STATUSES),
  alcohol: Nutrient,
  /** Per 100 g of edible part, whatever the unit. */
  micronutrients: Constituents,
  diet_level: z.enum(DIET_LEVELS).nullable(),
  contains_gluten: z.boolean().nullable(),
  contains_lactose: z.boolean().nullable(),
  contains_cow_milk_protein: z.boolean().nullable(),
  /** The table the values come from, its id there and its name there. */
  source: z.object({ name: z.string(), id: z.string().nullable(), food: z.string().nullable() }).nullable(),
  approximate: z.boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
})
export type Ingredient = z.infer<typeof Ingredient>

/** Fields that only those who may edit the ingredient receive. */
const OwnIngredientFields = z.object({
  abilities: z.object({ can_edit: z.boolean(), can_delete: z.boolean() }),
  /** Only its author sees it. */
  is_private: z.boolean(),
  /** The moderator's reason for a denial. */
  status_note: z.string(),
})

/** One of the logged-in user's ingredients. */
export const PersonalIngredient = z
  .object({ ...Ingredient.shape, ...OwnIngredientFields.shape })
  .meta({ id: 'PersonalIngredient' })
export type PersonalIngredient = z.infer<typeof PersonalIngredient>

export const IngredientDetail = z
  .object({ ...Ingredient.shape, ...OwnIngredientFields.partial().shape })
  .meta({ id: 'Ingredient' })
export type IngredientDetail = z.infer<typeof IngredientDetail>

/** A search result: an approved ingredient, or the logged-in user's own in any state. */
export const FoundIngredient = z
  .object({ ...IngredientSummary.shape, status: z.enum(STATUSES), is_private: z.boolean() })
  .meta({ id: 'FoundIngredient' })
export type FoundIngredient = z.infer<typeof FoundIngredient>

/** An ingredient that may be the same food as one being entered. */
export const SimilarIngredient = z
  .object({ ...FoundIngredient.shape, match: z.enum(['barcode', 'name']) })
  .meta({ id: 'SimilarIngredient' })
export type SimilarIngredient = z.infer<typeof SimilarIngredient>

const searchQuery = z.strictObject({
  search: SearchText.default(''),
  ...limitAndOffset(INGREDIENT_SEARCH_LIMIT),
})

export const ingredients = {
  list: endpoint({
    method: 'GET',
    path: '/ingredient',
    access: 'public',
    cost: 'dear',
    summary:
      'Approved ingredients, for somebody signed in their own ones too, by name: tolerant of missing accents and typing errors, best match first.',
    query: searchQuery,
    status: 200,
    response: listOf(FoundIngredient),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  inRecipes: endpoint({
    method: 'GET',
    path: '/ingredient/in_recipes',
    access: 'public',
    cost: 'dear',
    summary: 'Approved ingredients that approved recipes use, for the filter of the recipe list.',
    query: searchQuery,
    status: 200,
    response: listOf(
      z.object({ guid: Guid, name: z.string(), image: ImageUrl.nullable(), recipe_count: z.number().int() }),
    ),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  byGuids: endpoint({
    method: 'GET',
    path: '/ingredient/names',
    access: 'public',
    summary: 'Names of ingredients by guid, so that a filter taken from an address can be shown.',
    query: z.strictObject({ guids: commaList(Guid) }),
    status: 200,
    response: z.object({ results: z.array(z.object({ guid: Guid, name: z.string() })) }),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  // Before the detail: the first matching path answers.
  personal: endpoint({
    method: 'GET',
    path: '/ingredient/personal',
    access: 'user',
    cost: 'dear',
    summary: 'One’s own ingredients in every state, the newest first.',
    query: z.strictObject({
      search: SearchText.default(''),
      status: z.enum(STATUSES).optional(),
      is_private: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
      ...limitAndOffset(PERSONAL_INGREDIENTS_PER_PAGE),
    }),
    status: 200,
    response: listOf(PersonalIngredient),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  similar: endpoint({
    method: 'GET',
    path: '/ingredient/similar',
    access: 'user',
    cost: 'dear',
    summary: 'Approved and own ingredients of the same barcode or a like name, so that no food is entered twice.',
    query: z.strictObject({
      name: SearchText.default(''),
      barcode: z
        .string()
        .regex(/^\d{0,14}$/)
        .default(''),
      /** The ingredient being edited, to leave out of its own matches. */
      except: Guid.optional(),
      limit: limitParameter(SIMILAR_INGREDIENTS_LIMIT),
    }),
    status: 200,
    response: z.object({ results: z.array(SimilarIngredient) }),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/ingredient/{guid}',
    access: 'public',
    summary: 'One approved ingredient, or one’s own in any state, with everything known of it.',
    params: z.object({ guid: Guid }),
    status: 200,
    response: IngredientDetail,
    errors: ['NOT_FOUND'],
  }),
}
