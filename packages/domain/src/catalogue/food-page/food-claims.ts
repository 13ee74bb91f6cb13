import type { Claim } from '@zivina/nutrition/claims/claims'
import { evaluateClaims, strongestClaims } from '@zivina/nutrition/claims/evaluate-claims'
import type { FoodForm } from '@zivina/nutrition/claims/food-form'
import { evaluateVitaminClaims, type VitaminClaim } from '@zivina/nutrition/claims/vitamin-claims'
import { CONSTITUENTS, type Constituent } from '@zivina/nutrition/constituents/constituents'
import type { Range } from '@zivina/nutrition/constituents/range'
import { NUTRIENT_REFERENCE_VALUES } from '@zivina/nutrition/constituents/reference-values'
import { rangeOf } from '@zivina/nutrition/constituents/sum-constituents'
import type { StoredNutrient } from '@zivina/nutrition/nutrients'
import type { ClaimedConstituent } from '../claim-labels.ts'
import type { FoodGroup } from '../foods/food-groups.ts'
import type { FoodYield } from '../foods/food-yield.ts'
import { constituentOf, type FoodQuantity, type FoodWithFigures, nutrientOf } from './food-quantities.ts'

/** A food with what decides whether claims are made of it. */
export type ClaimedFood = FoodWithFigures & {
  food_groups: readonly FoodGroup[]
  is_classified: boolean
  yield_class?: FoodYield | undefined
}

export type FoodClaims =
  | {
      state: 'claimed'
      form: FoodForm
      claims: Claim[]
      vitamins: { claim: VitaminClaim; constituent: ClaimedConstituent }[]
    }
  /** Nothing is claimed: it has alcohol or may have some, it is not eaten as the table describes it, it seasons, or its mass is unknown. */
  | { state: 'alcohol' | 'to_be_cooked' | 'seasoning' | 'no_mass' }

const DRINKS: readonly FoodGroup[] = ['thin_drink', 'milk_drink', 'juice', 'sweetened_drink', 'cola']
const ALCOHOLIC: readonly FoodGroup[] = ['alcohol', 'prepared_dish']
const QUANTITIES = ['kilojoules', 'fat', 'saturated_fats', 'sugars', 'salt', 'fiber', 'protein'] as const
/** Grams of alcohol in 100 g above which nothing is claimed: 1.2 % of volume (Regulation (EC) No 1924/2006, Article 4) × 0.789 g/ml. */
const ALCOHOL_MAX = 1.2 * 0.789

/**
 * The nutrition claims that a food meets by Regulation (EC) No 1924/2006: those about energy and nutrients, the strongest of each,
 * then those about vitamins and minerals. In 100 g of a food or 100 ml of a drink. A claim that an unknown figure could overturn is
 * not made. The regulation speaks of a food as it is eaten, so nothing is claimed of dry rice, nor of what is eaten by the pinch.
 */
export function foodClaims(food: ClaimedFood): FoodClaims {
  if (mayHaveAlcohol(food)) return { state: 'alcohol' }
  if (food.yield_class !== undefined) return { state: 'to_be_cooked' }
  if (food.is_spice) return { state: 'seasoning' }
  const form = food.food_groups.some((group) => DRINKS.includes(group)) ? 'drink' : 'food'
  const quantity = hundredOf(food, form)
  if (quantity === null) return { state: 'no_mass' }
  const amounts: Partial<Record<StoredNutrient, Range | null>> = {}
  for (const nutrient of QUANTITIES) amounts[nutrient] = nutrientOf(food, nutrient, quantity)
  const figures = amounts as Record<(typeof QUANTITIES)[number], Range | null>
  const trans_fats = figures.fat?.high === 0 ? { low: 0, high: 0 } : constituentOf(food, 'trans_fat_g', quantity)
  const claims = strongestClaims(evaluateClaims({ ...figures, trans_fats }, form))
  return { state: 'claimed', form, claims, vitamins: vitaminsOf(food, quantity, form) }
}

/** 100 g, or 100 ml of a drink; a drink in grams without a density is taken at 1 g/ml. Null where the mass is unknown. */
function hundredOf(food: ClaimedFood, form: FoodForm): FoodQuantity | null {
  const { weight_units, density_g_per_ml, grams_per_piece } = food
  const density = density_g_per_ml ?? (form === 'drink' && weight_units === 'Gram' ? 1 : null)
  const plain = { key: 'claimed', label: '' }
  if (weight_units === 'Gram') {
    const grams = form === 'drink' ? 100 * (density ?? 1) : 100
    return { ...plain, amount: grams, grams }
  }
  if (weight_units === 'Milliliter') {
    if (form === 'drink') return { ...plain, amount: 100, grams: density && 100 * density }
    return density ? { ...plain, amount: 100 / density, grams: 100 } : null
  }
  if (weight_units === 'Piece' && grams_per_piece) return { ...plain, amount: 100 / grams_per_piece, grams: 100 }
  return null
}

function vitaminsOf(food: ClaimedFood, quantity: FoodQuantity, form: FoodForm) {
  const amounts: Partial<Record<Constituent, Range>> = {}
  for (const constituent of CONSTITUENTS) {
    const range = constituentOf(food, constituent, quantity)
    if (range !== null) amounts[constituent] = range
  }
  const met = evaluateVitaminClaims(amounts, NUTRIENT_REFERENCE_VALUES, form).filter(({ state }) => state === 'met')
  const high = new Set(met.filter(({ claim }) => claim === 'high_in').map(({ constituent }) => constituent))
  return met
    .filter(({ claim, constituent }) => claim === 'high_in' || !high.has(constituent))
    .map(({ claim, constituent }) => ({ claim, constituent: constituent as ClaimedConstituent }))
}

function mayHaveAlcohol(food: ClaimedFood): boolean {
  const known = rangeOf(food, 'alcohol_g')
  if (known !== null) return known.high > ALCOHOL_MAX
  return ALCOHOLIC.some((group) => food.food_groups.includes(group))
}
