import type { MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
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
    plans.post<ShoppingList>(owner, `/shopping_list/${list}/meal_plan`, { meal_plan: guid, from, to })
  return { owner, plan: guid, add }
}

it('the days of a plan put their recipes with all portions and their foods on a list, and again add to it', async () => {
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
  expect((await add(MONDAY, MONDAY)).body.recipes).toMatchObject([{ recipe: { guid: soup.guid }, portions: 3 }])
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
