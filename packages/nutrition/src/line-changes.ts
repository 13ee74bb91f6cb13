import { lineKey } from './edits.ts'
import { scaleAmount } from './portions.ts'
import type { Segment } from './segments.ts'
import type { WeightUnit } from './weight-units.ts'

/** The fields of a line that are compared; `amount` is for all portions together, in `weight_units`. */
export type ComparedLine = {
  ingredient: string
  name: string
  weight_units: WeightUnit
  segment: Segment
  amount: number
  /** The ingredient of the original, in the same segment, that it takes the place of. */
  instead_of?: string | null
}

/**
 * One difference between two versions of a recipe. Amounts are for all portions of the newer version, in `weight_units`;
 * null where that version has no such line.
 */
export type LineChange = Omit<ComparedLine, 'amount' | 'instead_of'> & {
  kind: 'added' | 'removed' | 'amount' | 'swapped'
  amount: number | null
  original_amount: number | null
  /** Of a swapped line: what it takes the place of, with its amount in its own unit. */
  instead_of?: Pick<ComparedLine, 'ingredient' | 'name' | 'weight_units' | 'amount'>
}

/** Amounts are stored with two decimals: a smaller difference is no change. */
const TOLERANCE = 0.005 + 1e-9

/**
 * How the lines of a recipe's newer version differ from its original: added lines first, then swapped ones, then those left out, then those
 * with another amount, each in the order of their version. A line is swapped where it says what it takes the place of, and the original's line
 * of that is gone. Portions alone are no difference: the original is scaled to the portions of the newer version first.
 *
 * @throws RangeError when a portion count is not positive
 */
export function compareLines(
  original: { lines: readonly ComparedLine[]; portion_size: number },
  newer: { lines: readonly ComparedLine[]; portion_size: number },
): LineChange[] {
  const before = byKey(original.lines)
  const after = byKey(newer.lines)
  const scaled = (line: ComparedLine) => scaleAmount(line.amount, original.portion_size, newer.portion_size)
  const replacedBy = (line: ComparedLine): ComparedLine | undefined => {
    const key = line.instead_of ? lineKey(line.instead_of, line.segment) : ''
    return after.has(key) ? undefined : before.get(key)
  }
  const fresh = newer.lines.filter((line) => !before.has(keyOf(line)))
  const replaced = new Set(fresh.map(replacedBy))
  const swapped = fresh.flatMap((line): LineChange[] => {
    const former = replacedBy(line)
    if (former === undefined) return []
    const { ingredient, name, weight_units } = former
    const instead_of = { ingredient, name, weight_units, amount: scaled(former) }
    return [{ ...toldOf(line), kind: 'swapped', amount: line.amount, original_amount: null, instead_of }]
  })
  const added = fresh
    .filter((line) => replacedBy(line) === undefined)
    .map((line): LineChange => ({ ...toldOf(line), kind: 'added', amount: line.amount, original_amount: null }))
  const removed = original.lines
    .filter((line) => !after.has(keyOf(line)) && !replaced.has(line))
    .map((line): LineChange => ({ ...toldOf(line), kind: 'removed', amount: null, original_amount: scaled(line) }))
  const changed = newer.lines.flatMap((line): LineChange[] => {
    const former = before.get(keyOf(line))
    if (former === undefined || Math.abs(scaled(former) - line.amount) <= TOLERANCE) return []
    return [{ ...toldOf(line), kind: 'amount', amount: line.amount, original_amount: scaled(former) }]
  })
  return [...added, ...swapped, ...removed, ...changed]
}

const toldOf = ({ ingredient, name, weight_units, segment }: ComparedLine) => ({
  ingredient,
  name,
  weight_units,
  segment,
})

const keyOf = ({ ingredient, segment }: ComparedLine) => lineKey(ingredient, segment)

function byKey(lines: readonly ComparedLine[]): Map<string, ComparedLine> {
  return new Map(lines.map((line) => [keyOf(line), line]))
}
