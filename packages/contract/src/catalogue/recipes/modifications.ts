import { SEGMENTS } from '@zivina/nutrition/segments'
import { WEIGHT_UNITS } from '@zivina/nutrition/weight-units'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import type { ErrorCode } from '#contract/kernel/errors.ts'
import { Guid, limitAndOffset, listOf, longText, oneLine, Slug, Timestamp } from '#contract/kernel/fields.ts'
import {
  MODIFIED_NAME_MAX,
  MODIFIED_NOTE_MAX,
  PORTIONS_MAX,
  RECIPE_LINES_MAX,
  RECIPES_PER_PAGE,
} from '#contract/kernel/limits.ts'
import { FreeLine, LinePayload } from './lines.ts'
import { Recipe, RecipeIngredient, RecipeSteps, RecipeWords } from './read.ts'
import { Suitability } from './suitability.ts'

/** One difference from the original; amounts are for all portions of the modification. */
const RecipeChange = z
  .object({
    kind: z.enum(['added', 'removed', 'amount', 'swapped']),
    ingredient: Guid,
    name: z.string(),
    weight_units: z.enum(WEIGHT_UNITS),
    segment: z.enum(SEGMENTS),
    amount: z.number().nullable(),
    original_amount: z.number().nullable(),
    /** Of a swapped line: the original's food that it takes the place of, with its amount in its own unit. */
    instead_of: z
      .object({ ingredient: Guid, name: z.string(), weight_units: z.enum(WEIGHT_UNITS), amount: z.number() })
      .optional(),
  })
  .meta({ id: 'RecipeChange' })
export type RecipeChange = z.infer<typeof RecipeChange>

/** The fields of a modified recipe's original that comparing needs. */
const OriginalRecipe = z
  .object({
    guid: Guid,
    slug: z.string(),
    name: z.string(),
    portion_size: z.number().int(),
    kilojoules: z.number().nullable(),
    calories_in_total: z.number().nullable(),
    /** Share of the counted mass whose energy is known. */
    kilojoules_coverage: z.number().min(0).max(1),
    /** Whether the original still has a public page. */
    available: z.boolean(),
  })
  .meta({ id: 'OriginalRecipe' })

/**
 * A user's modified version of a recipe, as lists show it. Pictures, times and author are the original's; it has no eating
 * style and no diets, since its lines differ.
 */
export const RecipeModified = z
  .object({
    ...Recipe.shape,
    updated_at: Timestamp,
    note: z.string(),
    version: z.number().int(),
    original: OriginalRecipe,
    changes: z.array(RecipeChange),
  })
  .meta({ id: 'RecipeModified' })
export type RecipeModified = z.infer<typeof RecipeModified>

/** The same with lines, steps (the original's while it has none of its own) and the original's words. */
export const RecipeModifiedDetail = z
  .object({
    ...RecipeModified.shape,
    ...RecipeWords.shape,
    ...Suitability.shape,
    steps: RecipeSteps,
    /** Whether the steps are its own, not the original's. */
    has_own_steps: z.boolean(),
    ingredients: z.array(RecipeIngredient),
    /** The original's lines that name no food, from when it was modified; absent where there is none. */
    free_lines: z.array(FreeLine).optional(),
  })
  .meta({ id: 'RecipeModifiedDetail' })
export type RecipeModifiedDetail = z.infer<typeof RecipeModifiedDetail>

/** A line of a modified recipe in a request. */
const ModifiedLine = z
  .strictObject({
    ...LinePayload.shape,
    /** The original's food of the same segment that it takes the place of; one that the original does not have is forgotten. */
    instead_of: Guid.overwrite((guid) => guid.toLowerCase())
      .nullable()
      .default(null),
  })
  .meta({ id: 'ModifiedLine' })
export type ModifiedLine = z.output<typeof ModifiedLine>
/** Such a line as a client sends it. */
export type ModifiedLineInput = z.input<typeof ModifiedLine>

const fields = {
  name: oneLine(MODIFIED_NAME_MAX).min(1),
  /** A private note. */
  note: longText(MODIFIED_NOTE_MAX),
  portion_size: z.number().int().min(1).max(PORTIONS_MAX),
  ingredients: z.array(ModifiedLine).max(RECIPE_LINES_MAX),
  /** Own steps, as a recipe's; null for the original's. Checked by the service, which answers NO_STEPS or INCORRECT_STEPS_FORMAT. */
  steps: z
    .unknown()
    .meta({ type: ['object', 'null'], description: 'Steps by number from "0"; null for those of the original.' }),
}

export const RecipeModifiedInput = z.strictObject({
  /** The original recipe. */
  original: Guid,
  ...fields,
  note: fields.note.default(''),
  steps: fields.steps.optional(),
})
export type RecipeModifiedInput = z.output<typeof RecipeModifiedInput>

/** Absent fields stay unchanged. `version` is the one that was edited: if it changed since, the request is refused. */
export const RecipeModifiedPatch = z.strictObject({
  version: z.number().int().min(1),
  ...z.object(fields).partial().shape,
})
export type RecipeModifiedPatch = z.output<typeof RecipeModifiedPatch>

/** Why the fields of a modified recipe are refused. */
const REFUSALS = [
  'NOT_FOUND',
  'NO_INGREDIENTS',
  'DUPLICATE_SEGMENT_INGREDIENT',
  'NO_STEPS',
  'INCORRECT_STEPS_FORMAT',
] as const satisfies readonly ErrorCode[]

const params = z.object({ slug: Slug })

export const modifiedRecipes = {
  list: endpoint({
    method: 'GET',
    path: '/recipe_modified',
    access: 'premium',
    summary: 'Own modified recipes with what differs from their originals, the last made first.',
    query: z.strictObject(limitAndOffset(RECIPES_PER_PAGE)),
    status: 200,
    response: listOf(RecipeModified),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/recipe_modified/{slug}',
    access: 'premium',
    summary: 'One own modified recipe.',
    params,
    status: 200,
    response: RecipeModifiedDetail,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/recipe_modified',
    access: 'premium',
    summary: 'Saves an own version of a recipe; totals are computed from its lines.',
    body: RecipeModifiedInput,
    status: 201,
    response: RecipeModifiedDetail,
    errors: [...REFUSALS, 'LIMIT_REACHED'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/recipe_modified/{slug}',
    access: 'premium',
    summary: 'Changes an own modified recipe, unless it was changed elsewhere meanwhile.',
    params,
    body: RecipeModifiedPatch,
    status: 200,
    response: RecipeModifiedDetail,
    errors: [...REFUSALS, 'CHANGED_ELSEWHERE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/recipe_modified/{slug}',
    access: 'premium',
    summary: 'Deletes an own modified recipe.',
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}
