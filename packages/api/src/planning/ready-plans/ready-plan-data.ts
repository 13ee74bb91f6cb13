import { readFileSync } from 'node:fs'
import { DIET_TYPES } from '@zivina/domain/catalogue/diet-types'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { SEASONS } from '@zivina/domain/planning/seasons'
import { DIETARY_GOALS, DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'
import type { ReadyPlanData } from '@zivina/planner/ready-plan'
import { z } from 'zod'

const MealTypeField = z.enum(MEAL_TYPES)
const Bound = z.number().min(0).nullable()

/** The shape of `data/ready-plans.json`, which `npm run plans` writes. */
export const ReadyPlansFile = z.array(
  z.strictObject({
    slug: z.string(),
    name: z.string(),
    headnote: z.string(),
    goal: z.enum(DIETARY_GOALS),
    diet_types: z.array(z.enum(DIET_TYPES)),
    dietary_preference: z.enum(DIETARY_PREFERENCES),
    season: z.enum(SEASONS),
    request: z.strictObject({
      kilojoules: z.number().positive(),
      energy_tolerance: z.number().positive(),
      bands: z.array(z.strictObject({ nutrient: z.enum(STORED_NUTRIENTS), from: Bound, to: Bound })),
      meals: z.array(z.strictObject({ meal_type: MealTypeField, energy_share: z.number().positive() })),
      cooking_minutes: z.array(z.int().min(0).nullable()).length(7),
      leftovers: z.boolean(),
      variety: z.strictObject({
        recipe_times_a_week: z.int(),
        cooked_times_a_week: z.int(),
        consecutive_days: z.boolean(),
        days_apart: z.int(),
        group_times_a_week: z.int(),
      }),
      seed: z.int(),
      excluded_ingredients: z.array(z.string()),
    }),
    days: z.array(
      z.array(
        z.strictObject({
          meal_type: MealTypeField,
          recipe: z.string(),
          portions: z.number().positive(),
          leftover_of: z.strictObject({ day: z.int(), meal_type: MealTypeField }).exactOptional(),
        }),
      ),
    ),
  }),
)

export const FILE = new URL('../../../../../data/ready-plans.json', import.meta.url)

/** Read once, at the start of the process. */
export const READY_PLANS: readonly ReadyPlanData[] = ReadyPlansFile.parse(JSON.parse(readFileSync(FILE, 'utf8')))
