import { NBSP } from '@zivina/czech/format-number'
import { type Constituent, constituentUnit } from '@zivina/nutrition/constituents/constituents'
import type { Range } from '@zivina/nutrition/constituents/range'
import type { Nutrient } from '@zivina/nutrition/nutrients'
import { formatNutrient, NUTRIENT_DECIMALS, UNKNOWN_LABEL } from '../format.ts'
import { formatConstituent } from '../format-constituent.ts'
import type { FoodDiet, FoodVerdict } from './food-suitability.ts'

/** The smallest figure that two decimals show. */
const SMALLEST = 0.01

/**
 * A nutrient of a food in words: „12,5 g“; „méně než 0,5 g“ where it is only known to be below a limit, or is too little to be
 * shown; „neuvedeno“ where it is unknown.
 */
export function nutrientWords(nutrient: Nutrient, range: Range | null): string {
  if (range === null) return UNKNOWN_LABEL
  const step = 10 ** -NUTRIENT_DECIMALS[nutrient]
  const isTooLittle = range.high > 0 && range.high < step / 2
  if (range.low === range.high && !isTooLittle) return formatNutrient(nutrient, range.high)
  return `méně než${NBSP}${formatNutrient(nutrient, Math.max(range.high, step))}`
}

/** The same of a constituent, with three significant digits at most. */
export function constituentWords(constituent: Constituent, range: Range | null): string {
  if (range === null || range.low === range.high) return formatConstituent(constituent, range)
  if (range.high < SMALLEST) return `méně než${NBSP}0,01${NBSP}${constituentUnit(constituent)}`
  const limit = formatConstituent(constituent, { low: range.high, high: range.high })
  return `méně než${NBSP}${limit}`
}

export const FOOD_DIET_LABELS = {
  vegan: 'Veganská strava',
  vegetarian: 'Vegetariánská strava',
  pescetarian: 'Pescetariánská strava',
  gluten_free: 'Bezlepková dieta',
  lactose: 'Nesnášenlivost laktózy',
  milk_protein: 'Alergie na bílkovinu kravského mléka',
} as const satisfies Record<FoodDiet, string>

export const FOOD_VERDICT_WORDS = {
  suitable: 'hodí se',
  borderline: 'podmíněně',
  unknown: 'nevíme',
  unsuitable: 'nehodí se',
} as const satisfies Record<FoodVerdict['verdict'], string>

const CHECK_LABEL = 'Rozhodne údaj na obalu.'

/** What a verdict of a food needs to be understood, where the word alone does not tell it. */
export const FOOD_VERDICT_NOTES: Readonly<Partial<Record<FoodDiet, Partial<Record<FoodVerdict['verdict'], string>>>>> =
  {
    gluten_free: { unknown: `Nemáme potvrzeno, že je bez lepku. ${CHECK_LABEL}` },
    lactose: {
      borderline:
        'Ve 100\u00a0g může být víc než 1\u00a0g laktózy, nejvýše však 6\u00a0g. Kolik snesete, záleží na vás.',
      unsuitable: 'Ve 100\u00a0g je víc než 6\u00a0g laktózy.',
      unknown: `Neznáme množství laktózy. ${CHECK_LABEL}`,
    },
    milk_protein: { unknown: `Nemáme potvrzeno, že je bez mléka. ${CHECK_LABEL}` },
  }
