import { COOKING_TYPES, DIFFICULTIES } from '@zivina/domain/catalogue/cooking'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { DIETARY_GOALS } from '@zivina/nutrition/diets'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { z } from 'zod'

const Minutes = z.int().min(0).max(10_000)

/** A recipe file of the starter catalogue (see `data/recipes/README.md`). */
export const RecipeFile = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  creator: z.string(),
  created_at: z.iso.date(),
  portion_size: z.int().min(1),
  time_minutes: Minutes,
  resting_time: Minutes,
  difficulty: z.enum(DIFFICULTIES),
  cooking_type: z.enum(COOKING_TYPES),
  meal_types: z.array(z.enum(MEAL_TYPES)).min(1),
  dietary_goal: z.array(z.enum(DIETARY_GOALS)),
  tags: z.array(z.string().min(1)),
  no_side_dish: z.boolean(),
  ingredients: z
    .array(
      z.strictObject({
        ingredient: z.string(),
        amount: z.number().positive(),
        segment: z.enum(SEGMENTS).default('Main'),
        count_macros: z.boolean().default(true),
      }),
    )
    .min(1),
  steps: z.array(z.strictObject({ step_title: z.string().min(1), step_text: z.string().min(1) })).min(1),
  /** Describes the cover picture, which is drawn beforehand; not needed here. */
  cover: z.unknown(),
})
export type RecipeFile = z.infer<typeof RecipeFile>
