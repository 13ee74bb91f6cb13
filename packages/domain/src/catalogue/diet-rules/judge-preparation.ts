import type { PreparationCondition } from './conditions.ts'
import { type Dish, linesOf } from './dish.ts'
import { type Finding, finding } from './findings.ts'
import { bindSpaces } from './sentences.ts'

/**
 * What a person has to confirm of this dish, null when the condition does not concern it. Where the recipe would have to be written
 * for it and is not, there is nothing to confirm: it is unknown.
 */
export function judgePreparation(condition: PreparationCondition, dish: Dish): Finding | null {
  if (!isAsked(condition, dish)) return null
  const { without_aim } = condition
  if (without_aim !== undefined && dish.recipe.aimed_iddsi_level === null) {
    return finding(condition, 'unknown', () => bindSpaces(without_aim))
  }
  return finding(condition, 'waits', () => bindSpaces(condition.reason))
}

function isAsked({ stems, groups, unless_steps }: PreparationCondition, dish: Dish): boolean {
  if (unless_steps?.some((stem) => dish.steps.includes(stem))) return false
  if (stems === undefined && groups === undefined) return true
  if (stems !== undefined && (dish.steps === '' || stems.some((stem) => dish.steps.includes(stem)))) return true
  return groups !== undefined && linesOf(dish, groups).length > 0
}
