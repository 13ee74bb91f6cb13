import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { scaleFoods } from '@zivina/db/build/scale-foods'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

/** Enough that more foods have a usual word than are put in order. */
const FOODS = 30_000

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true })
  await scaleFoods(api.database.pool, FOODS)
  await buildIngredient(api.database.db, { name: 'Sýr' })
}, 120_000)
afterAll(() => api.close())

const find = (search: string): Promise<{ results: { name: string; slug: string }[]; count: number }> =>
  api.get(`/ingredient?search=${encodeURIComponent(search)}&limit=15`)

test('a food of exactly this name comes first, however many begin with it or are older', async () => {
  const { results, count } = await find('sýr')
  expect(results[0]?.name).toBe('Sýr')
  expect(count).toBeGreaterThan(900)
})

test('what people call a food and a mistyped name find it among many', async () => {
  expect((await find('hladká mouka')).results[0]?.slug).toBe('hladka-mouka-psenicna')
  const { results } = await find('kmyn')
  expect(results.length).toBeGreaterThan(0)
  for (const { name } of results) expect(name.toLowerCase()).toContain('kmín')
})
