import type { TailoredPlan } from '@zivina/contract/counselling/tailored-plans'
import type { MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { DAYS, givenPlan, madePlan, orderedPlan } from './testing.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const [first, second] = DAYS
const accept = (as: Person, { guid }: TailoredPlan, into: string, days: readonly string[]) =>
  world.send('POST', { path: `/tailored_plan/${guid}/accept`, as, body: { into, days } })
const difference = async (as: Person, { guid }: TailoredPlan, into: string) =>
  (await world.make('GET', { path: `/tailored_plan/${guid}/difference?into=${into}`, as })).days
const plannedDays = async (as: Person, plan: string): Promise<string[]> => {
  const detail: MealPlanDetail = await world.make('GET', { path: `/meal_plan/${plan}?from=${first}&to=${second}`, as })
  return detail.meal_days.filter(({ recipes }) => recipes.length > 0).map(({ day }) => day)
}

describe('a plan made to measure', () => {
  it('is shown as a difference, and taken over by a day and then whole', async () => {
    const { as, plan, into } = await givenPlan(world)
    const dish = { guid: crypto.randomUUID(), recipe: world.recipe.guid, meal_type: 'Dinner' }
    await world.make('POST', { path: `/meal_plan/${into}/item`, as, body: { day: first, items: [dish] } })
    expect(await difference(as, plan, into)).toMatchObject([
      { day: first, is_accepted: false, proposed: [{ meal_type: 'Lunch' }, {}], present: [{ meal_type: 'Dinner' }] },
      { day: second, is_accepted: false, present: [] },
    ])
    expect((await accept(as, plan, into, [second])).body).toMatchObject({
      accepted_days: [second],
      accepted_into: into,
    })
    expect(await plannedDays(as, into)).toEqual([first, second])
    expect((await difference(as, plan, into))[0].present).toMatchObject([{ meal_type: 'Dinner', portions: 1 }])
    expect((await accept(as, plan, into, DAYS)).body).toMatchObject({ accepted_days: [first, second] })
    const [day] = await difference(as, plan, into)
    expect(day.present.map(({ name }: { name: string }) => name)).toEqual(
      day.proposed.map(({ name }: { name: string }) => name),
    )
  })

  it('belongs to its order, and is the client’s alone', async () => {
    const { as, nutritionist, plan, into, consultation } = await givenPlan(world)
    const order = await world.make('GET', { path: `/order/${consultation}`, as })
    expect(order.meal_plan_purchases).toHaveLength(1)
    const stranger = await world.enter({ is_premium: true })
    expect((await accept(stranger, plan, into, [first])).status).toBe(404)
    expect((await accept(as, plan, into, ['2027-12-24'])).body.code).toBe('EMPTY_DAY')
    const own = await world.make('GET', { path: `/order/${consultation}`, as })
    const other = await madePlan(world, nutritionist)
    expect(own.meal_plan_purchases).not.toContain(other)
    expect((await accept(as, plan, other, [first])).status).toBe(404)
  })

  it('is given once for each that the order includes; one that the client declines makes room for another', async () => {
    const { as, nutritionist, path } = await orderedPlan(world)
    const give = async (meal_plan: string, by = nutritionist) =>
      world.send('POST', { path, as: by, body: { meal_plan } })
    const [one, two] = [await madePlan(world, nutritionist), await madePlan(world, nutritionist)]
    const both = await Promise.all([give(one), give(two)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const { results } = await world.make('GET', { path: '/tailored_plan', as })
    await world.make('POST', { path: `/tailored_plan/${results[0].guid}/decline`, as })
    const left = both[0]?.status === 201 ? two : one
    expect((await give(left)).status).toBe(201)
    const empty = crypto.randomUUID()
    await world.make('POST', { path: '/admin/meal_plan', as: nutritionist, body: { guid: empty, name: 'Prázdný' } })
    expect((await give(empty)).body.code).toBe('LIMIT_REACHED')
    expect((await give(left, world.admin)).status).toBe(404)
  })
})

it('a client goes from the order to the accepted plan, and takes a consent back in the middle', async () => {
  const { as, nutritionist, path } = await orderedPlan(world)
  const allow = (kind: string, until: string | null) => {
    const body = { nutritionist: nutritionist.user.guid, kind, until }
    return world.make('PATCH', { path: '/counselling_consent', as, body })
  }
  const look = () =>
    world.make('GET', { path: `/admin/client/${as.user.guid}/data?kinds=weight,plans&from=${first}`, as: nutritionist })
  await allow('weight', second)
  await allow('plans', second)
  expect(await look()).toMatchObject({ weight: [], plans: [] })
  await allow('weight', null)
  expect(await look()).toMatchObject({ weight: null, plans: [] })
  const plan: TailoredPlan = await world.make('POST', {
    path,
    as: nutritionist,
    body: { meal_plan: await madePlan(world, nutritionist) },
  })
  const mails = (await world.api.mail.queued()).filter(({ to }) => to === as.user.email)
  expect(mails.map(({ template }) => template)).toEqual(['consultation', 'consultation', 'tailored_plan'])
  const into = crypto.randomUUID()
  await world.make('POST', { path: '/meal_plan', as, body: { guid: into, name: 'Můj' } })
  expect((await accept(as, plan, into, DAYS)).body).toMatchObject({ accepted_days: [first, second] })
  expect(await plannedDays(as, into)).toEqual([first, second])
  // What was permitted alone goes on: the nutritionist sees the plan, and not the weight.
  expect(await look()).toMatchObject({ weight: null, plans: [{ name: 'Můj', days: 2 }] })
  const { count } = await world.make('GET', { path: '/health_look', as })
  expect(count).toBe(4)
})
