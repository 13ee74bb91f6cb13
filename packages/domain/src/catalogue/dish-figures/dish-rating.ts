import { type ClaimVerdict, evaluateClaims, strongestClaims } from '@zivina/nutrition/claims/evaluate-claims'
import { evaluateVitaminClaims, type VitaminVerdict } from '@zivina/nutrition/claims/vitamin-claims'
import type { Constituent } from '@zivina/nutrition/constituents/constituents'
import type { Range } from '@zivina/nutrition/constituents/range'
import { NUTRIENT_REFERENCE_VALUES } from '@zivina/nutrition/constituents/reference-values'
import { lineMasses } from '@zivina/nutrition/counted-lines'
import {
  type NutriScore,
  type NutriScoreInput,
  type NutriScoreInputField,
  nutriScore,
} from '@zivina/nutrition/nutri-score/nutri-score'
import type { NutriScoreKind } from '@zivina/nutrition/nutri-score/points'
import type { ClaimedConstituent } from '#domain/catalogue/claim-labels.ts'
import type { MealType } from '#domain/catalogue/meal-types.ts'
import { alcoholSum, type BoundedSum, boundedSums, per100, transFatSum } from './bounded-sums.ts'
import { cookedConstituents } from './cooked-constituents.ts'
import type { DishLine } from './dish.ts'
import { dishKind, hasSweeteners, producePercent } from './dish-shares.ts'
import type { PreparedDish } from './dish-weight.ts'

/** Percent of volume above which a drink bears neither claims nor a score (Regulation (EC) No 1924/2006, Article 4). */
export const ALCOHOL_PERCENT_MAX = 1.2
/** Grams of alcohol in one millilitre of it. */
const ALCOHOL_DENSITY = 0.789

/** A datum that a rating lacks, with the foods that do not tell it. */
export type LackingDatum = { field: NutriScoreInputField | 'alcohol'; foods: readonly string[] }

export type DishRating =
  /** Nothing is said: of a drink with alcohol, or where the weight of the dish is unknown. */
  | { state: 'alcoholic' }
  | { state: 'no_weight' }
  | {
      state: 'rated'
      kind: NutriScoreKind
      /** In 100 g of the finished dish, or 100 ml of a drink. */
      input: NutriScoreInput
      score: NutriScore
      /** Why the score has no letter, when figures are unknown. */
      lacking: readonly LackingDatum[]
      claims: readonly ClaimVerdict[]
      vitamins: readonly VitaminVerdict<ClaimedConstituent>[]
    }

/**
 * The Nutri-Score and the claims of a dish. A figure that some food does not tell counts with all that it may be; what it could
 * overturn is not said.
 */
export function rateDish(dish: PreparedDish, mealTypes: readonly MealType[]): DishRating {
  if (dish.weight.grams === null) return { state: 'no_weight' }
  const { counted } = dish.lines
  const kind = dishKind(dish.lines, mealTypes)
  const form = kind === 'drink' ? 'drink' : 'food'
  const quantity = kind === 'drink' ? volumeOf(counted, dish.weight.grams) : dish.weight.grams
  const alcohol = alcoholSum(counted)
  if (form === 'drink' && percentOfVolume(alcohol.low, quantity) > ALCOHOL_PERCENT_MAX) return { state: 'alcoholic' }
  const sums = boundedSums(counted)
  const input = scoreInput(dish, kind, sums, quantity)
  const score = nutriScore(input)
  const lacking = score.letter === null ? lackingData(sums, input) : []
  if (form === 'drink' && percentOfVolume(alcohol.high, quantity) > ALCOHOL_PERCENT_MAX) {
    const unsure = [{ field: 'alcohol' as const, foods: alcohol.lacking }]
    const none: NutriScore = { letter: null, reason: 'missing', missing: [] }
    return { state: 'rated', kind, input, score: none, lacking: unsure, claims: [], vitamins: [] }
  }
  const { claims, vitamins } = metClaims(dish, input, quantity, form)
  return { state: 'rated', kind, input, score, lacking, claims, vitamins }
}

function scoreInput(
  dish: PreparedDish,
  kind: NutriScoreKind,
  sums: Record<'kilojoules' | 'sugars' | 'saturated_fats' | 'fat' | 'salt' | 'fiber' | 'protein', BoundedSum>,
  quantity: number,
): NutriScoreInput {
  const { kilojoules, sugars, saturated_fats, fat, salt, fiber, protein } = sums
  return {
    kind,
    kilojoules: per100(kilojoules, quantity),
    sugars: per100(sugars, quantity),
    saturated_fats: per100(saturated_fats, quantity),
    fat: per100(fat, quantity),
    salt: per100(salt, quantity),
    fiber: per100(fiber, quantity),
    protein: per100(protein, quantity),
    produce_percent: producePercent(dish.lines),
    has_sweeteners: hasSweeteners(dish.lines),
  }
}

const SCORED = ['kilojoules', 'sugars', 'saturated_fats', 'salt', 'fiber', 'protein'] as const

function lackingData(sums: ReturnType<typeof boundedSums>, input: NutriScoreInput): LackingDatum[] {
  const fields = SCORED.flatMap((field): LackingDatum[] =>
    sums[field].lacking.length === 0 ? [] : [{ field, foods: sums[field].lacking }],
  )
  if (input.kind === 'drink' && input.has_sweeteners === null) fields.push({ field: 'has_sweeteners', foods: [] })
  return fields
}

/** Only claims that are met, the strongest about each nutrient. Vitamins and minerals count as far as cooking leaves them. */
function metClaims(dish: PreparedDish, input: NutriScoreInput, quantity: number, form: 'food' | 'drink') {
  const trans = transFatSum(dish.lines.counted)
  const { kilojoules, fat, saturated_fats, sugars, salt, fiber, protein } = input
  const figures = { kilojoules, fat, saturated_fats, sugars, salt, fiber, protein }
  const verdicts = evaluateClaims({ ...figures, trans_fats: trans && per100(trans, quantity) }, form)
  const strongest = new Set(strongestClaims(verdicts))
  const amounts: Partial<Record<Constituent, Range>> = {}
  for (const [name, sum] of Object.entries(cookedConstituents(dish)))
    amounts[name as Constituent] = per100(sum, quantity)
  const vitamins = evaluateVitaminClaims(
    amounts,
    NUTRIENT_REFERENCE_VALUES,
    form,
  ) as VitaminVerdict<ClaimedConstituent>[]
  const met = vitamins.filter(({ state }) => state === 'met')
  const high = new Set(met.filter(({ claim }) => claim === 'high_in').map(({ constituent }) => constituent))
  return {
    claims: verdicts.filter(({ claim }) => strongest.has(claim)),
    vitamins: met.filter(({ claim, constituent }) => claim === 'high_in' || !high.has(constituent)),
  }
}

/** Millilitres of a drink: its weight by the density of what was poured together; a gram is a millilitre where that is unknown. */
function volumeOf(counted: readonly DishLine[], grams: number): number {
  const masses = lineMasses(counted)
  const mass = masses.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  const volume = counted.reduce((sum, line, index) => {
    if (line.weight_units === 'Milliliter') return sum + line.amount
    const density = line.density_g_per_ml !== null && line.density_g_per_ml > 0 ? line.density_g_per_ml : 1
    return sum + (masses[index] ?? 0) / density
  }, 0)
  return mass === 0 ? grams : (grams * volume) / mass
}

function percentOfVolume(grams: number, millilitres: number): number {
  return (100 * grams) / ALCOHOL_DENSITY / millilitres
}
