import type { Eater } from '@zivina/contract/planning/meal-plan-read'
import type { PlanRequest } from '@zivina/planner/plan-request'

type Asked = PlanRequest['eaters'][number]

/**
 * Whether everybody in a request still eats by the plan, and still lets the person compute from what the request has of them.
 * @param eaters of the plan now, as the person may compute from them
 */
export function isStillAgreed({ eaters: asked }: Pick<PlanRequest, 'eaters'>, eaters: readonly Eater[]): boolean {
  return asked.every((one) => {
    const told = eaters.find(({ guid }) => guid === one.guid)?.told
    return told?.target === true && (told.needs || !hasNeeds(one))
  })
}

function hasNeeds({ diet_types, dietary_preference, excluded_ingredients }: Asked): boolean {
  return diet_types.length > 0 || dietary_preference !== 'All' || excluded_ingredients.length > 0
}
