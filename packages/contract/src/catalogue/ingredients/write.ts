import { parseAmount } from '@zivina/czech/number-input'
import { ALLERGEN_STATES, ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { FOOD_GROUPS } from '@zivina/domain/catalogue/foods/food-groups'
import { MACRO_SPECIFICATIONS } from '@zivina/domain/catalogue/macro-specifications'
import { DIET_LEVELS } from '@zivina/nutrition/preferences'
import { WEIGHT_UNITS } from '@zivina/nutrition/weight-units'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, oneLine, Timestamp } from '#contract/kernel/fields.ts'
import {
  BARCODES_MAX,
  INGREDIENT_NAME_MAX,
  INGREDIENT_NAMES_MAX,
  INGREDIENT_PHOTOS_MAX,
  INGREDIENT_WRITES_PER_HOUR,
} from '#contract/kernel/limits.ts'
import { SeenDecision } from '#contract/kernel/moderation.ts'
import { parseBarcode } from '../barcode.ts'
import { PersonalIngredient } from './read.ts'

const RATE_LIMITS = [{ by: 'user', attempts: INGREDIENT_WRITES_PER_HOUR, seconds: 3600 }] as const
/** How an ingredient was added to the catalogue. */
const FROM_SOURCES = ['user', 'open_food_facts', 'ai_generated'] as const

/** The greatest value per piece: far above any food, far below what a number holds. */
const VALUE_MAX = 100_000

/** A value as written on a label: a number, or a text with a comma or a dot. */
function quantity(lowest: number, highest = VALUE_MAX) {
  return z
    .union([z.string().max(20), z.number()])
    .transform((given) => (typeof given === 'number' ? given : (parseAmount(given) ?? Number.NaN)))
    .pipe(z.number().min(lowest).max(highest))
    .meta({ type: 'number', minimum: lowest, maximum: highest })
}

const Nutrient = quantity(0).nullable()
const Size = quantity(0.01).nullable()
const Name = oneLine(INGREDIENT_NAME_MAX).min(1)
const Barcode = z
  .string()
  .max(40)
  .transform((text, context) => {
    const barcode = parseBarcode(text)
    if (barcode === null) context.addIssue({ code: 'custom', message: 'barcode' })
    return barcode ?? ''
  })
  .meta({ type: 'string', description: 'EAN-13, EAN-8, UPC-A, UPC-E or ITF-14 with a right check digit.' })

/**
 * What the label says of allergens. One that is not named stays as it was; `unknown` takes back what was said. The flags
 * `contains_gluten`, `contains_lactose` and `contains_cow_milk_protein` follow, and may not contradict it.
 */
const StatedAllergens = z.partialRecord(z.enum(ALLERGENS), z.enum(ALLERGEN_STATES))
export type StatedAllergens = z.output<typeof StatedAllergens>

/** The fields of an ingredient that its author writes. Null is unknown, never zero. */
const FIELDS = {
  name: Name,
  weight_units: z.enum(WEIGHT_UNITS),
  amount: quantity(0.01),
  /** Required; a missing or unknown value is answered with MISSING_SUB_FOOD_CAT. */
  sub_food_category: z.string().max(60).nullable(),
  /** Either energy determines the other; if both are given they must agree. */
  kilojoules: Nutrient,
  calories: Nutrient,
  protein: Nutrient,
  carbohydrates: Nutrient,
  fat: Nutrient,
  fiber: Nutrient,
  sugars: Nutrient,
  saturated_fats: Nutrient,
  salt: Nutrient,
  alcohol: Nutrient,
  grams_per_piece: Size,
  density_g_per_ml: quantity(0.05, 25).nullable(),
  barcodes: z.array(Barcode).max(BARCODES_MAX),
  package_size: Size,
  portion_size: Size,
  macro_specification: z.array(z.enum(MACRO_SPECIFICATIONS)).max(MACRO_SPECIFICATIONS.length),
  from_source: z.enum(FROM_SOURCES),
  /** The ingredient of the catalogue that is the same food. */
  matched_with: Guid.nullable(),
  suggestion_names: z.array(Name).max(INGREDIENT_NAMES_MAX),
  is_spice: z.boolean(),
  diet_level: z.enum(DIET_LEVELS).nullable(),
  contains_gluten: z.boolean().nullable(),
  contains_lactose: z.boolean().nullable(),
  contains_cow_milk_protein: z.boolean().nullable(),
  allergens: StatedAllergens,
  /** Groups that diet rules name, beside those that its name shows. Only for admins, as is `is_classified`. */
  food_groups: z.array(z.enum(FOOD_GROUPS)).max(FOOD_GROUPS.length),
  /** Whether every group was considered, so that one that is not named is surely absent. */
  is_classified: z.boolean(),
}

export const NewIngredient = z
  .strictObject({
    ...z.object(FIELDS).partial().shape,
    name: FIELDS.name,
    /** Made by the client, so that a repeated attempt creates no second ingredient. */
    guid: Guid.optional(),
    /** Only for its author, until they submit it. What admins write is public. */
    is_private: z.boolean().optional(),
  })
  .meta({ id: 'NewIngredient' })
export type NewIngredient = z.output<typeof NewIngredient>
/** The body as a client sends it. */
export type IngredientInput = z.input<typeof NewIngredient>

/** Absent fields stay unchanged. */
export const IngredientPatch = z
  .strictObject({
    ...FIELDS,
    /** Submits a private one. What was submitted stays so: others may cook with it. */
    is_private: z.literal(false),
    /** `updated_at` of the ingredient that the author edited; if it changed since, the answer is CHANGED_ELSEWHERE. */
    updated_at: Timestamp,
  })
  .partial()
  .meta({ id: 'IngredientPatch' })
export type IngredientPatch = z.output<typeof IngredientPatch>

export const ownIngredients = {
  create: endpoint({
    method: 'POST',
    path: '/ingredient',
    access: 'user',
    summary:
      'Makes an ingredient of one’s own, which waits for approval unless it is private. The same guid again changes that ingredient instead.',
    rate_limits: RATE_LIMITS,
    body: NewIngredient,
    status: 201,
    response: PersonalIngredient,
    errors: ['DUPLICATE_INGREDIENT', 'MISSING_SUB_FOOD_CAT', 'WEIGHT_UNIT_ERROR', 'UNIQUE', 'LIMIT_REACHED'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/ingredient/{guid}',
    access: 'user',
    summary:
      'Changes one’s own ingredient (an admin: any). An approved one waits for approval again, unless an admin changes it.',
    rate_limits: RATE_LIMITS,
    params: z.object({ guid: Guid }),
    body: IngredientPatch,
    status: 200,
    response: PersonalIngredient,
    errors: ['DUPLICATE_INGREDIENT', 'MISSING_SUB_FOOD_CAT', 'WEIGHT_UNIT_ERROR', 'UNIQUE', 'CHANGED_ELSEWHERE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/ingredient/{guid}',
    access: 'user',
    summary: 'Deletes one’s own ingredient (an admin: any), unless a recipe uses it.',
    rate_limits: RATE_LIMITS,
    params: z.object({ guid: Guid }),
    status: 204,
    response: z.void(),
    errors: ['PROTECTED'],
  }),
  uploadPhotos: endpoint({
    method: 'POST',
    path: '/ingredient/{guid}/upload_photos',
    access: 'user',
    summary:
      'The photos of one’s own ingredient (an admin: any) in their order, as the image host gave their addresses; those left out go.',
    rate_limits: RATE_LIMITS,
    params: z.object({ guid: Guid }),
    body: z.strictObject({
      photos: z.array(z.string().max(2000)).max(INGREDIENT_PHOTOS_MAX),
      /** A photo of the barcode, stored after the others. */
      barcode_image: z.string().max(2000).optional(),
    }),
    status: 200,
    response: PersonalIngredient,
    errors: ['IMAGEKIT', 'IMAGEKIT_BARCODE_IMAGE'],
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/ingredient/{guid}/status',
    access: 'admin',
    summary:
      'Approves, denies or puts back an ingredient; its author is told by e-mail. No two approved ones share a barcode.',
    params: z.object({ guid: Guid }),
    body: SeenDecision,
    status: 200,
    response: PersonalIngredient,
    errors: ['UNIQUE', 'DECIDED_ELSEWHERE', 'EMAIL_NOT_SENT'],
  }),
  approveOfRecipe: endpoint({
    method: 'POST',
    path: '/recipe/{guid}/approve_ingredients',
    access: 'admin',
    summary: 'Approves every ingredient of a recipe that is not approved yet, and says which could not be and why.',
    params: z.object({ guid: Guid }),
    status: 200,
    response: z
      .object({
        approved: z.array(z.object({ guid: Guid, name: z.string() })),
        failed: z.array(z.object({ guid: Guid, name: z.string(), code: z.string(), message: z.string() })),
      })
      .meta({ id: 'ApprovedIngredients' }),
    errors: ['NOT_FOUND'],
  }),
}
