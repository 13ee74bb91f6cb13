import type { DayRemains } from '@zivina/contract/body/diary-read'
import { energyWithMovement } from '@zivina/nutrition/activity-energy'
import { macroGoals } from '@zivina/nutrition/macro-goals'
import { type RecipeTotals, TOTAL_FIELDS } from '@zivina/nutrition/macros'
import type { TargetBounds } from '@zivina/nutrition/nutrient-targets'
import { readTargetsAndPerson } from '#api/account/targets/service.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { readMovements } from '../../activities/service.ts'
import { selectDays } from './day-queries.ts'
import { sumsOf } from './sums.ts'

/** What the person aims at on a day and has eaten of it: what cards and pages of recipes need. Takes four statements. */
export async function readRemains(ctx: UserCtx<'db'>, day: string): Promise<DayRemains> {
  const [stored] = await selectDays(ctx.db, ctx.actor.guid, { from: day, to: day })
  const { target, person } = await readTargetsAndPerson(ctx, day)
  const [movement = { kilojoules: 0, counting: 'off' as const }] = await readMovements(ctx, [day])
  const energy = energyWithMovement(target.kilojoules, movement)
  const goals = macroGoals(energy, person, target.nutrients)
  const { totals, eaten_count } = stored ?? sumsOf(day, [])
  const part = (nutrient: keyof DayRemains['parts'], goal: TargetBounds | null = null) => partOf(totals, nutrient, goal)
  return {
    day,
    is_begun: eaten_count > 0,
    parts: {
      kilojoules: part('kilojoules', energy === null ? null : { least: energy, most: energy }),
      protein: part('protein', goals.protein),
      carbohydrates: part('carbohydrates', goals.carbohydrates),
      fat: part('fat', goals.fat),
    },
    movement: (energy ?? 0) - (target.kilojoules ?? 0),
  }
}

function partOf(totals: RecipeTotals, nutrient: keyof DayRemains['parts'], goal: TargetBounds | null) {
  return { goal, eaten: totals[TOTAL_FIELDS[nutrient]], coverage: totals.nutrient_coverage[nutrient] }
}
