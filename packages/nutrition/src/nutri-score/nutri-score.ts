import type { Range } from '../constituents/range.ts'
import { ENERGY_FACTORS } from '../energy.ts'
import { boundsOf, exceeds, type Figure, reaches } from '../figures.ts'
import {
  HIGHEST_SCORES,
  NUTRI_SCORE_LETTERS,
  type NutriScoreComponentId,
  type NutriScoreKind,
  type NutriScoreLetter,
  POINT_TABLES,
  type PointTable,
  PROTEIN_COUNTS_BELOW,
} from './points.ts'

/** What the score needs, in 100 g of the food as it is eaten, or in 100 ml of a drink. */
export type NutriScoreInput = {
  kind: NutriScoreKind
  kilojoules: Figure
  sugars: Figure
  saturated_fats: Figure
  /** Needed for `fat` only. */
  fat: Figure
  salt: Figure
  fiber: Figure
  protein: Figure
  /** Percent of the weight that is fruit, vegetables and legumes. Potatoes, nuts and dried herbs are none of them. */
  produce_percent: Figure
  /** Whether a sweetener other than sugars is in it. Needed for `drink` only. */
  has_sweeteners: boolean | null
}
export type NutriScoreInputField = Exclude<keyof NutriScoreInput, 'kind'>

/** One row of the workings: kJ, grams or percent, and the points for it out of how many. The points of a sweetener have the value 0 or 1. */
export type NutriScoreRow = { id: NutriScoreComponentId; value: Range; points: Range; of: number }

/** Why protein counts or not. With ranges both may be possible: then `is_counted` is null. */
export type ProteinRule =
  | { is_counted: true; because: 'always_for_cheese' | 'always_for_drinks' }
  | { is_counted: boolean | null; because: 'negative_points'; below: number }

/** Bounds of points and scores are equal where every figure is exact. */
export type NutriScoreWorkings = {
  negative: readonly NutriScoreRow[]
  positive: readonly NutriScoreRow[]
  negative_points: Range
  /** Without the points for protein where these do not count. */
  positive_points: Range
  protein: ProteinRule
  score: Range
}

export type NutriScore =
  | { letter: NutriScoreLetter; workings: NutriScoreWorkings }
  /** Water has the letter by its kind, without points. */
  | { letter: 'A'; workings: null }
  | { letter: null; reason: 'missing'; missing: readonly NutriScoreInputField[] }
  /** The bounds of the figures give different letters. */
  | { letter: null; reason: 'uncertain'; best: NutriScoreLetter; worst: NutriScoreLetter; workings: NutriScoreWorkings }

type ScoredKind = Exclude<NutriScoreKind, 'water'>

/**
 * The Nutri-Score of a food, by the algorithm of 2023 (`points.ts` names the sources). Figures known only between bounds give a
 * letter when every value between them does; otherwise there is none. No missing figure is replaced.
 *
 * The score grows with each negative component and falls with each positive one, also where protein stops counting, so the best
 * and the worst combination of bounds enclose every other.
 *
 * @throws RangeError when a figure is negative or not finite, or a share exceeds 100 %
 */
export function nutriScore(input: NutriScoreInput): NutriScore {
  const { kind } = input
  if (kind === 'water') return { letter: 'A', workings: null }
  const missing = neededFields(kind).filter((field) => input[field] === null)
  if (missing.length > 0) return { letter: null, reason: 'missing', missing }
  const workings = computeWorkings(kind, componentValues(input))
  const best = letterOf(kind, workings.score.low)
  const worst = letterOf(kind, workings.score.high)
  return best === worst ? { letter: best, workings } : { letter: null, reason: 'uncertain', best, worst, workings }
}

/** The letter of a score. */
export function letterOf(kind: ScoredKind, score: number): NutriScoreLetter {
  const highest = HIGHEST_SCORES[kind]
  return NUTRI_SCORE_LETTERS.find((letter) => letter === 'E' || score <= highest[letter]) ?? 'E'
}

/** The points that a value earns in a table. */
export function pointsFor(value: number, table: PointTable): number {
  const isPassed = table.reached ? reaches : exceeds
  const passed = table.bounds.filter((bound) => isPassed(value, bound)).length
  return table.points === undefined ? passed : passed === 0 ? 0 : (table.points[passed - 1] ?? 0)
}

function neededFields(kind: ScoredKind): readonly NutriScoreInputField[] {
  const always = ['sugars', 'saturated_fats', 'salt', 'fiber', 'protein', 'produce_percent'] as const
  if (kind === 'fat') return [...always, 'fat']
  return kind === 'drink' ? ['kilojoules', ...always, 'has_sweeteners'] : ['kilojoules', ...always]
}

/** Values of all components that the figures allow; a kind takes those that its tables name. */
function componentValues(input: NutriScoreInput): Partial<Record<NutriScoreComponentId, Range>> {
  const saturated = boundsOf(input.saturated_fats)
  const fat = boundsOf(input.fat)
  const produce = boundsOf(input.produce_percent)
  if (produce !== null && produce.high > 100) throw new RangeError(`A share is at most 100 %, got ${produce.high}`)
  const sweeteners = input.has_sweeteners ? 1 : 0
  const factor = ENERGY_FACTORS.fat.kilojoules
  return withoutNull({
    kilojoules: boundsOf(input.kilojoules),
    kilojoules_of_saturated_fats: saturated && { low: saturated.low * factor, high: saturated.high * factor },
    sugars: boundsOf(input.sugars),
    saturated_fats: saturated,
    saturated_share_of_fat: saturated && fat && shareOfFat(saturated, fat),
    salt: boundsOf(input.salt),
    sweeteners: { low: sweeteners, high: sweeteners },
    protein: boundsOf(input.protein),
    fiber: boundsOf(input.fiber),
    produce_percent: produce,
  })
}

/** Percent; no fat has no share of saturated fat. Rounded tables may give more saturated fat than fat: that is all of it. */
function shareOfFat(saturated: Range, fat: Range): Range {
  const share = (part: number, whole: number) => (part === 0 ? 0 : Math.min(100, (100 * part) / whole))
  return { low: share(saturated.low, fat.high), high: share(saturated.high, fat.low) }
}

function computeWorkings(kind: ScoredKind, values: Partial<Record<NutriScoreComponentId, Range>>): NutriScoreWorkings {
  const negative = rowsOf(POINT_TABLES[kind].negative, values)
  const positive = rowsOf(POINT_TABLES[kind].positive, values)
  const negativePoints = sumPoints(negative)
  const protein = proteinRule(kind, negativePoints)
  const withoutProtein = sumPoints(positive.filter((row) => row.id !== 'protein'))
  const all = sumPoints(positive)
  const mayCount = protein.is_counted !== false
  const surelyCounts = protein.is_counted === true
  // Protein counts with few negative points: it may count in the best case alone, never in the worst alone.
  const best = negativePoints.low - (mayCount ? all.high : withoutProtein.high)
  const worst = negativePoints.high - (surelyCounts ? all.low : withoutProtein.low)
  return {
    negative,
    positive,
    negative_points: negativePoints,
    positive_points: {
      low: surelyCounts ? all.low : withoutProtein.low,
      high: mayCount ? all.high : withoutProtein.high,
    },
    protein,
    score: { low: best, high: worst },
  }
}

function proteinRule(kind: ScoredKind, negativePoints: Range): ProteinRule {
  if (kind === 'drink') return { is_counted: true, because: 'always_for_drinks' }
  if (kind === 'cheese') return { is_counted: true, because: 'always_for_cheese' }
  const below = PROTEIN_COUNTS_BELOW[kind]
  const isCounted = negativePoints.high < below ? true : negativePoints.low >= below ? false : null
  return { is_counted: isCounted, because: 'negative_points', below }
}

function rowsOf(
  tables: Partial<Record<NutriScoreComponentId, PointTable>>,
  values: Partial<Record<NutriScoreComponentId, Range>>,
): NutriScoreRow[] {
  return (Object.entries(tables) as [NutriScoreComponentId, PointTable][]).flatMap(([id, table]) => {
    const value = values[id]
    if (value === undefined) return []
    const points = { low: pointsFor(value.low, table), high: pointsFor(value.high, table) }
    return [{ id, value, points, of: table.points?.at(-1) ?? table.bounds.length }]
  })
}

function sumPoints(rows: readonly NutriScoreRow[]): Range {
  return rows.reduce((sum, { points }) => ({ low: sum.low + points.low, high: sum.high + points.high }), {
    low: 0,
    high: 0,
  })
}

function withoutNull<Key extends string>(values: Record<Key, Range | null>): Partial<Record<Key, Range>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Partial<Record<Key, Range>>
}
