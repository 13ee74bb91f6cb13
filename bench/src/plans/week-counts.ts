import { checkPlan } from '@zivina/planner/check-plan'
import { certifyPlan, planAtOnce } from '@zivina/planner/generate-plan'
import type { Candidate, MealPlan, PlannedMeal, PlanProgress, PlanRequest } from '@zivina/planner/plan-request'
import type { LinearSolver } from '@zivina/planner/solver/linear-model'
import { percentile } from '../timing.ts'

/** What the product gives a first answer. */
export const MOST_SECONDS = 15
const WEEKDAY_MINUTES = 45
const SNACK_MINUTES = 20
const SNACKS = ['Snack', 'Late_snack']
const MAIN_MEALS = ['Soup', 'Lunch', 'Dinner', 'Late_dinner']
const PORTIONS = { from: 0.75, to: 2 }
/** A day is a twin of one of so many before it that has the same dishes. */
const TWIN_DAYS = 2

/** What is counted of weeks, each „some of so many“. */
type Counts = Record<
  | 'weekdays over 45 min'
  | 'twin days'
  | 'days with half the dishes of one of two before'
  | 'days without a warm main meal'
  | 'days of leftovers alone'
  | 'main dishes cooked again in the week'
  | 'portions outside ¾ to 2'
  | 'baked snacks'
  | 'snacks over 20 min'
  | 'drinks or plain bread as a meal'
  | 'weeks outside the rules of a week'
  | 'days with one meal over half the energy',
  { some: number; of: number }
>

const add = (one: Counts[keyof Counts], is: boolean) => ({ some: one.some + (is ? 1 : 0), of: one.of + 1 })

const noCounts = (): Counts => ({
  'weekdays over 45 min': { some: 0, of: 0 },
  'twin days': { some: 0, of: 0 },
  'days with half the dishes of one of two before': { some: 0, of: 0 },
  'days without a warm main meal': { some: 0, of: 0 },
  'days of leftovers alone': { some: 0, of: 0 },
  'main dishes cooked again in the week': { some: 0, of: 0 },
  'portions outside ¾ to 2': { some: 0, of: 0 },
  'baked snacks': { some: 0, of: 0 },
  'snacks over 20 min': { some: 0, of: 0 },
  'drinks or plain bread as a meal': { some: 0, of: 0 },
  'weeks outside the rules of a week': { some: 0, of: 0 },
  'days with one meal over half the energy': { some: 0, of: 0 },
})

/** Counts what makes a week one that nobody would cook. It reads the finished plan alone, not what it was asked for. */
function countWeek(counts: Counts, { meals }: MealPlan, dishes: ReadonlyMap<string, Candidate>): void {
  const days = [...Map.groupBy(meals, ({ day }) => day).values()]
  const dish = ({ recipe }: PlannedMeal) => dishes.get(recipe)
  const is = (meal: PlannedMeal, kind: Candidate['kinds'][number]) => dish(meal)?.kinds.includes(kind) ?? false
  const note = (name: keyof Counts, holds: boolean) => {
    counts[name] = add(counts[name], holds)
  }
  for (const [number, today] of days.entries()) {
    const weekday = (new Date(`${today[0]?.date}T12:00:00Z`).getUTCDay() + 6) % 7
    const cooked = today.filter(({ leftover_of }) => leftover_of === null)
    const minutes = cooked.reduce((sum, meal) => sum + (dish(meal)?.active_minutes ?? 0), 0)
    if (weekday < 5) note('weekdays over 45 min', minutes > WEEKDAY_MINUTES)
    const before = days.slice(Math.max(0, number - TWIN_DAYS), number)
    const shared = before.map(
      (other) => today.filter(({ recipe }) => other.some((one) => one.recipe === recipe)).length,
    )
    note('twin days', shared.includes(today.length))
    note(
      'days with half the dishes of one of two before',
      shared.some((count) => 2 * count >= today.length),
    )
    const mains = today.filter(({ meal_type }) => MAIN_MEALS.includes(meal_type))
    note('days without a warm main meal', mains.length > 0 && mains.every((meal) => is(meal, 'cold')))
    note('days of leftovers alone', mains.length > 1 && mains.every(({ leftover_of }) => leftover_of !== null))
    const energy = today.map(
      (meal) => (dish(meal)?.per_portion.kilojoules ?? 0) * (Object.values(meal.portions)[0] ?? 0),
    )
    const whole = energy.reduce((sum, one) => sum + one, 0)
    note('days with one meal over half the energy', Math.max(...energy) > whole / 2)
    for (const meal of today) {
      for (const count of Object.values(meal.portions)) {
        note('portions outside ¾ to 2', count < PORTIONS.from || count > PORTIONS.to)
      }
      note('drinks or plain bread as a meal', meal.meal_type !== 'Drinks' && (is(meal, 'drink') || is(meal, 'bread')))
      if (!SNACKS.includes(meal.meal_type)) continue
      note('baked snacks', is(meal, 'baked'))
      note('snacks over 20 min', (dish(meal)?.active_minutes ?? 0) > SNACK_MINUTES)
    }
  }
  const cooked = meals.filter((one) => one.leftover_of === null && MAIN_MEALS.includes(one.meal_type))
  for (const [at, { recipe, day }] of cooked.entries()) {
    const isSame = (one: PlannedMeal) => one.recipe === recipe && day - one.day < 7
    note('main dishes cooked again in the week', cooked.slice(0, at).some(isSame))
  }
  const served = (kind: Candidate['kinds'][number]) => meals.filter((meal) => is(meal, kind)).length
  const broken = served('processed_meat') > 2 || served('red_meat') > 3 || served('fish') < 2 || served('legume') < 1
  note('weeks outside the rules of a week', broken || served('sweet') > 7)
}

export type Counted = {
  counts: Counts
  seconds: number[]
  planned: number
  /** Weeks that were not found, but for which a change of one wish was that leads to one. */
  helped: number
  of: number
  broken: number
  gaps: number[]
}

/**
 * Makes weeks and counts them.
 * @param steps of the certified search for each week; 0: the first plan is counted
 */
export async function countWeeks(
  requests: readonly PlanRequest[],
  candidates: readonly Candidate[],
  solver: LinearSolver,
  steps: number,
): Promise<Counted> {
  const dishes = new Map(candidates.map((candidate) => [candidate.guid, candidate]))
  const { length: of } = requests
  const counted: Counted = { counts: noCounts(), seconds: [], planned: 0, helped: 0, of, broken: 0, gaps: [] }
  for (const request of requests) {
    const began = process.cpuUsage()
    const spent = () => {
      const { user, system } = process.cpuUsage(began)
      return (user + system) / 1e6
    }
    const answer = planAtOnce(request, candidates, solver, { time: { seconds: MOST_SECONDS, spent } })
    counted.seconds.push(spent())
    if (answer.state === 'not_found' && answer.help.length > 0) counted.helped += 1
    if (answer.state !== 'planned') continue
    counted.planned += 1
    let best: Pick<PlanProgress, 'plan' | 'gap'> = { plan: answer.plan, gap: null }
    if (steps > 0) {
      for await (const step of certifyPlan(request, candidates, answer.plan, solver, { iterations: steps })) best = step
    }
    if (best.gap !== null) counted.gaps.push(best.gap)
    if (checkPlan(request, candidates, best.plan).length > 0) counted.broken += 1
    countWeek(counted.counts, best.plan, dishes)
  }
  return counted
}

/** What was counted, a line for each count. */
export function countedLines({ counts, seconds, planned, helped, of, broken, gaps }: Counted): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const core = (share: number) => `${percentile([...seconds], share).toFixed(2)} s`
  return [
    `planned: ${planned} of ${of}, ${helped} of the others with a change that leads to one, ${broken} break a wish; first answer p50 ${core(0.5)}, p95 ${core(0.95)} of a core`,
    ...(gaps.length === 0
      ? []
      : [
          `bound proven: ${gaps.length} of ${planned}; gap p50 ${percent(percentile([...gaps], 0.5))}, p95 ${percent(percentile([...gaps], 0.95))}`,
        ]),
    ...Object.entries(counts).map(
      ([name, { some, of }]) => `${name}: ${some} of ${of}${of === 0 ? '' : `, ${percent(some / of)}`}`,
    ),
  ]
}
