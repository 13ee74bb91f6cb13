import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { checkPlan } from '@zivina/planner/check-plan'
import { MACRO_CASES } from '@zivina/planner/fixtures/plan-macros.ts'
import { eaterOf, requestOf } from '@zivina/planner/fixtures/plan-requests.ts'
import { planAtOnce } from '@zivina/planner/generate-plan'
import { DEFAULT_COOKING_MINUTES } from '@zivina/planner/plan-defaults'
import type { Candidate, PlanRequest } from '@zivina/planner/plan-request'
import type { LinearSolver } from '@zivina/planner/solver/linear-model'
import { percentile } from '../timing.ts'
import { MOST_SECONDS } from './week-counts.ts'

/** Shares of a day's energy as the form sends them. */
const SHARES = [0.25, 0.1, 0.1, 0.3, 0.1, 0.1, 0.25, 0.08] as const
const EIGHT = MEAL_TYPES.filter((meal) => meal !== 'Drinks').map((meal_type, place) => ({
  meal_type,
  energy_share: SHARES[place] ?? 0.1,
}))
const SIX = EIGHT.filter(({ meal_type }) => meal_type !== 'Soup' && meal_type !== 'Dessert')
/** kJ of 3,400 kcal. */
const ATHLETE_KILOJOULES = 14_226
const TARGETS = [7113, 7950, 8368, 9205, 10_042]

/** Four weeks of eight meals a day within bands: the most that the form lets a person ask for. */
function fourWeeks(number: number): PlanRequest {
  const kilojoules = TARGETS[number % TARGETS.length] ?? 8368
  return requestOf({
    days: 28,
    meals: EIGHT,
    eaters: [eaterOf('one', kilojoules, { bands: MACRO_CASES.balanced(kilojoules) })],
    cooking_minutes: DEFAULT_COOKING_MINUTES,
    leftovers: true,
    seed: number,
  })
}

/** A week of an athlete: six meals of 3,400 kcal with at least 180 g of protein. */
function athleteWeek(number: number): PlanRequest {
  const bands = [{ nutrient: 'protein', from: 180, to: null }] as const
  return requestOf({
    meals: SIX,
    eaters: [eaterOf('one', ATHLETE_KILOJOULES, { bands })],
    cooking_minutes: DEFAULT_COOKING_MINUTES,
    leftovers: true,
    seed: number,
  })
}

const KINDS = [
  ['28 days, 8 meals', fourWeeks],
  ['7 days, 6 meals, 3,400 kcal, 180 g of protein', athleteWeek],
  // Six meals of that size rarely fit into three quarters of an hour: what the answer then offers first.
  ['the same with an hour on working days', (number: number) => longer(athleteWeek(number))],
] as const

const longer = (request: PlanRequest): PlanRequest => ({
  ...request,
  cooking_minutes: request.cooking_minutes.map((minutes) => minutes && 60),
})

/** How long the first answer takes for the heaviest wishes that the form lets a person have. */
export function measureHeaviest(candidates: readonly Candidate[], solver: LinearSolver, count: number): void {
  for (const [name, requestFor] of KINDS) {
    const rows = Array.from({ length: count }, (_, number) => answerOf(requestFor(number), candidates, solver))
    const seconds = rows.map((row) => row.seconds)
    const of = (state: string) => rows.filter((row) => row.state === state).length
    const core = (share: number) => `${percentile([...seconds], share).toFixed(2)} s`
    console.log(
      `  ${name} (${count}): ${of('planned')} planned, ${of('open days')} with open days, ${of('impossible')} proven impossible, ${of('not_found')} not found, ${rows.filter(({ broken }) => broken).length} break a wish; first answer p50 ${core(0.5)}, p95 ${core(0.95)} of a core`,
    )
  }
}

function answerOf(request: PlanRequest, candidates: readonly Candidate[], solver: LinearSolver) {
  const began = process.cpuUsage()
  const spent = () => {
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1e6
  }
  const answer = planAtOnce(request, candidates, solver, {
    time: { seconds: MOST_SECONDS, spent },
    may_open_days: true,
  })
  const seconds = spent()
  if (answer.state !== 'planned') return { state: answer.state, seconds, broken: false }
  const isOpen = (answer.plan.open_days ?? []).length > 0
  const broken = !isOpen && checkPlan(answer.request, candidates, answer.plan).length > 0
  return { state: isOpen ? 'open days' : 'planned', seconds, broken }
}
