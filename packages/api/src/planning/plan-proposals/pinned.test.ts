import type { MealPlanChange, MealPlanDetail, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import type { PlanProposal } from '@zivina/contract/planning/plan-proposals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { planWithTarget } from './calls.ts'

let world: World
let person: Person
beforeAll(async () => {
  world = await openWorld()
  person = await world.enter({ is_premium: true })
})
afterAll(() => world.close())

const MONDAY = '2026-11-30'
const MEALS = [
  { meal_type: 'Breakfast', energy_share: 0.25 },
  { meal_type: 'Lunch', energy_share: 0.4 },
  { meal_type: 'Dinner', energy_share: 0.35 },
]

const send = async <Body>(method: 'POST' | 'PATCH', path: string, body: unknown): Promise<Body & { code?: string }> =>
  (await world.send(method, { path, as: person, body })).body
const propose = (meal_plan: string, wishes: Record<string, unknown> = {}) =>
  send<PlanProposal>('POST', '/plan_proposal', {
    guid: crypto.randomUUID(),
    meal_plan,
    wishes: { first_day: MONDAY, days: 2, meals: MEALS, keep_planned: false, ...wishes },
  })
const read = async (plan: string): Promise<MealPlanDetail> =>
  world.make('GET', { path: `/meal_plan/${plan}?from=${MONDAY}&to=2026-12-06`, as: person })
const at = (detail: MealPlanDetail, day: string, meal: string): MealPlanItem[] =>
  detail.meal_days
    .filter((one) => one.day === day)
    .flatMap(({ recipes, ingredients }) => [...recipes, ...ingredients])
    .filter(({ meal_type }) => meal_type === meal)
const recipesOf = ({ days }: PlanProposal) =>
  days.flatMap(({ day, meals }) => meals.map((meal) => `${day} ${meal.meal_type} ${meal.recipe?.guid}`))

/** A plan of two computed days whose Monday's lunch is pinned, changed as given. */
async function pinLunch(patch: Record<string, unknown> = {}) {
  const plan = await planWithTarget(world, person)
  const first = await propose(plan)
  await send('POST', `/plan_proposal/${first.guid}/apply`, {})
  const [lunch] = at(await read(plan), MONDAY, 'Lunch')
  if (lunch === undefined) throw new Error('There is no lunch')
  const path = `/meal_plan/${plan}/item/${lunch.guid}`
  await send('PATCH', path, { version: lunch.version, is_pinned: true, note: 'Babička přijde', ...patch })
  const [pinned] = at(await read(plan), MONDAY, patch.meal_type === undefined ? 'Lunch' : String(patch.meal_type))
  if (pinned === undefined) throw new Error('It was not pinned')
  return { plan, first, pinned }
}

describe('a plan computed anew around a pinned dish', () => {
  it('keeps it with its portions, and the energy of its day with it; what is not pinned may be another', async () => {
    const { plan, first, pinned } = await pinLunch()
    const next = await propose(plan, { seed: 5, variety: 'high' })
    expect(next.state).toBe('planned')
    const [monday] = next.days
    const lunch = monday?.meals.find(({ meal_type }) => meal_type === 'Lunch')
    expect(lunch).toMatchObject({ is_pinned: true, recipe: { guid: pinned.recipe }, portions: pinned.portions })
    expect(next.days.flatMap(({ meals }) => meals).filter(({ is_pinned }) => is_pinned)).toHaveLength(1)
    const { kilojoules = 0 } = monday?.totals[0] ?? {}
    expect(Math.abs((kilojoules ?? 0) / 8400 - 1)).toBeLessThanOrEqual(0.0301)
    expect(recipesOf(next)).not.toEqual(recipesOf(first))
  })

  it('leaves it in the plan as it is, with its note and its place, and nothing else in its meal; undoing brings the rest back', async () => {
    const { plan, first, pinned } = await pinLunch()
    const next = await propose(plan, { seed: 5, variety: 'high' })
    const change = await send<MealPlanChange>('POST', `/plan_proposal/${next.guid}/apply`, {})
    expect(change.removed).not.toContain(pinned.guid)
    const detail = await read(plan)
    expect(at(detail, MONDAY, 'Lunch')).toEqual([pinned])
    const written = detail.meal_days.flatMap(({ day, recipes }) =>
      recipes.map(({ meal_type, recipe }) => `${day} ${meal_type} ${recipe}`),
    )
    expect(written.toSorted()).toEqual(recipesOf(next).toSorted())
    await send('POST', `/meal_plan/${plan}/undo`, { remove: change.added, restore: change.removed })
    const former = (await read(plan)).meal_days.flatMap(({ day, recipes }) =>
      recipes.map(({ meal_type, recipe }) => `${day} ${meal_type} ${recipe}`),
    )
    expect(former.toSorted()).toEqual(recipesOf(first).toSorted())
  })

  it('keeps a dish that was pinned only after the plan was computed, and one in a meal that is not planned', async () => {
    const { plan, pinned } = await pinLunch({ is_pinned: false, meal_type: 'Dessert' })
    const next = await propose(plan, { seed: 5, variety: 'high' })
    expect(next.days.flatMap(({ meals }) => meals).some(({ is_pinned }) => is_pinned)).toBe(false)
    const [breakfast] = at(await read(plan), MONDAY, 'Breakfast')
    for (const { guid, version } of [pinned, breakfast ?? pinned]) {
      await send('PATCH', `/meal_plan/${plan}/item/${guid}`, { version, is_pinned: true })
    }
    await send('POST', `/plan_proposal/${next.guid}/apply`, {})
    const detail = await read(plan)
    expect(at(detail, MONDAY, 'Dessert').map(({ guid }) => guid)).toEqual([pinned.guid])
    expect(at(detail, MONDAY, 'Breakfast').map(({ guid }) => guid)).toEqual([breakfast?.guid])
    expect(at(detail, MONDAY, 'Lunch')).toHaveLength(1)
  })

  it('is computed anew in a day but for the pinned dish, which cannot be asked for by itself', async () => {
    const { plan, pinned } = await pinLunch()
    const next = await propose(plan)
    const anew = { guid: crypto.randomUUID(), day: MONDAY, meal_type: 'Lunch' }
    expect(await send('POST', `/plan_proposal/${next.guid}/again`, anew)).toMatchObject({ code: 'NOT_FOUND' })
    const day = { guid: crypto.randomUUID(), day: MONDAY, meal_type: null }
    const again = await send<PlanProposal>('POST', `/plan_proposal/${next.guid}/again`, day)
    expect(again).toMatchObject({ state: 'planned', kept: null })
    expect(again.days[0]?.meals.find(({ is_pinned }) => is_pinned)?.recipe?.guid).toBe(pinned.recipe)
    expect(recipesOf(again).slice(0, 1)).not.toEqual(recipesOf(next).slice(0, 1))
  })

  it('says which pinned dish makes it impossible; let go, it gives way where the plan is written', async () => {
    const plan = await planWithTarget(world, person)
    const { eaters } = await read(plan)
    const [eater] = eaters
    const { plan: other, pinned: dish } = await pinLunch()
    expect(other).not.toBe(plan)
    const item = {
      guid: crypto.randomUUID(),
      meal_type: 'Lunch',
      recipe: dish.recipe,
      portions: [{ eater: eater?.guid, portions: 8 }],
    }
    await send('POST', `/meal_plan/${plan}/item`, { day: MONDAY, items: [item] })
    await send('PATCH', `/meal_plan/${plan}/item/${item.guid}`, { version: 1, is_pinned: true })
    const none = await propose(plan)
    expect(none.state).toBe('impossible')
    const said = `připnuté jídlo „${dish.name}“ v\u00a0pondělí`
    expect(none.clash).toContain(said)
    const loosening = none.loosenings.findIndex(({ sentence }) => sentence.startsWith('odepněte jídlo'))
    expect(none.loosenings[loosening]).toMatchObject({ is_enough: true })
    const loosened = { guid: crypto.randomUUID(), loosening }
    const next = await send<PlanProposal>('POST', `/plan_proposal/${none.guid}/loosen`, loosened)
    expect(next.state).toBe('planned')
    expect(next.asked.loosened).toEqual([`odepněte jídlo „${dish.name}“ v\u00a0pondělí`])
    await send('POST', `/plan_proposal/${next.guid}/apply`, {})
    expect(at(await read(plan), MONDAY, 'Lunch')).toMatchObject([{ is_pinned: false }])
    expect(at(await read(plan), MONDAY, 'Lunch').map(({ guid }) => guid)).not.toContain(item.guid)
  })

  it('keeps what is left over of a pinned dish as a leftover, where that is pinned, too', async () => {
    const { plan, pinned } = await pinLunch()
    const { portions, recipe } = pinned
    const item = { guid: crypto.randomUUID(), meal_type: 'Dinner', recipe, portions, leftover_of: pinned.guid }
    const day = '2026-12-02'
    await send('POST', `/meal_plan/${plan}/item`, { day, items: [item] })
    await send('PATCH', `/meal_plan/${plan}/item/${item.guid}`, { version: 1, is_pinned: true })
    const next = await propose(plan, { days: 3 })
    expect(next.days[2]?.meals.find(({ is_pinned }) => is_pinned)).toMatchObject({
      leftover_of: { day: MONDAY, meal_type: 'Lunch' },
    })
    await send('POST', `/plan_proposal/${next.guid}/apply`, {})
    expect(at(await read(plan), day, 'Dinner')).toMatchObject([{ guid: item.guid, leftover_of: pinned.guid }])
  })
})
