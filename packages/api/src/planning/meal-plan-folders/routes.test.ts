import { MEAL_PLAN_FOLDERS_MAX } from '@zivina/contract/planning/limits'
import type { MealPlanFolder } from '@zivina/contract/planning/meal-plan-folders'
import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#api/account/identity/users/testing.ts'
import { openPlansApi } from '../meal-plans/testing/plans-api.ts'

let plans: Awaited<ReturnType<typeof openPlansApi>>
beforeAll(async () => {
  plans = await openPlansApi()
})
afterAll(() => plans.api.close())

async function create(as: Person, name: string, parent: string | null = null): Promise<string> {
  const guid = crypto.randomUUID()
  expect(await plans.post(as, '/meal_plan_folder', { guid, name, parent })).toMatchObject({ status: 201 })
  return guid
}
const all = async (as: Person) => (await plans.get<{ results: MealPlanFolder[] }>(as, '/meal_plan_folder')).body.results
const under = async (as: Person, parent: string | null) =>
  (await all(as)).filter((folder) => folder.parent === parent).map(({ name }) => name)

describe('folders of meal plans', () => {
  it('are a tree that one can order', async () => {
    const owner = await plans.premium()
    const [a, b, c] = [await create(owner, 'A'), await create(owner, 'B'), await create(owner, 'C')]
    await plans.patch(owner, `/meal_plan_folder/${c}`, { before: a })
    expect(await under(owner, null)).toEqual(['C', 'A', 'B'])
    await plans.patch(owner, `/meal_plan_folder/${b}`, { parent: a })
    await create(owner, 'Uvnitř', a)
    expect([await under(owner, null), await under(owner, a)]).toEqual([
      ['C', 'A'],
      ['B', 'Uvnitř'],
    ])
    expect((await all(owner)).find(({ guid }) => guid === a)?.items_in_folder).toBe(2)
  })

  it('lie neither in themselves nor deeper than five', async () => {
    const owner = await plans.premium()
    const chain: string[] = []
    for (let depth = 0; depth < 5; depth += 1) chain.push(await create(owner, `H${depth}`, chain.at(-1) ?? null))
    const [top, , , , last] = chain
    const deeper = await plans.post(owner, '/meal_plan_folder', { guid: crypto.randomUUID(), name: 'H5', parent: last })
    expect(deeper.body.code).toBe('LIMIT_REACHED')
    expect((await plans.patch(owner, `/meal_plan_folder/${top}`, { parent: last })).body.code).toBe('LIMIT_REACHED')
    const other = await create(owner, 'Jiná')
    expect((await plans.patch(owner, `/meal_plan_folder/${top}`, { parent: other })).body.code).toBe('LIMIT_REACHED')
  })

  it('have names that are free in their parent, whatever the letters', async () => {
    const owner = await plans.premium()
    const zima = await create(owner, 'Zima')
    const again = await plans.post(owner, '/meal_plan_folder', { guid: crypto.randomUUID(), name: 'ZIMA' })
    expect(again).toMatchObject({ status: 400, body: { name: [{ code: 'UNIQUE' }] } })
    await create(owner, 'zima', zima)
    expect(await plans.post(owner, '/meal_plan_folder', { guid: zima, name: 'Zima' })).toMatchObject({ status: 201 })
  })

  it('leave what is in them to their parent when they are deleted', async () => {
    const owner = await plans.premium()
    const outer = await create(owner, 'Rok')
    const inner = await create(owner, 'Léto', outer)
    await create(owner, 'Zima', inner)
    await create(owner, 'zima', outer)
    const plan = await plans.plan(owner, { folder: inner })
    expect((await plans.remove(owner, `/meal_plan_folder/${inner}`)).status).toBe(204)
    expect(await under(owner, outer)).toEqual(['zima', 'Zima 2'])
    const { results } = (await plans.get<{ results: MealPlan[] }>(owner, `/meal_plan?folder=${outer}`)).body
    expect(results.map(({ guid }) => guid)).toEqual([plan.guid])
  })

  it('of another person do not exist', async () => {
    const [owner, stranger] = [await plans.premium(), await plans.premium()]
    const folder = await create(owner, 'Moje')
    const plan = await plans.plan(stranger)
    for (const answer of [
      await plans.patch(stranger, `/meal_plan_folder/${folder}`, { name: 'Cizí' }),
      await plans.remove(stranger, `/meal_plan_folder/${folder}`),
      await plans.post(stranger, '/meal_plan_folder', { guid: crypto.randomUUID(), name: 'V cizí', parent: folder }),
      await plans.post(stranger, '/meal_plan', { guid: crypto.randomUUID(), name: 'V cizí', folder }),
      await plans.patch(stranger, `/meal_plan/${plan.guid}`, { folder }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    expect((await plans.post(stranger, '/meal_plan_folder', { guid: folder, name: 'Moje' })).body.code).toBe('UNIQUE')
    expect(await all(stranger)).toEqual([])
  })

  it('are made with premium alone, and end at the limit', async () => {
    const free = await plans.api.enter()
    const body = { guid: crypto.randomUUID(), name: 'Zkouška' }
    expect((await plans.post(free, '/meal_plan_folder', body)).body.code).toBe('NO_PREMIUM')
    const owner = await plans.premium()
    await plans.sql(
      `insert into meal_plan_folder (owner, name, position) select $1, 'Složka ' || n, n from generate_series(1, $2::int) n`,
      [owner.user.guid, MEAL_PLAN_FOLDERS_MAX],
    )
    expect((await plans.post(owner, '/meal_plan_folder', body)).body.code).toBe('LIMIT_REACHED')
  })
})
