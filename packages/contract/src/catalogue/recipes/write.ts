import { COOKING_TYPES, DIFFICULTIES } from '@zivina/domain/catalogue/cooking'
import { DIET_TYPES } from '@zivina/domain/catalogue/diet-types'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { STORAGE_CLASSES } from '@zivina/domain/catalogue/storage'
import { DIETARY_GOALS } from '@zivina/nutrition/diets'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import type { ErrorCode } from '#contract/kernel/errors.ts'
import { Guid, longText, oneLine, PageUrl, Slug } from '#contract/kernel/fields.ts'
import {
  COOKED_WEIGHT_MAX,
  COOKED_WEIGHT_MIN,
  COOKING_MINUTES_MAX,
  PORTIONS_MAX,
  RECIPE_HEADNOTE_MAX,
  RECIPE_NAME_MAX,
  RECIPE_PHOTOS_MAX,
  RECIPE_TAGS_MAX,
  RECIPE_TIP_MAX,
  RECIPE_WRITES_PER_HOUR,
  RESTING_MINUTES_MAX,
  ROWS_PER_PAGE,
  SOURCE_URL_MAX,
} from '#contract/kernel/limits.ts'
import { SeenDecision } from '#contract/kernel/moderation.ts'
import { TagChange } from '#contract/kernel/tag-change.ts'
import { FreeLinePayloads, LinePayloads } from './lines.ts'
import { RecipeDetail } from './read.ts'
import { IddsiLevel } from './suitability.ts'

const Photo = z.string().max(2000)
const RATE_LIMITS = [{ by: 'user', attempts: RECIPE_WRITES_PER_HOUR, seconds: 3600 }] as const

/** The fields of a recipe that its author writes. Totals, eating styles and the slug are computed from them. */
const FIELDS = {
  name: oneLine(RECIPE_NAME_MAX).min(1),
  headnote: longText(RECIPE_HEADNOTE_MAX),
  tip: longText(RECIPE_TIP_MAX),
  /** The row of the storage table that holds for the dish. */
  storage: z.enum(STORAGE_CLASSES).nullable(),
  /** The level of texture of the IDDSI framework that the recipe was written for; the dish still waits for a therapist's test. */
  aimed_iddsi_level: IddsiLevel.nullable(),
  portion_size: z.int().min(1).max(PORTIONS_MAX),
  time_minutes: z.int().min(0).max(COOKING_MINUTES_MAX),
  resting_time: z.int().min(0).max(RESTING_MINUTES_MAX),
  /** Grams of the finished dish, all portions, on the author's scales; it replaces the estimate. */
  cooked_weight: z.number().min(COOKED_WEIGHT_MIN).max(COOKED_WEIGHT_MAX).nullable(),
  difficulty: z.enum(DIFFICULTIES),
  cooking_type: z.enum(COOKING_TYPES),
  dietary_goal: z.array(z.enum(DIETARY_GOALS)).max(DIETARY_GOALS.length),
  diet_types: z.array(z.enum(DIET_TYPES)).max(DIET_TYPES.length),
  meal_types: z.array(z.enum(MEAL_TYPES)).max(MEAL_TYPES.length),
  tags: z.array(z.string().max(60)).max(RECIPE_TAGS_MAX),
  no_side_dish: z.boolean(),
  /** Only for its author: it is not submitted for approval, and other users do not see it. */
  is_private: z.boolean(),
  ingredients: LinePayloads,
  /** Lines that name no food; a recipe that has any is private. */
  free_lines: FreeLinePayloads,
  photos: z.array(Photo).max(RECIPE_PHOTOS_MAX),
  image1: Photo.nullable(),
  image2: Photo.nullable(),
  source_url: PageUrl.max(SOURCE_URL_MAX).nullable(),
}
/** Checked by the service, which answers an invalid structure with codes of its own: INCORRECT_STEPS_FORMAT, NO_STEPS. */
const Steps = z.unknown().meta({
  type: 'object',
  description: 'Steps by number from "0": {"0": {"step_title": "…", "step_text": "…"}}; a title may be left out.',
})

export const NewRecipe = z
  .strictObject({
    ...FIELDS,
    /** Made by the client, so that a repeated attempt creates no second recipe. */
    guid: Guid.optional(),
    headnote: FIELDS.headnote.default(''),
    tip: FIELDS.tip.default(''),
    storage: FIELDS.storage.default(null),
    aimed_iddsi_level: FIELDS.aimed_iddsi_level.default(null),
    resting_time: FIELDS.resting_time.default(0),
    cooked_weight: FIELDS.cooked_weight.default(null),
    dietary_goal: FIELDS.dietary_goal.default([]),
    diet_types: FIELDS.diet_types.default([]),
    meal_types: FIELDS.meal_types.default([]),
    tags: FIELDS.tags.default([]),
    no_side_dish: FIELDS.no_side_dish.default(false),
    is_private: FIELDS.is_private.default(false),
    ingredients: FIELDS.ingredients.default([]),
    free_lines: FIELDS.free_lines.default([]),
    photos: FIELDS.photos.optional(),
    image1: FIELDS.image1.optional(),
    image2: FIELDS.image2.optional(),
    source_url: FIELDS.source_url.default(null),
    steps: Steps.optional(),
  })
  .meta({ id: 'NewRecipe' })
export type NewRecipe = z.output<typeof NewRecipe>

/** What a recipe is a duplicate of; null takes the mark back. */
export const DuplicateMark = z.strictObject({ duplicate_of: Guid.nullable() })

/** A recipe after the mark was set or taken back. */
export const MarkedRecipe = z
  .object({
    guid: Guid,
    slug: Slug,
    duplicate: z.boolean(),
    original: z.object({ guid: Guid, slug: Slug, name: z.string() }).nullable(),
  })
  .meta({ id: 'MarkedRecipe' })
export type MarkedRecipe = z.infer<typeof MarkedRecipe>

/** Lines, steps and lists replace the former ones as a whole; absent fields stay unchanged. */
export const RecipePatch = z
  .strictObject({
    ...FIELDS,
    steps: Steps,
    /** The version that the author edited; if it changed since, the answer is CHANGED_ELSEWHERE. */
    version: z.int().min(1),
  })
  .partial()
  .meta({ id: 'RecipePatch' })
export type RecipePatch = z.output<typeof RecipePatch>

/** Why the fields of a recipe are refused. */
const REFUSALS = [
  'NO_INGREDIENTS',
  'FREE_LINES',
  'NO_STEPS',
  'INCORRECT_STEPS_FORMAT',
  'TAG_DOESNT_EXIST',
  'IMAGEKIT',
] as const satisfies readonly ErrorCode[]

export const ownRecipes = {
  create: endpoint({
    method: 'POST',
    path: '/recipe',
    access: 'user',
    summary:
      'Makes a recipe of one’s own, which waits for approval unless it is private. The same guid again changes that recipe instead.',
    rate_limits: RATE_LIMITS,
    body: NewRecipe,
    status: 201,
    response: RecipeDetail,
    errors: [...REFUSALS, 'UNIQUE', 'CHANGED_ELSEWHERE', 'LIMIT_REACHED'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/recipe/{slug}',
    access: 'user',
    summary:
      'Changes one’s own recipe (an admin: any). An approved one waits for approval again, unless an admin changes it.',
    rate_limits: RATE_LIMITS,
    params: z.object({ slug: Slug }),
    body: RecipePatch,
    status: 200,
    response: RecipeDetail,
    errors: [...REFUSALS, 'CHANGED_ELSEWHERE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/recipe/{slug}',
    access: 'user',
    summary: 'Deletes one’s own recipe (an admin: any), unless modifications of it exist.',
    rate_limits: RATE_LIMITS,
    params: z.object({ slug: Slug }),
    status: 204,
    response: z.void(),
    errors: ['PROTECTED_RECIPE'],
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/recipe/{guid}/status',
    access: 'admin',
    summary: 'Approves, denies or puts back a recipe; its author is told by e-mail.',
    params: z.object({ guid: Guid }),
    /** `version` is that of the recipe as the moderator read it. */
    body: SeenDecision.extend({ version: z.int().min(1).optional() }),
    status: 200,
    response: RecipeDetail,
    errors: ['UNAPPROVED_INGREDIENTS', 'DECIDED_ELSEWHERE', 'CHANGED_ELSEWHERE', 'EMAIL_NOT_SENT'],
  }),
  tag: endpoint({
    method: 'POST',
    path: '/recipe/tags',
    access: 'admin',
    summary:
      'Gives tags to several recipes and takes others from them; a recipe that would have too many is named and stays as it is.',
    body: TagChange.extend({ recipes: z.array(Guid).min(1).max(ROWS_PER_PAGE) }),
    status: 200,
    response: z.object({
      changed: z.int().min(0),
      failed: z.array(z.object({ guid: Guid, code: z.string(), message: z.string() })),
    }),
    errors: ['TAG_DOESNT_EXIST'],
  }),
  setDuplicate: endpoint({
    method: 'PATCH',
    path: '/recipe/{guid}/duplicate',
    access: 'admin',
    summary:
      'Marks a recipe as a duplicate of another, or takes the mark back. It leaves the lists, and its address leads to the original; whoever saved it keeps it.',
    params: z.object({ guid: Guid }),
    body: DuplicateMark,
    status: 200,
    response: MarkedRecipe,
    errors: ['INVALID_ORIGINAL'],
  }),
}
