import type { Activity, Sex, TargetFacts, TargetGoal } from '@zivina/nutrition/targets'

/** The input of the energy calculator. */
export type EnergyInput = {
  sex: Sex
  age: number | null
  height: number | null
  weight: number | null
  activity: Activity
  goal: TargetGoal
  pregnant: boolean
}

/** Converts it to the input of a daily target, with a birthday today. */
export function energyFacts(input: EnergyInput, today: string): TargetFacts {
  const { sex, age, height, weight, activity, goal, pregnant } = input
  return {
    sex,
    birth_date: age === null ? null : bornYearsBefore(today, Math.floor(age)),
    height,
    weight,
    activity,
    target_goal: goal,
    pregnant_or_breastfeeding: sex === 'female' && pregnant,
  }
}

function bornYearsBefore(today: string, years: number): string {
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`
}
