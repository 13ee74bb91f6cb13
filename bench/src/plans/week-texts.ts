import { readFileSync } from 'node:fs'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { certifyPlan, planAtOnce } from '@zivina/planner/generate-plan'
import type { Candidate, MealPlan, PlannedMeal, PlanRequest } from '@zivina/planner/plan-request'
import type { LinearSolver } from '@zivina/planner/solver/linear-model'

const RECIPES = new URL('../../../data/recipes/', import.meta.url)
const WEEKDAYS = ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne']
const KILOJOULES_OF_CALORIE = 4.184

function nameOf(slug: string): string {
  const { name } = JSON.parse(readFileSync(new URL(`${slug}.json`, RECIPES), 'utf8')) as { name: string }
  return name
}

/** Weeks as short texts to be read: a line for each day with dishes, portions and minutes of work. */
export async function writeWeeks(
  weeks: readonly (readonly [number: number, request: PlanRequest])[],
  candidates: readonly Candidate[],
  solver: LinearSolver,
  steps: number,
): Promise<void> {
  const dishes = new Map(candidates.map((candidate) => [candidate.guid, candidate]))
  for (const [number, request] of weeks) {
    const answer = planAtOnce(request, candidates, solver)
    const calories = Math.round((request.eaters[0]?.daily_kilojoules ?? 0) / KILOJOULES_OF_CALORIE)
    console.log(`\n## ${number}: ${calories} kcal, ${request.meals.length} meals`)
    if (answer.state !== 'planned') {
      console.log(answer.state)
      continue
    }
    let { plan } = answer
    if (steps > 0) {
      const options = { iterations: steps }
      for await (const step of certifyPlan(request, candidates, plan, solver, options)) plan = step.plan
    }
    for (const line of weekLines(plan, dishes)) console.log(line)
  }
}

function weekLines({ meals }: MealPlan, dishes: ReadonlyMap<string, Candidate>): string[] {
  const days = Map.groupBy(meals, ({ day }) => day)
  return [...days].map(([day, ofDay]) => {
    const cooked = ofDay.filter(({ leftover_of }) => leftover_of === null)
    const minutes = cooked.reduce((sum, { recipe }) => sum + (dishes.get(recipe)?.active_minutes ?? 0), 0)
    return `${WEEKDAYS[day % 7]} (${minutes} min): ${ofDay.map(mealText).join(' | ')}`
  })
}

function mealText({ meal_type, recipe, portions, leftover_of }: PlannedMeal): string {
  const [count] = Object.values(portions)
  const from = leftover_of === null ? '' : ` (z ${WEEKDAYS[leftover_of.day % 7]})`
  return `${MEAL_TYPE_LABELS[meal_type]}: ${nameOf(recipe)}${count === 1 ? '' : ` ×${count}`}${from}`
}
