import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api/app.ts'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'
import { OUTSIDE } from '#api/testing/outside.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('the process is alive', async () => {
  expect(await api.get('/health')).toEqual({ status: 'ok' })
})

test('readiness returns the number of approved recipes', async () => {
  expect(await api.get('/ready')).toEqual({ status: 'ok', recipes: 0 })
  await buildRecipe(api.database.db)
  await buildRecipe(api.database.db, { status: 'Pending' })
  expect(await api.get('/ready')).toEqual({ status: 'ok', recipes: 1 })
})

test('a process that accepts no more requests is not ready, each time it is asked', async () => {
  let takesMore = false
  const log = { info: () => {}, error: () => {} }
  const places = { image_url_endpoint: '/images', public_url: '' }
  const { db } = api.database
  const process = { db, log, catalogue: { version: () => null }, isReady: async () => takesMore }
  const { fetch } = createApi({ ...OUTSIDE, ...places, ...process })
  const ready = async () => {
    const answer = await fetch(new Request('http://localhost/api/ready'))
    return [answer.status, answer.headers.get('cache-control'), (await answer.json()).code]
  }
  for (let time = 0; time < 2; time += 1) expect(await ready()).toEqual([503, 'no-store', 'SERVICE_UNAVAILABLE'])
  takesMore = true
  expect((await ready())[0]).toBe(200)
})

test('a process with an outdated schema is not ready', async () => {
  await api.database.pool.query('alter table recipe rename to recipe_of_another_version')
  expect(await api.refusal('/ready')).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
})
