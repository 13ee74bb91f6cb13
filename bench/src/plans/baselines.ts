import { checkPlan } from '@zivina/planner/check-plan'
import { variedRequest } from '@zivina/planner/fixtures/plan-requests.ts'
import type { Candidate, PlannedMeal, PlanRequest } from '@zivina/planner/plan-request'
import { buildProblem, type Option, type Problem } from '@zivina/planner/problem'
import { seededShare } from '@zivina/planner/seeded'

/** How a simple program chooses the next dish among those that suit the meal. */
type Choice = (options: readonly Option[], day: number) => Option | undefined

/** What a simple program breaks, and what its dishes cost (taste, dislikes, pantry). */
export type Baseline = { broken: number; dishes: number }

/** The best-liked dish not served in the last days. */
export const greedy: Choice = (options) =>
  options.reduce<Option | undefined>((best, one) => (best && best.cost <= one.cost ? best : one), undefined)

export const random =
  (seed: number): Choice =>
  (options, day) =>
    options[Math.floor(seededShare(seed, `${day} ${options.length}`) * options.length)]

/**
 * A week as a simple program makes it: every dish suits its eaters and comes at most twice and not two days in a row; portions
 * are those nearest to the meal's share of energy. Bands and minutes are left to chance.
 */
export function simplePlan(number: number, candidates: readonly Candidate[], choice: Choice): Baseline {
  const request = variedRequest(number)
  const problem = buildProblem(request, candidates)
  const last = new Map<string, number[]>()
  let dishes = 0
  const meals = problem.days.flatMap(({ day, date }) =>
    problem.meals.flatMap(({ meal_type, options }): PlannedMeal[] => {
      const free = options.filter(({ candidate: { guid } }) => {
        const days = last.get(guid) ?? []
        return days.length < 2 && !days.some((one) => day - one < 2)
      })
      const option = choice(free, day)
      if (!option) return []
      const { guid } = option.candidate
      last.set(guid, [...(last.get(guid) ?? []), day])
      dishes += option.cost
      return [{ day, date, meal_type, recipe: guid, portions: portionsOf(problem, option), leftover_of: null }]
    }),
  )
  return { broken: daysBroken(request, checkPlan(request, candidates, { meals })), dishes }
}

function portionsOf({ request }: Problem, { quarters }: Option): Record<string, number> {
  return Object.fromEntries(
    request.eaters.flatMap(({ guid }, number) => {
      const range = quarters[number]
      return range ? [[guid, Math.round((range.from + range.to) / 2) / 4] as const] : []
    }),
  )
}

/** On how many days something is broken. */
function daysBroken({ days }: PlanRequest, found: readonly string[]): number {
  return Array.from({ length: days }, (_, day) => day).filter((day) =>
    found.some((one) => one.startsWith(`day ${day}:`) || one.startsWith(`day ${day},`)),
  ).length
}
