import type { Range } from '@zivina/nutrition/constituents/range'
import type { NutritionLine } from '@zivina/nutrition/macros'
import type { StoredNutrient } from '@zivina/nutrition/nutrients'
import type { CookingType } from '#domain/catalogue/cooking.ts'
import type { DietType, RestrictingDiet } from '#domain/catalogue/diet-types.ts'
import type { FoodFacts } from '#domain/catalogue/foods/food-facts.ts'
import type { FoodYield } from '#domain/catalogue/foods/food-yield.ts'
import type { MealType } from '#domain/catalogue/meal-types.ts'
import type { SourceId } from './sources.ts'

/** The version of all rule sets together. It changes with every change of a condition that can change a verdict. */
export const RULE_VERSION = '2026-11-28.2'

export const VERDICTS = ['suitable', 'borderline', 'unsuitable', 'unknown', 'waits'] as const
export type Verdict = (typeof VERDICTS)[number]

export const REMEDY_ACTIONS = ['leave_out', 'eat_less', 'prepare', 'add', 'rest_of_day'] as const
/** What makes of a borderline dish one that suits, or how the rest of the day makes up for it. */
export type Remedy = {
  action: (typeof REMEDY_ACTIONS)[number]
  /** A Czech sentence that tells a layperson what to do. */
  text: string
}

/** People for whom one diet is judged apart. */
export const DIET_PARTS = ['pregnant', 'breastfeeding'] as const
export type DietPart = (typeof DIET_PARTS)[number]

/** Why a verdict is what it is. */
export type Reason = {
  /** Id of the condition, such as `gout.exclude.offal`. */
  condition: string
  /** A Czech sentence for a layperson. */
  text: string
  source: SourceId | 'own'
  /** The guids of the lines that the reason is about. */
  ingredients?: string[]
  /** The one thing to do, of a reason that makes a dish borderline. */
  remedy?: Remedy
}

export type DietVerdict = {
  verdict: Verdict
  /** The reasons of this verdict alone: what excludes, what is missing, what waits, or what was met. */
  reasons: Reason[]
  /** What a person should know even where the dish suits. Empty when it is unsuitable. */
  warnings: Reason[]
  /** The verdict for each of the people that the diet is for, where they are judged apart. */
  parts?: Partial<Record<DietPart, Verdict>>
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
    /** How its weight changes where it is cooked by itself; null where it is not. */
    yield_class: FoodYield | null
    /** Water in 100 g tells whether an unclassified food is dry. */
    micronutrients: { water_g?: number }
    /** Put on the finished dish. */
    is_garnish: boolean
    /** Named without an amount, as a pinch of seasoning: its mass is none, its salt and its grams are unknown. */
    is_to_taste?: true
  }

export type JudgedRecipe = {
  /** Tells a stock, a pizza and an ice cream; empty while there is none. */
  name: string
  /** Amounts for all portions together. */
  lines: readonly JudgedLine[]
  portion_size: number
  meal_types: readonly MealType[]
  cooking_type: CookingType
  /** All titles and texts of the steps. */
  steps: readonly string[]
  /** Diets whose preparation a named person confirmed for this rule version, these lines and these steps. */
  confirmed: readonly DietType[]
  /** The level of texture 0 … 7 of the IDDSI framework that the recipe was written for; null where it was written for none. */
  aimed_iddsi_level: number | null
  /** How many lines name no food of the catalogue. */
  unmatched: number
  /** Grams of the finished dish, all portions, on the author's scales; null if not weighed. */
  weighed: number | null
}
