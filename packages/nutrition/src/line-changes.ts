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
}

/**
 * One difference between two versions of a recipe. Amounts are for all portions of the newer version, in `weight_units`;
 * null where that version has no such line.
 */
export type LineChange = Omit<ComparedLine, 'amount'> & {
  kind: 'added' | 'removed' | 'amount'
  amount: number | null
  original_amount: number | null
}

/** Amounts are stored with two decimals: a smaller difference is no change. */
const TOLERANCE = 0.005 + 1e-9

/**
 * How the lines of a recipe's newer version differ from its original: added lines first, then those left out, then those
 * with another amount, each in the order of their version. Portions alone are no difference: the original is scaled to the
 * portions of the newer version first.
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
  const added: LineChange[] = newer.lines
    .filter((line) => !before.has(keyOf(line)))
    .map((line) => ({ ...line, kind: 'added', original_amount: null }))
  const removed: LineChange[] = original.lines
    .filter((line) => !after.has(keyOf(line)))
    .map((line) => ({ ...line, kind: 'removed', amount: null, original_amount: scaled(line) }))
  const changed = newer.lines.flatMap((line): LineChange[] => {
    const former = before.get(keyOf(line))
    if (former === undefined || Math.abs(scaled(former) - line.amount) <= TOLERANCE) return []
    return [{ ...line, kind: 'amount', original_amount: scaled(former) }]
  })
  return [...added, ...removed, ...changed]
}

const keyOf = ({ ingredient, segment }: ComparedLine) => lineKey(ingredient, segment)

function byKey(lines: readonly ComparedLine[]): Map<string, ComparedLine> {
  return new Map(lines.map((line) => [keyOf(line), line]))
}
