import { DRAFTS_MAX } from '@zivina/contract/kernel/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { buildKnown, recipeBody } from '../write/testing.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await openAccountsApi()
})
afterAll(() => api.close())

type Answer = { status: number; body: { updated_at: string; results: { key: string; name: string }[]; code?: string } }
const ask = (as: Person, method: string, path: string, body?: unknown) =>
  api.ask(method, `/recipe_draft${path}`, { as, body }) as Promise<Answer>
const keep = (as: Person, key: string, name: string, seen_at?: string | null) =>
  ask(as, 'PATCH', `/${key}`, { body: { name }, ...(seen_at === undefined ? {} : { seen_at }) })

it('a draft is saved, read, listed and deleted by its owner only', async () => {
  const [owner, decoy] = [await api.enter(), await api.enter()]
  const key = crypto.randomUUID()
  const { status, body } = await keep(owner, key.toUpperCase(), 'Rozepsaná')
  expect(status).toBe(200)
  await keep(decoy, key, 'Cizí')
  expect((await ask(owner, 'GET', `/${key}`)).body).toEqual({
    key,
    body: { name: 'Rozepsaná' },
    updated_at: body.updated_at,
  })
  expect((await ask(owner, 'GET', '')).body).toEqual({
    results: [{ key, name: 'Rozepsaná', is_new: true, updated_at: body.updated_at }],
    count: 1,
  })
  expect((await ask(owner, 'DELETE', `/${key}`)).status).toBe(204)
  expect((await ask(owner, 'DELETE', `/${key}`)).status).toBe(204)
  expect((await ask(owner, 'GET', `/${key}`)).status).toBe(404)
  expect((await ask(decoy, 'GET', `/${key}`)).body).toMatchObject({ body: { name: 'Cizí' } })
})

it('two windows do not overwrite each other', async () => {
  const owner = await api.enter()
  const first = await keep(owner, 'new', 'Okno A', null)
  expect((await keep(owner, 'new', 'Okno B', null)).body.code).toBe('CHANGED_ELSEWHERE')
  const second = await keep(owner, 'new', 'Okno A, dál', first.body.updated_at)
  expect(second.status).toBe(200)
  expect((await keep(owner, 'new', 'Okno B', first.body.updated_at)).status).toBe(409)
  expect((await ask(owner, 'GET', '/new')).body).toMatchObject({ body: { name: 'Okno A, dál' } })
  // A client without `seen_at` overwrites.
  expect((await keep(owner, 'new', 'Okno B')).status).toBe(200)
})

it('beyond the limit the oldest draft is deleted', async () => {
  const owner = await api.enter()
  const keys = Array.from({ length: DRAFTS_MAX + 2 }, () => crypto.randomUUID())
  for (const key of keys) await keep(owner, key, key)
  const { results } = (await ask(owner, 'GET', '')).body
  expect(results.map(({ key }) => key)).toEqual(keys.slice(2).reverse())
})

it('a draft is deleted when its recipe is created, changed or deleted', async () => {
  const owner = await api.enter()
  const guid = crypto.randomUUID()
  const potato = await buildKnown(api.database.db)
  const drafted = async () => (await ask(owner, 'GET', '')).body.results.length
  await keep(owner, guid, 'Rozepsaná')
  await api.ask('POST', '/recipe', { as: owner, body: recipeBody(potato, { guid, name: 'Z konceptu' }) })
  expect(await drafted()).toBe(0)
  await keep(owner, guid, 'Rozepsaná')
  expect((await ask(owner, 'GET', '')).body.results[0]).toMatchObject({ is_new: false })
  await api.ask('PATCH', '/recipe/z-konceptu', { as: owner, body: { time_minutes: 1 } })
  expect(await drafted()).toBe(0)
  await keep(owner, guid, 'Rozepsaná')
  await api.ask('DELETE', '/recipe/z-konceptu', { as: owner })
  expect(await drafted()).toBe(0)
})

it.each([
  ['jiny-klic', { body: {} }, 404],
  ['new', { body: 'text' }, 400],
  ['new', {}, 400],
  ['new', { body: { name: 'a'.repeat(400_001) } }, 400],
  ['new', { body: {}, seen_at: 'včera' }, 400],
])('%s %.40j is refused', async (key, body, status) => {
  expect((await ask(await api.enter(), 'PATCH', `/${key}`, body)).status).toBe(status)
})
