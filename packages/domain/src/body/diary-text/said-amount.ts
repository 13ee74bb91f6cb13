import { normalizeSearch } from '@zivina/czech/search-text'
import { massInGrams } from '@zivina/nutrition/units'
import type { ParsedLine } from '../../catalogue/ingredient-line/parse-line.ts'
import { amountInOwnUnit } from '../../catalogue/ingredient-line/to-own-unit.ts'
import type { AmountUnit } from '../../catalogue/kitchen/amount-unit.ts'
import { amountOfUnits, homeAmount, kitchenUnitOf, unitsOf } from '../../catalogue/kitchen/amount-units.ts'
import type { MeasuredFood } from '../../catalogue/kitchen/kitchen-facts.ts'

/** An amount as the diary takes it. */
export type SaidAmount = { amount: number; unit: AmountUnit; grams: number | null }

/**
 * The amount of a line in a unit that the food can be measured in, as near to what was said as there is one; null where nothing was
 * said, or it is of unknown size for the food. „rohlík“ is one.
 */
export function saidAmount(
  line: Pick<ParsedLine, 'amount' | 'unit' | 'measure' | 'name'>,
  food: MeasuredFood,
): SaidAmount | null {
  const said =
    line.amount === null && line.unit === null && namesOne(line.name, food)
      ? { ...line, amount: 1, unit: 'piece' as const }
      : line
  const own = amountInOwnUnit(said, food)
  if (own === null || own <= 0) return null
  const grams = massInGrams(own, food.weight_units, food)
  // „1 houska (60 g)“: what the scale says holds, and not what a piece usually weighs.
  if (line.measure !== null && grams !== null) return { amount: grams, unit: 'g', grams }
  const same = unitsOf(food).find(
    (unit) => kitchenUnitOf(unit) === said.unit && isSame(amountOfUnits(said.amount ?? 0, unit, food), own),
  )
  const typed = same === undefined || said.amount === null ? homeAmount(own, food) : { amount: said.amount, unit: same }
  return { ...typed, grams }
}

const isSame = (one: number | null, other: number): boolean => one !== null && Math.abs(one - other) < 1e-6 * other

/** „rohlík“, „housku“: the name of what is counted, in the singular. */
function namesOne(name: string, { kitchen }: MeasuredFood): boolean {
  if (!kitchen?.counted) return false
  const [said, one] = [normalizeSearch(name), normalizeSearch(kitchen.counted.one)]
  return said === one || (one.endsWith('a') && said === `${one.slice(0, -1)}u`)
}
