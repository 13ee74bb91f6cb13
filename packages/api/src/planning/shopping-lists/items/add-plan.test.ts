import type { MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import type { ListWithPlan, ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { linesOf } from '@zivina/domain/planning/shopping/list-lines'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MONDAY, newItem, openPlansApi } from '#api/planning/meal-plans/testing/plans-api.ts'

let plans: Awaited<ReturnType<typeof openPlansApi>>
beforeAll(async () => {
  plans = await openPlansApi()
})
afterAll(() => plans.api.close())

const TUESDAY = '2026-11-24'

/** A plan of somebody with premium, and an empty list of theirs. */
async function open() {
  const owner = await plans.premium()
  const { guid } = await plans.plan(owner)
  const list = crypto.randomUUID()
  await plans.post(owner, '/shopping_list', { guid: list, name: 'Nákup' })
  const add = (from = MONDAY, to = '2026-11-29') =>
    plans.post<ListWithPlan>(owner, `/shopping_list/${list}/meal_plan`, { meal_plan: guid, from, to })
  const by = <Body>(method: 'PATCH' | 'POST', path: string, body: unknown) =>
    plans.api.ask<Body>(method, `/shopping_list/${list}${path}`, { as: owner, body })
  return { owner, plan: guid, add, by }
}

it('the days of a plan put their recipes with all portions and their foods on a list, and once', async () => {
  const { owner, plan, add } = await open()
  const { db } = plans.api.database
  const [soup, flour] = [await buildRecipe(db), await buildIngredient(db)]
  await plans.add(owner, plan, [newItem({ recipe: soup.guid })])
  await plans.add(
    owner,
    plan,
    [newItem({ recipe: soup.guid }), newItem({ ingredient: flour.guid, amount: '150.00' })],
    TUESDAY,
  )
  const added = await add()
  expect(added.status).toBe(200)
  expect(added.body.recipes).toMatchObject([{ recipe: { guid: soup.guid }, portions: 2 }])
  expect(added.body.items).toMatchObject([{ ingredient: flour.guid, amount: 150 }])
  for (const to of [MONDAY, TUESDAY, '2026-11-29']) {
    const { body } = await add(MONDAY, to)
    expect(body.recipes).toMatchObject([{ recipe: { guid: soup.guid }, portions: 2 }])
    expect(body.items).toMatchObject([{ ingredient: flour.guid, amount: 150 }])
    expect(body).toMatchObject({ added: [], replaced: [] })
  }
})

it('a plan added again replaces what it added: portions follow, and what was added by hand stays', async () => {
  const { owner, plan, add, by } = await open()
  const [soup, flour] = [await buildRecipe(plans.api.database.db), await buildIngredient(plans.api.database.db)]
  const dish = newItem({ recipe: soup.guid })
  const bread = newItem({ ingredient: flour.guid, amount: '150.00' })
  await plans.add(owner, plan, [dish, bread])
  const byHand = { guid: crypto.randomUUID(), recipe: soup.guid, portions: 2 }
  await by('POST', '/recipe', byHand)
  await by('POST', '/ingredient', { guid: crypto.randomUUID(), ingredient: flour.guid, amount: 50 })
  expect((await add()).body).toMatchObject({ recipes: [{ portions: 3 }], items: [{ amount: 200 }] })
  const eater = (await plans.read(owner, plan)).eaters[0]?.guid
  await plans.patch(owner, `/meal_plan/${plan}/item/${dish.guid}`, { version: 1, portions: [{ eater, portions: 4 }] })
  expect((await add()).body).toMatchObject({ recipes: [{ portions: 6 }], items: [{ amount: 200 }] })
  // What the plan has no longer goes off the list.
  await plans.api.ask('DELETE', `/meal_plan/${plan}/item/${dish.guid}`, { as: owner })
  await plans.api.ask('DELETE', `/meal_plan/${plan}/item/${bread.guid}`, { as: owner })
  expect((await add()).body).toMatchObject({ recipes: [{ portions: 2 }], items: [{ amount: 50 }] })
  expect(await add()).toMatchObject({ status: 400, body: { code: 'EMPTY_DAY' } })
})

it('what is at home is taken off what a plan brings, until one wants it all the same; taken back it covers nothing', async () => {
  const { owner, plan, add, by } = await open()
  const { db } = plans.api.database
  const [flour, sugar] = [await buildIngredient(db), await buildIngredient(db)]
  for (const [food, amount] of [
    [flour, 200],
    [sugar, 30],
  ] as const)
    await plans.post(owner, '/pantry', { guid: crypto.randomUUID(), text: `${amount} g ${food.name}` })
  await plans.add(owner, plan, [
    newItem({ ingredient: flour.guid, amount: '150.00' }),
    newItem({ ingredient: sugar.guid, amount: '100.00' }),
  ])
  const { body } = await add()
  const stateOf = (list: ShoppingList, food: string) => linesOf(list).find((line) => line.food?.guid === food)?.state
  expect(stateOf(body, flour.guid)).toMatchObject({ is_ticked: true, kind: 'home' })
  expect(stateOf(body, sugar.guid)).toMatchObject({ remaining: 70, is_partial: true, kind: 'home' })
  expect(body.open_count).toBe(1)
  const keep = {
    key: body.marks.find(({ covered }) => covered === 150)?.key,
    is_ticked: false,
    covered: 0,
    kind: 'home',
  }
  await by('POST', '/mark', { marks: [keep] })
  // Adding the plan again keeps the flour that the user decided to buy.
  expect(stateOf((await add()).body, flour.guid)).toMatchObject({ is_ticked: false, remaining: 150 })
  const { body: back } = await by<ShoppingList>('POST', '/restore', { items: [], instead_of: body.added })
  expect(back.marks.filter(({ is_ticked }) => is_ticked)).toEqual([])
})

it('a list tells that a plan changed after it was put there, until it is put there again', async () => {
  const { owner, plan, add, by } = await open()
  const soup = await buildRecipe(plans.api.database.db)
  await plans.add(owner, plan, [newItem({ recipe: soup.guid })])
  const { body: first } = await add()
  expect(first.changed_plans).toEqual([])
  const read = async () => (await plans.get<ShoppingList>(owner, `/shopping_list/${first.guid}`)).body.changed_plans
  await plans.add(owner, plan, [newItem({ recipe: soup.guid })], TUESDAY)
  expect(await read()).toMatchObject([{ meal_plan: plan, from: MONDAY, to: MONDAY }])
  const { body: again } = await add()
  expect(again.changed_plans).toEqual([])
  expect(again.recipes).toMatchObject([{ portions: 2 }])
  // A change that concerns no food is taken note of, too.
  await plans.patch(owner, `/meal_plan/${plan}`, { version: 1, note: 'Chléb je v mrazáku.' })
  expect(await read()).toHaveLength(1)
  expect((await add()).body).toMatchObject({ added: [], replaced: [], changed_plans: [] })
  // Taken back, the list tells it again.
  await by('POST', '/restore', { items: again.replaced, instead_of: again.added })
  expect(await read()).toHaveLength(1)
})

it('another day adds to it, and a food written anew is no longer the plan’s', async () => {
  const { owner, plan, add, by } = await open()
  const [soup, flour] = [await buildRecipe(plans.api.database.db), await buildIngredient(plans.api.database.db)]
  await plans.add(owner, plan, [newItem({ recipe: soup.guid })])
  await plans.add(
    owner,
    plan,
    [newItem({ recipe: soup.guid }), newItem({ ingredient: flour.guid, amount: '9.00' })],
    TUESDAY,
  )
  expect((await add(MONDAY, MONDAY)).body.recipes).toMatchObject([{ portions: 1 }])
  const both = (await add(TUESDAY, TUESDAY)).body
  expect(both.recipes).toMatchObject([{ portions: 2 }])
  await by('PATCH', `/item/${both.items[0]?.guid}`, { text: 'něco z pekárny' })
  const { items } = (await add(TUESDAY, TUESDAY)).body
  expect(items.map(({ text }) => text)).toContain('něco z pekárny')
  expect(items).toHaveLength(2)
})

it('is taken back as a whole, once however often that is asked for', async () => {
  const { owner, plan, add, by } = await open()
  const [soup, flour] = [await buildRecipe(plans.api.database.db), await buildIngredient(plans.api.database.db)]
  await plans.add(owner, plan, [newItem({ recipe: soup.guid }), newItem({ ingredient: flour.guid, amount: '9.00' })])
  await by('POST', '/recipe', { guid: crypto.randomUUID(), recipe: soup.guid, portions: 2 })
  const { added, replaced } = (await add()).body
  expect([added.length, replaced.length]).toEqual([2, 1])
  for (const _ of [1, 2]) {
    const { body } = await by<ShoppingList>('POST', '/restore', { items: replaced, instead_of: added })
    expect(body).toMatchObject({ recipes: [{ portions: 2 }], items: [] })
  }
  expect((await add()).body.recipes).toMatchObject([{ portions: 3 }])
})

it('a leftover is bought with the meal that cooks it, and never on its own day', async () => {
  const { owner, plan, add } = await open()
  const stew = await buildRecipe(plans.api.database.db)
  const cooked = newItem({ recipe: stew.guid, meal_type: 'Dinner' })
  await plans.add(owner, plan, [cooked])
  await plans.add(owner, plan, [newItem({ recipe: stew.guid, leftover_of: cooked.guid })], TUESDAY)
  expect((await add(TUESDAY, TUESDAY)).body.code).toBe('EMPTY_DAY')
  expect((await add(MONDAY, MONDAY)).body.recipes).toMatchObject([{ recipe: { guid: stew.guid }, portions: 2 }])
})

it('empty days, others’ plans and others’ lists are refused', async () => {
  const { owner, add } = await open()
  expect(await add()).toMatchObject({ status: 400, body: { code: 'EMPTY_DAY' } })
  const stranger = await open()
  const list = (
    (await plans.get<{ results: { guid: string }[] }>(owner, '/shopping_list')).body.results[0] ?? { guid: '' }
  ).guid
  const body = { meal_plan: stranger.plan, from: MONDAY, to: MONDAY }
  const refused = await plans.post<MealPlanDetail>(owner, `/shopping_list/${list}/meal_plan`, body)
  expect(refused).toMatchObject({ status: 404, body: { code: 'MEALPLAN_NOT_FOUND' } })
  await plans.add(stranger.owner, stranger.plan, [newItem({ recipe: (await buildRecipe(plans.api.database.db)).guid })])
  const other = await plans.post<ShoppingList>(stranger.owner, `/shopping_list/${list}/meal_plan`, body)
  expect(other).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})
