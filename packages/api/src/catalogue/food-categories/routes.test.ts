import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true })
})
afterAll(() => api.close())

test('food categories contain their sub-categories', async () => {
  type Named = { name: string; guid: string }
  const { results, count } = await api.get<{ results: (Named & { sub_food_categories: Named[] })[]; count: number }>(
    '/food_category',
  )
  const { rows } = await api.database.pool.query(
    'select (select count(*)::int from food_category) as groups, (select count(*)::int from sub_food_category) as subs',
  )
  expect({ groups: count, subs: results.flatMap((group) => group.sub_food_categories).length }).toEqual(rows[0])
})
