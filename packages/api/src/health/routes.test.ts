import { buildRecipe } from '@zivina/db/build/recipe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../testing/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('the process answers', async () => {
  expect(await api.get('/health')).toEqual({ status: 'ok' })
})

test('readiness tells the number of approved recipes', async () => {
  expect(await api.get('/ready')).toEqual({ status: 'ok', recipes: 0 })
  await buildRecipe(api.database.db)
  await buildRecipe(api.database.db, { status: 'Pending' })
  expect(await api.get('/ready')).toEqual({ status: 'ok', recipes: 1 })
})

test('a schema that is not the present one is not ready', async () => {
  await api.database.pool.query('alter table recipe rename to recipe_of_another_version')
  expect(await api.refusal('/ready')).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
})
