import { readFile, writeFile } from 'node:fs/promises'
import { isListed, judgeStarterRecipes } from '@zivina/db/testing/starter-verdicts'
import { certifyPlan, planAtOnce } from '@zivina/planner/generate-plan'
import type { MealPlan } from '@zivina/planner/plan-request'
import type { ReadyPlanData, ReadyPlanMeal } from '@zivina/planner/ready-plan'
import { highsSolver } from '@zivina/planner/solver/highs-solver'
import { FILE, ReadyPlansFile } from '../ready-plan-data.ts'
import { portionsOf, readyPlanRequest } from './plan-request-of.ts'
import { candidatesFor } from './starter-candidates.ts'

/** A week is improved until it is proven to be this near to the best possible one, or for so many steps. */
const IMPROVING = { goal_gap: 0.01, iterations: 12 }

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Makes the days of ready-made plans from the starter catalogue and writes them into the file.
 * @param slugs which ones; all where none is named
 * @returns 1 where one cannot be made, which then stays as it is
 */
export async function makePlans(slugs: readonly string[]): Promise<number> {
  const plans = ReadyPlansFile.parse(JSON.parse(await readFile(FILE, 'utf8')))
  let failures = 0
  for (const plan of plans) {
    if (slugs.length > 0 && !slugs.includes(plan.slug)) continue
    const days = await makeDays(plan)
    if (days === null) failures += 1
    else plan.days = days
    await writeFile(FILE, textOf(plans))
  }
  return failures > 0 ? 1 : 0
}

/** The file with a line for each plan and each of its days. */
function textOf(plans: readonly ReadyPlanData[]): string {
  const texts = plans.map(({ days, ...plan }) => {
    const lines = days.map((day) => `  ${JSON.stringify(day)}`)
    return `${JSON.stringify(plan).slice(0, -1)},"days":[\n${lines.join(',\n')}\n]}`
  })
  return `[\n${texts.join(',\n')}\n]\n`
}

async function makeDays(plan: ReadyPlanData): Promise<ReadyPlanMeal[][] | null> {
  const solver = await highsSolver()
  const candidates = candidatesFor(plan, [...(await judgeStarterRecipes()).values()].filter(isListed))
  const request = readyPlanRequest(plan)
  const answer = planAtOnce(request, candidates, solver)
  if (answer.state !== 'planned') {
    say(`${plan.slug}: ${answer.state} ${JSON.stringify('impossibility' in answer ? answer.impossibility.clash : '')}`)
    return null
  }
  let best = answer.plan
  let gap: number | null = null
  for await (const progress of certifyPlan(request, candidates, best, solver, IMPROVING)) {
    best = progress.plan
    gap = progress.gap
  }
  say(`${plan.slug}: gap ${gap === null ? 'unknown' : gap.toFixed(4)}`)
  return daysOf(best, request.days)
}

function daysOf({ meals }: MealPlan, days: number): ReadyPlanMeal[][] {
  return Array.from({ length: days }, (_, day) =>
    meals
      .filter((meal) => meal.day === day)
      .map(({ meal_type, recipe, portions, leftover_of }) => ({
        meal_type,
        recipe,
        portions: portionsOf(portions),
        ...(leftover_of === null ? {} : { leftover_of }),
      })),
  )
}
