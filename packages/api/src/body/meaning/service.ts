import type { HelpingFood, Meaning, MeaningFinding } from '@zivina/contract/body/meaning'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { type Eaten, sumEaten } from '@zivina/nutrition/eaten'
import { type CandidateFood, helpingFoods } from '@zivina/nutrition/meaning/helping-foods'
import { findInWeek, type WeekFinding } from '@zivina/nutrition/meaning/week-findings'
import { getUser } from '#api/account/identity/users/service.ts'
import { readTargetsOfDays } from '#api/account/targets/service.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { readEatenDays } from '../diary/service.ts'
import { readEdible } from '../foods/service.ts'
import { candidateOf } from './candidates.ts'
import { presentHelping, presentNutrients } from './present.ts'
import { type KitchenFood, selectKitchen } from './queries.ts'
import { meanTargets, sumsBy } from './sums.ts'

/** How far back a food counts as one that the person eats. */
const KITCHEN_DAYS = 90
/** How many foods are named for what ran low. */
const FOODS_NAMED = 3

type Found = Pick<Meaning, 'unsaid' | 'too_few_days'> & { findings: WeekFinding[] }
type Kitchen = { foods: ReadonlyMap<string, KitchenFood>; candidates: CandidateFood[]; avoided: readonly string[] }

/**
 * What one's food of a range brings. Takes five statements at most.
 * @throws ApiError INCORRECT_QUERY_PARAMS where the range is too long
 */
export async function readMeaning(
  ctx: UserCtx<'db' | 'urls'>,
  { from, to }: { from: string; to: string },
): Promise<Meaning> {
  const today = calendarDay(new Date())
  // A day that is not over would look like one on which little was eaten.
  const days = (await readEatenDays(ctx, { from, to })).filter(({ day, is_complete }) => day < today || is_complete)
  const eaten = sumEaten(days.map((day) => day.eaten))
  const sums = sumsBy('middle', eaten)
  const found = await findOver(ctx, eaten, days)
  const isHelped = found.findings.some(({ verdict }) => verdict === 'low')
  const kitchen = isHelped ? await readKitchen(ctx, addDays(today, -KITCHEN_DAYS)) : null
  return {
    from,
    to,
    recorded_days: days.length,
    nutrients: presentNutrients(sums, days.length),
    ...found,
    findings: found.findings.map(
      (finding): MeaningFinding => ({
        ...finding,
        mean: (sums[finding.nutrient].value ?? 0) / days.length,
        helping: kitchen === null ? [] : helpOf(ctx, finding, kitchen),
      }),
    ),
  }
}

/** What ran low even by the highest figures that may be true, and high even by the lowest. The energy is not judged here. */
async function findOver(ctx: UserCtx<'db'>, eaten: Eaten, days: readonly { day: string }[]): Promise<Found> {
  const own = (
    await readTargetsOfDays(
      ctx,
      days.map(({ day }) => day),
    )
  ).map(({ nutrients: { kilojoules: _, ...nutrients } }) => nutrients)
  const input = { recorded_days: days.length, targets: meanTargets(own) }
  const most = findInWeek({ ...input, sums: sumsBy('high', eaten) })
  const least = findInWeek({ ...input, sums: sumsBy('low', eaten) })
  return {
    findings: [
      ...least.findings.filter(({ verdict }) => verdict === 'high'),
      ...most.findings.filter(({ verdict }) => verdict === 'low'),
    ],
    unsaid: least.unsaid,
    too_few_days: least.too_few_days,
  }
}

async function readKitchen(ctx: UserCtx<'db' | 'urls'>, since: string): Promise<Kitchen> {
  const person = ctx.actor.guid
  const { allergens: avoided } = await getUser(ctx, person)
  const foods = await selectKitchen(ctx.db, person, since)
  const wanted = { recipes: [], modified: [], ingredients: foods.map(({ guid }) => guid), barcodes: [] }
  const edible = await readEdible(ctx.db, person, wanted)
  const candidates = foods.flatMap((food) => {
    const one = edible.foods.get(food.guid)
    return one === undefined ? [] : (candidateOf(food, one, avoided) ?? [])
  })
  return { foods: new Map(foods.map((food) => [food.guid, food])), candidates, avoided }
}

/** The foods that would help most with what ran low; none for what ran high. */
function helpOf(ctx: UserCtx<'urls'>, finding: WeekFinding, { foods, candidates, avoided }: Kitchen): HelpingFood[] {
  const { nutrient, verdict, bound, mean } = finding
  if (verdict === 'high') return []
  return helpingFoods(nutrient, bound - mean, candidates, avoided)
    .slice(0, FOODS_NAMED)
    .flatMap((one) => {
      const food = foods.get(one.guid)
      return food === undefined ? [] : [presentHelping(one, food, ctx.urls)]
    })
}
