import type { Range } from '@zivina/nutrition/constituents/range'
import type { NutritionLine } from '@zivina/nutrition/macros'
import type { StoredNutrient } from '@zivina/nutrition/nutrients'
import type { CookingType } from '#domain/catalogue/cooking.ts'
import type { DietType, RestrictingDiet } from '#domain/catalogue/diet-types.ts'
import type { FoodFacts } from '#domain/catalogue/foods/food-facts.ts'
import type { MealType } from '#domain/catalogue/meal-types.ts'
import type { SourceId } from './sources.ts'

/** The version of all rule sets together. It changes with every change of a condition that can change a verdict. */
export const RULE_VERSION = '2026-11-22.3'

export const VERDICTS = ['suitable', 'borderline', 'unsuitable', 'unknown', 'waits'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Why a verdict is what it is. */
export type Reason = {
  /** Id of the condition, such as `gout.exclude.offal`. */
  condition: string
  /** A Czech sentence for a layperson. */
  text: string
  source: SourceId | 'own'
  /** The guids of the lines that the reason is about. */
  ingredients?: string[]
}

export type DietVerdict = {
  verdict: Verdict
  /** The reasons of this verdict alone: what excludes, what is missing, what waits, or what was met. */
  reasons: Reason[]
  /** What a person should know even where the dish suits. Empty when it is unsuitable. */
  warnings: Reason[]
}
export type Verdicts = Record<RestrictingDiet, DietVerdict>

/** Constituents that conditions need besides the stored nutrients; per 100 g of the edible part. */
export const JUDGED_CONSTITUENTS = ['alcohol_g', 'lactose_g', 'retinol_ug', 'caffeine_mg', 'cholesterol_mg'] as const
export type JudgedConstituent = (typeof JUDGED_CONSTITUENTS)[number]

export type JudgedLine = NutritionLine &
  FoodFacts & {
    guid: string
    /** A constituent that is absent is unknown. */
    constituents: Partial<Record<JudgedConstituent, Range>>
    /** Nutrients known only to be below this value, in the unit and basis of `nutrients`. */
    limits: Partial<Record<StoredNutrient, number>>
  }

export type JudgedRecipe = {
  /** Amounts for all portions together. */
  lines: readonly JudgedLine[]
  portion_size: number
  meal_types: readonly MealType[]
  cooking_type: CookingType
  /** All titles and texts of the steps. */
  steps: readonly string[]
  /** Diets whose preparation a named person confirmed for this rule version, these lines and these steps. */
  confirmed: readonly DietType[]
  /** How many lines name no food of the catalogue. */
  unmatched: number
}
