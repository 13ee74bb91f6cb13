import type { RecipeTotals } from './macros.ts'

/** What makes one meal nutritionally like another, with equal weight. */
export const DISTANCE_FIELDS = ['kilojoules', 'protein_in_total', 'carbohydrates_in_total', 'fat_in_total'] as const
type Compared = Pick<RecipeTotals, (typeof DISTANCE_FIELDS)[number]>

/**
 * How far a portion is from the one that it would replace: the mean over energy, protein, carbohydrates and fat of |difference| ÷ the
 * replaced one's value. 0 is the same, 1 on average twice as much or nothing. A figure that is unknown on either side counts as 1:
 * unknown is never near. Against a value of zero only zero is near.
 */
export function mealDistance(replaced: Compared, other: Compared): number {
  const parts = DISTANCE_FIELDS.map((field) => relativeDifference(replaced[field], other[field]))
  return parts.reduce((sum, part) => sum + part, 0) / parts.length
}

function relativeDifference(wanted: number | null, given: number | null): number {
  if (wanted === null || given === null) return 1
  if (wanted === 0) return given === 0 ? 0 : 1
  return Math.abs(given - wanted) / wanted
}
