import type { User } from '@zivina/contract/account/users'
import type { GoalFacts } from '@zivina/nutrition/targets'

/** What a person chose beyond the facts, as the calculation takes it. */
export function goalOf({ goal_weight, goal_pace, target_reasoning }: User): GoalFacts {
  const measured_kilojoules = target_reasoning?.is_measured ? target_reasoning.maintenance_kilojoules : null
  return { goal_weight, goal_pace, measured_kilojoules }
}
