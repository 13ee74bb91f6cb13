import { COOKING_TYPES, DIFFICULTIES } from '@zivina/domain/catalogue/cooking'
import { IDDSI_LEVEL_MAX } from '@zivina/domain/catalogue/diet-rules/iddsi-levels'
import { RESTRICTING_DIETS } from '@zivina/domain/catalogue/diet-types'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { STORAGE_CLASSES } from '@zivina/domain/catalogue/storage'
import { DIETARY_GOALS } from '@zivina/nutrition/diets'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { z } from 'zod'

const Minutes = z.int().min(0).max(10_000)

/** A recipe file of the starter catalogue (see `data/recipes/README.md`). */
export const RecipeFile = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  /** Why this dish: a line or two before the recipe. */
  headnote: z.string().min(40).max(240),
  /** What makes it succeed, or another way to do it. */
  tip: z.string().min(30).max(300),
  /** The row of the storage table that holds for the dish. */
  storage: z.enum(STORAGE_CLASSES),
  /** The level of texture of the IDDSI framework that the dish was written for; null for none. It is not tested. */
  aimed_iddsi_level: z.int().min(0).max(IDDSI_LEVEL_MAX).nullable().default(null),
  /** Diets whose preparation an editor confirmed after reading the steps. Dysphagia only a therapist can confirm. */
  confirmed: z.array(z.strictObject({ diet_type: z.enum(RESTRICTING_DIETS).exclude(['Dysphagia']) })).default([]),
  /** The slug of the recipe that replaces this one: it leaves the lists, and its address leads there. Null for none. */
  duplicate_of: z.string().nullable().default(null),
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
})
export type RecipeFile = z.infer<typeof RecipeFile>
