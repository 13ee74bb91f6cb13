import { parseAmount, roundTo } from '@zivina/czech/number-input'
import { wordsOf } from '@zivina/czech/search-text'
import { massInGrams } from '@zivina/nutrition/units'
import { unitOfWord } from '../ingredient-line/kitchen-units.ts'
import { type ParsedLine, parseIngredientLine } from '../ingredient-line/parse-line.ts'
import { amountInOwnUnit } from '../ingredient-line/to-own-unit.ts'
import { withoutName } from './amount-from-measure.ts'
import type { AmountUnit } from './amount-unit.ts'
import { amountOfUnits, isCountedUnit, kitchenUnitOf, ownUnit, unitsOf } from './amount-units.ts'
import { formatScale, roundForScale } from './cook-rounding.ts'
import type { MeasuredFood } from './kitchen-facts.ts'

/** Up to this number a bare figure of a food that is counted means pieces: 2 g of onion are not weighed. */
const FEW_PIECES = 12

/** What a typed amount of a food means. */
export type TypedAmount =
  /** Nothing is typed. */
  | { kind: 'empty' }
  | KnownAmount
  /** Zero, or less than can be stored. */
  | { kind: 'nothing' }
  /** A measure that is understood, but of unknown size for this food. */
  | { kind: 'unknown measure' }
  /** Words that are no amount of this food. */
  | { kind: 'unclear' }

export type KnownAmount = {
  kind: 'known'
  /** In the food's own unit, with the two decimals that are stored, above zero. */
  amount: number
  /** The unit that is meant, and how many of it; the unit is null where it is none that the food is offered („20 dkg“). */
  unit: AmountUnit | null
  count: number
  /** Whether the text is a number alone, so that the unit is not in it. */
  isBare: boolean
  /** „1–2“: the amount is the middle. */
  isRange: boolean
}

const LENGTH_MAX = 60
/** Stands for the name of a food; no word of a kitchen. */
const NAME = 'surovina'

/**
 * Reads an amount as a person types it, with the reader of ingredient lines: „1 cibule“, „2 lžíce“, „hrst“, „250 ml“, „½ hrnku“,
 * „1–2 stroužky“ (the middle). A number alone is in the chosen unit.
 *
 * @param chosen the unit beside the field; null where the person chose none: `unitMeant` then tells it
 */
export function readTypedAmount(text: string, chosen: AmountUnit | null, food: MeasuredFood): TypedAmount {
  if (text.trim() === '') return { kind: 'empty' }
  if (text.length > LENGTH_MAX || /^\s*[-−]/u.test(text)) return { kind: 'unclear' }
  const number = parseAmount(text)
  if (number !== null) return inUnit(number, chosen ?? unitMeant(number, food), food, false)
  const said = withoutName(text, food)
  const line = parseIngredientLine(`${said} ${NAME}`)
  const { amount: count } = line
  if (line.name !== NAME || line.optional || line.comment !== null || count === null) return { kind: 'unclear' }
  const isRange = line.amount_min !== line.amount_max
  if (isBare(line, said, text)) return inUnit(count, chosen ?? unitMeant(count, food), food, isRange)
  return known(amountInOwnUnit(line, food), { unit: unitNamed(line, food), count, isBare: false, isRange })
}

function inUnit(count: number, unit: AmountUnit, food: MeasuredFood, isRange: boolean): TypedAmount {
  return known(amountOfUnits(count, unit, food), { unit, count, isBare: true, isRange })
}

function known(amount: number | null, said: Pick<KnownAmount, 'unit' | 'count' | 'isBare' | 'isRange'>): TypedAmount {
  if (amount === null) return { kind: 'unknown measure' }
  const stored = roundTo(amount, 2)
  return stored > 0 ? { kind: 'known', amount: stored, ...said } : { kind: 'nothing' }
}

/** The unit of the food that the words name. */
function unitNamed({ unit, measure }: ParsedLine, food: MeasuredFood): AmountUnit | null {
  if (unit === null || measure !== null) return null
  return unitsOf(food).find((offered) => kitchenUnitOf(offered) === unit) ?? null
}

/** The unit that a bare number means where none is chosen: pieces of what is counted as long as they are few. */
export function unitMeant(amount: number, food: MeasuredFood): AmountUnit {
  const counted = amount <= FEW_PIECES ? unitsOf(food).find(isCountedUnit) : undefined
  return counted ?? ownUnit(food)
}

/**
 * What an amount comes to in grams or millilitres, for a line below its field: „≈ 110 g“.
 *
 * @returns null where the field already says it, or the mass is unknown
 */
export function comesTo(typed: TypedAmount, food: MeasuredFood): string | null {
  if (typed.kind !== 'known') return null
  const { unit, isRange } = typed
  if ((unit === 'g' || unit === 'ml') && unit === ownUnit(food) && !isRange) return null
  if (food.weight_units === 'Milliliter') return `≈ ${formatScale(roundForScale(typed.amount), 'ml')}`
  const grams = massInGrams(typed.amount, food.weight_units, food)
  return grams === null ? null : `≈ ${formatScale(roundForScale(grams), 'g')}`
}

/** A number and nothing else: neither a unit nor the food itself („1 cibule“ is a piece) follows it. */
function isBare({ unit, measure }: ParsedLine, said: string, text: string): boolean {
  if (unit !== 'piece' || measure !== null || said !== text.trim()) return false
  return !wordsOf(said).some((word) => unitOfWord(word) !== null)
}
