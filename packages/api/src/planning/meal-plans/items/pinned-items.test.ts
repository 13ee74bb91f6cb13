import type { MealPlanChange } from '@zivina/contract/planning/meal-plan-read'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#api/account/identity/users/testing.ts'
import { itemsOf, MONDAY, newItem, openPlansApi } from '../testing/plans-api.ts'

let plans: Awaited<ReturnType<typeof openPlansApi>>
let owner: Person
beforeAll(async () => {
  plans = await openPlansApi()
  owner = await plans.premium()
})
afterAll(() => plans.api.close())

const change = (plan: string, item: string, body: Record<string, unknown>, as = owner) =>
  plans.patch<MealPlanChange>(as, `/meal_plan/${plan}/item/${item}`, body)

/** A plan with one dish on Monday, pinned. */
async function pinOne() {
  const { guid } = await plans.plan(owner)
  const item = newItem({ recipe: (await plans.recipe()).guid })
  await plans.add(owner, guid, [item])
  expect(itemsOf((await plans.read(owner, guid)).meal_days)).toMatchObject([{ is_pinned: false }])
  const pinned = await change(guid, item.guid, { version: 1, is_pinned: true })
  expect(itemsOf(pinned.body.meal_days)).toMatchObject([{ guid: item.guid, is_pinned: true, version: 2 }])
  return { guid, item: item.guid }
}

describe('a dish of a plan', () => {
  it('is pinned and stays so where it is moved, swapped for another recipe, taken out and put back', async () => {
    const { guid, item } = await pinOne()
    await change(guid, item, { version: 2, meal_type: 'Dinner' })
    await change(guid, item, { version: 3, recipe: (await plans.recipe()).guid })
    await plans.remove(owner, `/meal_plan/${guid}/item/${item}`)
    await plans.post(owner, `/meal_plan/${guid}/undo`, { restore: [item] })
    const [now] = itemsOf((await plans.read(owner, guid)).meal_days)
    expect(now).toMatchObject({ meal_type: 'Dinner', is_pinned: true })
    const unpinned = await change(guid, item, { version: now?.version, is_pinned: false })
    expect(itemsOf(unpinned.body.meal_days)).toMatchObject([{ is_pinned: false }])
  })

  it('is pinned by those who may edit the plan alone, by the version they saw', async () => {
    const { guid, item } = await pinOne()
    const [editor, viewer] = [await plans.api.enter(), await plans.api.enter()]
    await plans.share(owner, guid, editor, 'editor')
    await plans.share(owner, guid, viewer, 'viewer')
    expect((await change(guid, item, { version: 2, is_pinned: false }, viewer)).status).toBe(404)
    expect((await change(guid, item, { version: 1, is_pinned: false }, editor)).status).toBe(409)
    expect((await change(guid, item, { version: 2, is_pinned: false }, editor)).status).toBe(200)
  })

  it('is a recipe where it is pinned: a food is refused, and a recipe swapped for a modified one is let go', async () => {
    const { guid, item } = await pinOne()
    const food = newItem({ ingredient: (await buildIngredient(plans.api.database.db)).guid, amount: '100' })
    await plans.add(owner, guid, [food], '2026-11-24')
    const refused = await change(guid, food.guid, { version: 1, is_pinned: true })
    expect(refused).toMatchObject({ status: 400, body: { is_pinned: expect.anything() } })
    const { guid: original } = await plans.recipe()
    const recipe_modified = crypto.randomUUID()
    await plans.sql(
      `insert into recipe_modified (guid, "user", original, name, search_name, slug, portion_size)
       values ($1, $2, $3, 'Upravený', 'upraveny', $4, 2)`,
      [recipe_modified, owner.user.guid, original, `upraveny-${recipe_modified}`],
    )
    const swapped = await change(guid, item, { version: 2, recipe_modified })
    expect(itemsOf(swapped.body.meal_days)).toMatchObject([{ recipe_modified, is_pinned: false }])
  })

  it('is pinned in copies of its day and of its plan, too', async () => {
    const { guid } = await pinOne()
    const body = { from: MONDAY, to: MONDAY, target: '2026-11-30' }
    const copied = await plans.post<MealPlanChange>(owner, `/meal_plan/${guid}/copy`, body)
    expect(itemsOf(copied.body.meal_days)).toMatchObject([{ is_pinned: true }])
    const copy = crypto.randomUUID()
    await plans.post(owner, `/meal_plan/${guid}/duplicate`, { guid: copy })
    expect(itemsOf((await plans.read(owner, copy)).meal_days).map(({ is_pinned }) => is_pinned)).toEqual([true, true])
  })
})
