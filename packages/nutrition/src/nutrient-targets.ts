import { CONSTITUENTS, type Constituent } from './constituents/constituents.ts'
import type { CertainBounds } from './constituents/portion-bounds.ts'
import { exactSum } from './exact-sum.ts'
import { exceeds, reaches } from './figures.ts'
import { STORED_NUTRIENTS, type StoredNutrient } from './nutrients.ts'

/** Everything that can have a target: kJ for `kilojoules`, grams for the other stored nutrients, constituents in their own unit. */
export type TargetNutrient = StoredNutrient | Constituent
export const TARGET_NUTRIENTS: readonly TargetNutrient[] = [...STORED_NUTRIENTS, ...CONSTITUENTS]

/** The least and the most of a nutrient for a day, in its unit; null where there is none. */
export type TargetBounds = { least: number | null; most: number | null }

/** A target as a person set it: for every day, or for a weekday from 0 (Monday) to 6. */
export type OwnTarget = TargetBounds & { nutrient: TargetNutrient; weekday: number | null }

/** How an eaten amount compares with a target. `unknown`: it cannot be said, as a part of what was eaten is not known. */
export type TargetVerdict = 'below' | 'within' | 'above' | 'unknown'

/**
 * What is certain of a sum of which only a part may be known: at least the known part, and no more only where all is known.
 *
 * @param value the known part in the unit of the nutrient; null where nothing is known
 * @param coverage share of the eaten mass for which it is known, 0 … 1
 */
export function certainOf(value: number | null, coverage: number): CertainBounds {
  return { low: value, high: coverage < 1 ? null : value }
}

/**
 * Judges an eaten sum against a target. What is unknown may be anything: it is never taken as zero, so that a known part above the most is
 * too much for certain, while one below the least is too little only where all is known.
 *
 * @returns null where the target has neither bound
 */
export function judgeIntake({ low, high }: CertainBounds, { least, most }: TargetBounds): TargetVerdict | null {
  if (least === null && most === null) return null
  if (most !== null && low !== null && exceeds(low, most)) return 'above'
  if (least !== null && high !== null && !reaches(high, least)) return 'below'
  const isEnough = least === null || (low !== null && reaches(low, least))
  const isNotTooMuch = most === null || (high !== null && !exceeds(high, most))
  return isEnough && isNotTooMuch ? 'within' : 'unknown'
}

/** The targets of one weekday: one set for the weekday precedes the one for every day. */
export function targetsOfWeekday(
  targets: readonly OwnTarget[],
  weekday: number,
): Partial<Record<TargetNutrient, TargetBounds>> {
  const found: Partial<Record<TargetNutrient, TargetBounds>> = {}
  for (const isOfWeekday of [false, true]) {
    for (const target of targets) {
      if (target.weekday !== (isOfWeekday ? weekday : null)) continue
      found[target.nutrient] = { least: target.least, most: target.most }
    }
  }
  return found
}

/** What several days ask for together, as a mean: a bound that one of them has not is none. */
export function meanBounds(days: readonly (TargetBounds | undefined)[]): TargetBounds {
  return { least: meanOf(days.map((day) => day?.least ?? null)), most: meanOf(days.map((day) => day?.most ?? null)) }
}

/** The targets of a week as one for all its days. */
export function meanTargets(targets: readonly OwnTarget[]): Partial<Record<TargetNutrient, TargetBounds>> {
  const week = Array.from({ length: 7 }, (_, weekday) => targetsOfWeekday(targets, weekday))
  const named = new Set(targets.map(({ nutrient }) => nutrient))
  return Object.fromEntries([...named].map((nutrient) => [nutrient, meanBounds(week.map((day) => day[nutrient]))]))
}

/** Null where one is missing, and of nothing. */
function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length < values.length || known.length === 0 ? null : exactSum(known) / known.length
}
