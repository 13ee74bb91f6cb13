import type { GivenFigures } from './judge-figures.ts'
import { PRODUCT_FIGURES, type ProductFigure } from './product-faults.ts'

/** A parsed JSON object, of which nothing is known. */
export type Json = Readonly<Record<string, unknown>>

/** The keys of the source for each figure, the preferred one first. Energies are in the unit of the key, the rest in grams. */
const KEYS: Readonly<Record<ProductFigure, readonly string[]>> = {
  kilojoules: ['energy-kj', 'energy'],
  calories: ['energy-kcal'],
  protein: ['proteins'],
  carbohydrates: ['carbohydrates'],
  fat: ['fat'],
  fiber: ['fiber'],
  sugars: ['sugars'],
  saturated_fats: ['saturated-fat'],
  salt: ['salt'],
}
/** Grams of salt in which there is one gram of sodium (Regulation (EU) No 1169/2011, Annex I). */
const SALT_OF_SODIUM = 2.5
/** A value known only to be below a bound is stored as half of it, as for the foods of the catalogue. */
const BELOW = 0.5

/**
 * The figures per 100 g or 100 ml of a product as sold, in both shapes of the source: flat `nutriments` with keys `fat_100g`
 * (versions 2 and 3, and the dumps), and `nutrition.aggregated_set.nutrients` (version 3.5). Figures of the prepared dish are not
 * those of the product and stay unknown.
 */
export function readFigures(row: Json): GivenFigures {
  const read = row.no_nutrition_data === 'on' ? () => null : nutrientReader(row)
  const entries = PRODUCT_FIGURES.map((figure) => [figure, firstOf(KEYS[figure].map(read))] as const)
  const given = Object.fromEntries(entries) as GivenFigures
  const sodium = given.salt === null ? read('sodium') : null
  return typeof sodium === 'number' ? { ...given, salt: sodium * SALT_OF_SODIUM } : given
}

type Given = number | 'invalid' | null

function nutrientReader(row: Json): (key: string) => Given {
  const set = objectOf(objectOf(row.nutrition)?.aggregated_set)
  if (set === null) return flatReader(objectOf(row.nutriments) ?? {})
  const nutrients = objectOf(set.nutrients) ?? {}
  const isAsSold = set.preparation === undefined || set.preparation === 'as_sold'
  if (!isAsSold || !['100g', '100ml'].includes(String(set.per))) return () => null
  return (key) => {
    const nutrient = objectOf(nutrients[key])
    return nutrient === null ? null : inUnit(bounded(numberOf(nutrient.value), nutrient.modifier), key, nutrient.unit)
  }
}

function flatReader(nutriments: Json): (key: string) => Given {
  return (key) => bounded(numberOf(nutriments[`${key}_100g`]), nutriments[`${key}_modifier`])
}

/** The newer shape gives each value in a unit of its own. */
function inUnit(value: Given, key: string, unit: unknown): Given {
  if (typeof value !== 'number') return value
  if (key === 'energy' && unit === 'kcal') return null
  const factor = unit === 'mg' ? 1e-3 : unit === 'µg' ? 1e-6 : 1
  return value * factor
}

function bounded(value: Given, modifier: unknown): Given {
  if (typeof value !== 'number') return value
  return modifier === '<' || modifier === '≤' ? value * BELOW : value
}

function firstOf(values: readonly Given[]): Given {
  return values.find((value) => typeof value === 'number') ?? values.find((value) => value !== null) ?? null
}

/** A number, also where the source wrote it as a text. Null where there is none, `invalid` where it is something else. */
export function numberOf(value: unknown): Given {
  if (value === undefined || value === null || value === '') return null
  if (typeof value !== 'number' && typeof value !== 'string') return 'invalid'
  const text = String(value).trim().replace(',', '.')
  const number = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : 'invalid'
}

export function objectOf(value: unknown): Json | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null
}
