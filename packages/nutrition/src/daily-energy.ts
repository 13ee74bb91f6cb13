import { ENERGY_CHANGE_MOST } from './goal-pace.ts'
import type { TargetBounds } from './nutrient-targets.ts'
import {
  ageOn,
  deficitRefusal,
  energyTarget,
  type GoalFacts,
  TARGET_FLOORS,
  type TargetFacts,
  type TargetReasoning,
} from './targets.ts'

/** The weekdays, 0 for Monday to 6 for Sunday. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** The most by which one weekday may differ from the others, kJ. */
export const WEEKDAY_CHANGE_MOST = 6000

/** All that the energy of a day follows from. `null` is unknown or not chosen. */
export type EnergyPlan = TargetFacts &
  GoalFacts & {
    /** kJ that each weekday has more (or less) than the target, from Monday. */
    weekday_kilojoules: readonly number[] | null
    /** Own bounds of the energy in kJ; one for a weekday precedes the one for every day. */
    own_energy: readonly (TargetBounds & { weekday: number | null })[]
  }

export type DailyEnergy = {
  /** kJ, unrounded. */
  kilojoules: number
  /** The target before weekdays and own bounds, with its steps; null while a fact is unknown. */
  base: { kilojoules: number; reasoning: TargetReasoning } | null
}

/**
 * The energy of one day: the computed target, what the weekday adds, within the person's own bounds. Never below what is safe: the
 * target itself for people to whom no deficit is proposed, otherwise the floor of the sex and three quarters of what keeps the
 * weight. Without the facts, the own bounds alone decide, above the lower of the floors or the known sex's.
 *
 * @param day `YYYY-MM-DD` for which the age is computed
 * @param weekday 0 for Monday to 6 for Sunday
 * @returns null where neither the facts nor own bounds say anything
 */
export function dailyEnergy(plan: EnergyPlan, day: string, weekday: number): DailyEnergy | null {
  const base = energyTarget(plan, day)
  const own = ownBounds(plan.own_energy, weekday)
  if (base === null) {
    const asked = middleOfBounds(own)
    return asked === null ? null : { kilojoules: Math.max(asked, TARGET_FLOORS[plan.sex ?? 'female']), base: null }
  }
  const wanted = base.kilojoules + (plan.weekday_kilojoules?.[weekday] ?? 0)
  const most = own?.most ?? Number.POSITIVE_INFINITY
  const asked = Math.max(Math.min(wanted, most), own?.least ?? 0)
  return { kilojoules: Math.max(asked, leastEnergy(plan, base, day)), base }
}

/** The energies of the seven days of a week by `dailyEnergy`, and their mean; null where there is no target. */
export function weekEnergy(plan: EnergyPlan, day: string): { days: number[]; average: number } | null {
  const days = WEEKDAYS.map((weekday) => dailyEnergy(plan, day, weekday)?.kilojoules ?? null)
  const known = days.filter((kilojoules) => kilojoules !== null)
  if (known.length < WEEKDAYS.length) return null
  return { days: known, average: known.reduce((sum, kilojoules) => sum + kilojoules, 0) / known.length }
}

/** The least energy that a day of the person may have, kJ. */
function leastEnergy(plan: EnergyPlan, base: NonNullable<DailyEnergy['base']>, day: string): number {
  const { maintenance_kilojoules, floor_kilojoules } = base.reasoning
  const age = plan.birth_date === null ? 0 : ageOn(plan.birth_date, day)
  if (deficitRefusal(plan, age) !== null) return Math.max(floor_kilojoules, maintenance_kilojoules)
  return Math.max(floor_kilojoules, maintenance_kilojoules * (1 - ENERGY_CHANGE_MOST['Weight loss']))
}

function ownBounds(own: EnergyPlan['own_energy'], weekday: number): TargetBounds | null {
  return own.find((row) => row.weekday === weekday) ?? own.find((row) => row.weekday === null) ?? null
}

function middleOfBounds(own: TargetBounds | null): number | null {
  if (own === null) return null
  const { least, most } = own
  return least !== null && most !== null ? (least + most) / 2 : (least ?? most)
}
