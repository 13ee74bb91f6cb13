import { KITCHEN_UNITS } from '@zivina/domain/catalogue/ingredient-line/kitchen-units'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { IMPORT_FILE_MAX_BYTES, IMPORT_TEXT_MAX, RECIPE_PHOTOS_MAX } from '#contract/kernel/limits.ts'
import { IngredientSummary } from '../ingredients/read.ts'
import { IddsiLevel } from './suitability.ts'

/** Parts of a draft that the person should check. */
export const IMPORT_WARNINGS = [
  'MORE_RECIPES',
  'LINES_CUT',
  'STEPS_CUT',
  'NO_INGREDIENTS',
  'NO_STEPS',
  'NO_PORTIONS',
  // „4–6 porcí“: the lower number is told.
  'DOUBTFUL_PORTIONS',
  // A time that could not be read, or times that contradict each other.
  'DOUBTFUL_TIMES',
  'TIP_CUT',
  // A picture that is only an address, too large, or of an unknown recipe.
  'PICTURE_LEFT',
  'PICTURES_CUT',
] as const
export type ImportWarning = (typeof IMPORT_WARNINGS)[number]

/** One parsed line of ingredients. Unknown values are null. */
export const ImportLine = z
  .object({
    /** The original text of the line. */
    text: z.string(),
    amount: z.number().nullable(),
    unit: z.enum(KITCHEN_UNITS).nullable(),
    name: z.string(),
    comment: z.string().nullable(),
    optional: z.boolean(),
    /** Whether the amount can be read in several ways, so that the person has to tell it. */
    doubtful: z.boolean(),
    /** The part of the dish that a heading above the line names; Main without one. */
    segment: z.enum(SEGMENTS),
    /** The best match; null where no match is likely. */
    ingredient: IngredientSummary.nullable(),
    /** The amount in the ingredient's own unit; null where the line gives none or a doubtful one, or the weight of its unit is unknown. */
    amount_in_units: z.number().nullable(),
    /** 0 … 1: how certain the match is. */
    confidence: z.number().min(0).max(1),
    /** Other possible ingredients, most likely first. */
    alternatives: z.array(IngredientSummary),
  })
  .meta({ id: 'ImportLine' })
export type ImportLine = z.infer<typeof ImportLine>

/** An imported recipe, for review in the editor. It is not stored. */
export const ImportDraft = z
  .object({
    name: z.string(),
    /** Its description, cut at the end of a sentence; empty where the source has none. */
    headnote: z.string(),
    /** Its notes and tips; empty where the source has none. */
    tip: z.string(),
    portion_size: z.number().int().nullable(),
    time_minutes: z.number().int().nullable(),
    resting_time: z.number().int().nullable(),
    steps: z.array(z.string()),
    /** The title of each step, null without one; empty where no step has any. */
    step_titles: z.array(z.string().nullable()),
    source_url: z.string().nullable(),
    /** The level of texture that it was written for, where a file of ours says so. */
    aimed_iddsi_level: IddsiLevel.nullable(),
    meal_types: z.array(z.enum(MEAL_TYPES)),
    /** Tags of ours that it has. */
    tags: z.array(z.string()),
    /** Tags and categories of the file that we do not have. */
    unknown_labels: z.array(z.string()),
    /** Pictures that the file brings, as base64 and unread: the browser draws and uploads them as photos that a person chooses. */
    pictures: z.array(z.object({ name: z.string(), content: z.string() })).max(RECIPE_PHOTOS_MAX),
    lines: z.array(ImportLine),
    warnings: z.array(z.enum(IMPORT_WARNINGS)),
  })
  .meta({ id: 'ImportDraft' })
export type ImportDraft = z.infer<typeof ImportDraft>

const answer = { status: 200, response: z.object({ drafts: z.array(ImportDraft) }) } as const

export const recipeImport = {
  fromUrl: endpoint({
    method: 'POST',
    path: '/recipe_import/url',
    access: 'user',
    summary: 'Drafts of the recipes on a page of another site. Nothing is stored.',
    rate_limits: [{ by: 'address', attempts: 20, seconds: 600 }],
    body: z.strictObject({ url: z.string().trim().min(1).max(2048) }),
    ...answer,
    errors: ['IMPORT_UNREACHABLE', 'IMPORT_NO_RECIPE', 'IMPORT_REFUSED_ADDRESS', 'IMPORT_TOO_LARGE'],
  }),
  fromText: endpoint({
    method: 'POST',
    path: '/recipe_import/text',
    access: 'user',
    summary: 'A draft of a recipe that was pasted as text. Nothing is stored.',
    rate_limits: [{ by: 'address', attempts: 60, seconds: 600 }],
    body: z.strictObject({ text: z.string().min(1).max(IMPORT_TEXT_MAX) }),
    ...answer,
    errors: ['IMPORT_NO_RECIPE', 'IMPORT_TOO_LARGE'],
  }),
  fromFile: endpoint({
    method: 'POST',
    path: '/recipe_import/file',
    access: 'user',
    summary: 'Drafts of the recipes in a file of another recipe manager, sent as base64. Nothing is stored.',
    rate_limits: [{ by: 'address', attempts: 20, seconds: 600 }],
    // Base64 encodes three bytes as four letters.
    large_body: true,
    body_max_bytes: Math.ceil(IMPORT_FILE_MAX_BYTES / 3) * 4 + 1024,
    body: z.strictObject({
      content: z
        .base64()
        .min(4)
        .max(Math.ceil(IMPORT_FILE_MAX_BYTES / 3) * 4),
    }),
    ...answer,
    errors: ['IMPORT_NO_RECIPE', 'IMPORT_TOO_LARGE'],
  }),
}
