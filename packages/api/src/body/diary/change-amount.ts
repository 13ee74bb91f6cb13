import type { NewDiaryFigures } from '@zivina/contract/body/diary-fields'
import type { Db } from '@zivina/db/database'
import type { AmountUnit } from '@zivina/domain/catalogue/kitchen/amount-unit'
import { withTyped } from '@zivina/nutrition/typed-figures'
import { fieldError } from '#api/kernel/errors/api-error.ts'
import { type RecordedFood, readEdible, requireSane, scaleRecorded } from '../foods/service.ts'

/** How much it was, as the person says now: an amount, or other figures. */
export type NewAmount = {
  portions?: number | undefined
  amount?: number | undefined
  unit?: AmountUnit | undefined
  figures?: NewDiaryFigures | undefined
}

/**
 * An entry with another amount. Its figures change in proportion: they stay those of the food as it was eaten, whatever it is
 * now. Takes one statement at most, to weigh a measure in which the entry was not typed.
 * @throws FieldErrors where the entry has no such amount
 */
export async function changeAmount(
  db: Db,
  person: string,
  entry: RecordedFood,
  given: NewAmount,
): Promise<RecordedFood> {
  const { portions, amount, unit, figures } = given
  const isAmount = portions !== undefined || amount !== undefined || unit !== undefined
  const scaled = isAmount ? await scaledTo(db, person, entry, given) : entry
  return figures === undefined ? scaled : withFigures(scaled, figures)
}

async function scaledTo(db: Db, person: string, entry: RecordedFood, given: NewAmount): Promise<RecordedFood> {
  const changed = given.portions === undefined ? await withAmount(db, person, entry, given) : withPortions(entry, given)
  requireSane(changed)
  return changed
}

/** Only figures that a person typed are theirs to type anew; those of a food follow from its amount. */
function withFigures(entry: RecordedFood, { name = entry.name, ...typed }: NewDiaryFigures): RecordedFood {
  if (entry.kind !== 'quick') throw fieldError('figures', 'invalid_format')
  return { ...entry, name, totals: withTyped(entry.totals, typed) }
}

function withPortions(entry: RecordedFood, { portions, amount, unit }: NewAmount): RecordedFood {
  if (entry.portions === null || portions === undefined) throw fieldError('portions', 'invalid_format')
  if (amount !== undefined || unit !== undefined) throw fieldError('amount', 'invalid_format')
  return { ...scaleRecorded(entry, portions / entry.portions), portions, amount: null, unit: null }
}

async function withAmount(db: Db, person: string, entry: RecordedFood, given: NewAmount): Promise<RecordedFood> {
  const { amount } = given
  if (amount === undefined) throw fieldError('amount', 'required')
  const unit = given.unit ?? entry.unit ?? 'g'
  const factor = await factorOf(db, person, entry, { amount, unit })
  if (factor === null || !Number.isFinite(factor)) throw fieldError('unit', 'invalid_format')
  return { ...scaleRecorded(entry, factor), amount, unit }
}

/** How many times as much an amount is as what was kept; null if unknown. */
async function factorOf(
  db: Db,
  person: string,
  entry: RecordedFood,
  { amount, unit }: { amount: number; unit: AmountUnit },
): Promise<number | null> {
  if (entry.amount !== null && entry.unit === unit) return amount / entry.amount
  if (unit === 'g' && entry.grams !== null && entry.grams > 0) return amount / entry.grams
  if (entry.ingredient === null || entry.amount === null || entry.unit === null) return null
  const { foods } = await readEdible(db, person, {
    recipes: [],
    modified: [],
    ingredients: [entry.ingredient],
    barcodes: [],
  })
  const food = foods.get(entry.ingredient)
  const [now, then] = [food?.ownAmount(amount, unit) ?? null, food?.ownAmount(entry.amount, entry.unit) ?? null]
  return now === null || then === null ? null : now / then
}
