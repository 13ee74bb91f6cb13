import { ACTIVITY_CODES, type ActivityCode, COMPENDIUM } from './compendium.ts'
import { kilojoulesFromCalories } from './energy.ts'
import type { Activity } from './targets.ts'

/** One hour of one MET is one kilocalorie per kilogram by the definition of the Compendium. */
const CALORIES_PER_MET = 1
const MINUTES_PER_HOUR = 60

/**
 * What a movement takes beyond rest, kJ, unrounded: (MET − 1) × kilograms × hours × 4.184. One MET is the rest itself, which the target of a day
 * contains already; counting it again would make every hour of movement about 300 kJ too large.
 * Source: Ainsworth BE et al., 2011 Compendium of Physical Activities, Med Sci Sports Exerc 2011;43:1575–1581.
 *
 * @param met multiple of the energy at rest
 * @param minutes of the movement
 * @param weight kilograms; null is unknown, and so is the energy
 */
export function movementEnergy(met: number, minutes: number, weight: number | null): number | null {
  if (weight === null) return null
  return kilojoulesFromCalories(Math.max(0, met - 1) * CALORIES_PER_MET * weight * (minutes / MINUTES_PER_HOUR))
}

/** The multiple of the energy at rest of an activity of the Compendium; null where the list does not have it. */
export function metOf(code: string): number | null {
  return isActivityCode(code) ? COMPENDIUM[code].met : null
}

export function isActivityCode(code: string): code is ActivityCode {
  return (ACTIVITY_CODES as readonly string[]).includes(code)
}

/** How a person's movement reaches the energy of their day. */
export type MovementCounting =
  /** Its energy is added to the target. */
  | 'added'
  /** The factor of their day contains it already: adding it would count it twice. */
  | 'in_factor'
  /** The person does not want it added. */
  | 'off'

/**
 * Whether recorded movement is added to the target of the day. Only with the factor of a sedentary day: every higher one contains sport and
 * work already, and would count it twice.
 *
 * @param wanted whether the person wants movement to be added
 */
export function movementCounting(activity: Activity | null, wanted: boolean): MovementCounting {
  if (!wanted) return 'off'
  return activity === 'sedentary' ? 'added' : 'in_factor'
}

/** The movement of a day: kJ beyond rest, null where it is unknown, and whether it is added to the target. */
export type CountedMovement = { kilojoules: number | null; counting: MovementCounting }

/**
 * The energy of a day with its movement: the target, and what was moved where that is added to it. Movement of unknown energy adds
 * nothing: only what is known is added.
 *
 * @param kilojoules the target of the day by `dailyEnergy`; null where there is none
 */
export function energyWithMovement(kilojoules: number | null, movement: CountedMovement): number | null {
  if (kilojoules === null || movement.counting !== 'added') return kilojoules
  return kilojoules + (movement.kilojoules ?? 0)
}

/** Where a record of movement comes from: typed by hand, or by a wearable. */
export const MOVEMENT_SOURCES = ['manual', 'wearable'] as const
export type MovementSource = (typeof MOVEMENT_SOURCES)[number]

/** A record of movement; `minutes_from` is the minute of the day it began at, null if not given. */
export type Movement = {
  source: MovementSource
  minutes_from: number | null
  minutes: number
  kilojoules: number | null
}

/**
 * The records of one day that count: one typed by hand for a time at which a wearable measured gives way to it, as both tell of the
 * same movement. A record that does not say when it began stays: nothing tells that it is the same.
 */
export function countedMovements<Row extends Movement>(movements: readonly Row[]): Row[] {
  const measured = movements.filter(({ source }) => source === 'wearable')
  return movements.filter((row) => row.source === 'wearable' || !measured.some((other) => isSameTime(row, other)))
}

/** The energy of a day's movement, kJ; null where a counted record has none. */
export function dayMovement(movements: readonly Movement[]): number | null {
  let sum = 0
  for (const { kilojoules } of countedMovements(movements)) {
    if (kilojoules === null) return null
    sum += kilojoules
  }
  return sum
}

function isSameTime(one: Movement, other: Movement): boolean {
  if (one.minutes_from === null || other.minutes_from === null) return false
  return one.minutes_from < other.minutes_from + other.minutes && other.minutes_from < one.minutes_from + one.minutes
}
