import type { DietaryGoal } from './diets.ts'

/** The goals that are about the weight. */
export type WeightGoal = Extract<DietaryGoal, 'Weight maintain' | 'Weight loss' | 'Weight gain'>

/** What a person chose beyond the goal. `null` is nothing chosen. */
export type PaceFacts = {
  /** Kilograms that the person wants to weigh. */
  goal_weight: number | null
  /** Kilograms a week by which the weight changes towards the goal, positive; without it the usual share of the energy changes. */
  goal_pace: number | null
}

/**
 * Energy that one kilogram of body weight stands for, kJ: 32.2 MJ, about 7,700 kcal. A static rule for fat tissue: as the body
 * grows lighter it needs less, so that a loss of months comes out smaller.
 * Source: Hall KD, What is the required energy deficit per unit weight loss?, Int J Obes 2008;32:573–576.
 */
export const KILOJOULES_PER_KILOGRAM = 32_200

/** The fastest pace that is proposed, as a share of the weight a week. A convention of dietetics: 0.5 to 1 %. */
export const PACE_MOST = 0.01

/**
 * The furthest that a pace may take the energy from what keeps the weight, as a share of it. Loss: within the 15–30 % of Yumuk
 * et al. (Obes Facts 2015;8:402–424), at 25 %. Gain: the high end of the 10–20 % of Iraki et al. (Sports 2019;7:154).
 */
export const ENERGY_CHANGE_MOST = { 'Weight loss': 0.25, 'Weight gain': 0.2 } as const

const DAYS_OF_WEEK = 7

export type GoalChange = {
  /** kJ a day to add to what keeps the weight; negative for losing. */
  kilojoules: number
  /** The same before any limit. */
  wanted_kilojoules: number
  limited_by: GoalLimit | null
}

/** `pace`: faster than `PACE_MOST`; `change`: further from what keeps the weight than `ENERGY_CHANGE_MOST`. */
export type GoalLimit = 'pace' | 'change' | 'goal_reached'

type Facts = { weight: number; target_goal: WeightGoal } & Partial<PaceFacts>

/**
 * What a goal adds to the energy that keeps the weight: by its pace where one is chosen, otherwise by the usual share. Nothing
 * once the goal weight is reached. The guards against a deficit and the floor are not applied here.
 *
 * @param maintenance kJ a day that keep the weight
 * @param usualShare what the goal changes without a pace, as a share of that
 */
export function goalChange(
  { weight, target_goal, goal_weight, goal_pace }: Facts,
  maintenance: number,
  usualShare: number,
): GoalChange {
  if (target_goal === 'Weight maintain') return { kilojoules: 0, wanted_kilojoules: 0, limited_by: null }
  const sign = target_goal === 'Weight loss' ? -1 : 1
  const usual = maintenance * usualShare
  const wanted = goal_pace ? sign * energyOfPace(goal_pace) : usual
  if (isGoalReached(target_goal, weight, goal_weight ?? null)) {
    return { kilojoules: 0, wanted_kilojoules: wanted, limited_by: 'goal_reached' }
  }
  if (!goal_pace) return { kilojoules: usual, wanted_kilojoules: usual, limited_by: null }
  const paced = energyOfPace(Math.min(goal_pace, paceMost(weight)))
  const most = maintenance * ENERGY_CHANGE_MOST[target_goal]
  const limit = goal_pace > paceMost(weight) ? 'pace' : null
  return {
    kilojoules: sign * Math.min(paced, most),
    wanted_kilojoules: wanted,
    limited_by: paced > most ? 'change' : limit,
  }
}

/** kJ a day for a pace in kilograms a week. */
export function energyOfPace(pace: number): number {
  return (pace * KILOJOULES_PER_KILOGRAM) / DAYS_OF_WEEK
}

/** Kilograms a week for a daily surplus (positive) or deficit (negative) of energy in kJ. */
export function paceOfEnergy(kilojoules: number): number {
  return (kilojoules * DAYS_OF_WEEK) / KILOJOULES_PER_KILOGRAM
}

/** The fastest pace for a weight, both in kilograms (the pace a week). */
export function paceMost(weight: number): number {
  return weight * PACE_MOST
}

/** Whether a weight (kg) is at its goal already, or beyond it. */
export function isGoalReached(goal: WeightGoal, weight: number, goalWeight: number | null): boolean {
  if (goalWeight === null || goal === 'Weight maintain') return false
  return goal === 'Weight loss' ? weight <= goalWeight : weight >= goalWeight
}

/**
 * Weeks until the goal weight at the pace that an energy target gives. By the static rule, so that it is a lower bound.
 * @param energy kJ a day that keep the weight, and the target
 * @returns null where the target does not lead to the goal
 */
export function weeksToGoal(
  weight: number,
  goalWeight: number,
  energy: { maintenance_kilojoules: number; kilojoules: number },
): number | null {
  const pace = paceOfEnergy(energy.kilojoules - energy.maintenance_kilojoules)
  const weeks = (goalWeight - weight) / pace
  return Number.isFinite(weeks) && weeks > 0 ? weeks : null
}
