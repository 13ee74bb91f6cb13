import type { PersonalRecipe } from '@zivina/contract/catalogue/recipes/read'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
let author: Person
beforeAll(async () => {
  api = await openAccountsApi()
  author = await api.enter()
  const { db } = api.database
  const creator = author.user.guid
  for (const [day, status, name] of [
    [1, 'Approved', 'Kuřecí vývar'],
    [2, 'Denied', 'Hovězí guláš'],
    [3, 'Pending', 'Zeleninový vývar'],
  ] as const) {
    const created_at = new Date(`2026-01-0${day}T00:00:00Z`)
    const status_note = status === 'Denied' ? 'Chybí postup.' : ''
    await buildRecipe(db, { name, status, status_note, creator, created_at })
  }
  // The decoy's recipes, which must not appear.
  for (const status of ['Approved', 'Pending'] as const) await buildRecipe(db, { status, name: `Cizí vývar ${status}` })
})
afterAll(() => api.close())

async function list(query = '', as = author) {
  const { status, body } = await api.ask('GET', `/recipe/personal${query}`, { as })
  expect(status).toBe(200)
  const { results, count } = body as { results: PersonalRecipe[]; count: number }
  return { names: results.map(({ name }) => name), results, count }
}

it('own recipes are listed in every state, newest first, and no others', async () => {
  const { names, results, count } = await list()
  expect(names).toEqual(['Zeleninový vývar', 'Hovězí guláš', 'Kuřecí vývar'])
  expect(count).toBe(3)
  expect(results[1]).toMatchObject({ status: 'Denied', status_note: 'Chybí postup.', version: 1 })
  expect(results[1]?.abilities).toEqual({ can_edit: true, can_delete: true })
})

it('own recipes are filtered by state and words, in pages', async () => {
  expect((await list('?status=Pending')).names).toEqual(['Zeleninový vývar'])
  expect((await list('?search=vyvary')).names).toEqual(['Zeleninový vývar', 'Kuřecí vývar'])
  expect(await list('?limit=1&offset=1')).toMatchObject({ names: ['Hovězí guláš'], count: 3 })
  expect(await list('?offset=3')).toMatchObject({ names: [], count: 3 })
})

it('private and submitted ones are told apart', async () => {
  const cook = await api.enter()
  for (const is_private of [true, false]) {
    const name = is_private ? 'Jen můj guláš' : 'Poslaný guláš'
    await buildRecipe(api.database.db, { name, is_private, status: 'Pending', creator: cook.user.guid })
  }
  expect((await list('?is_private=true', cook)).names).toEqual(['Jen můj guláš'])
  expect((await list('?status=Pending&is_private=false', cook)).names).toEqual(['Poslaný guláš'])
  const { results } = await list('?status=Pending', cook)
  expect(results.map(({ name, is_private }) => [name, is_private])).toContainEqual(['Jen můj guláš', true])
})

it('the list of a user without recipes is empty, takes four statements, and is not cached', async () => {
  const newcomer = await api.enter()
  expect(await list('', newcomer)).toMatchObject({ count: 0 })
  const before = api.statements()
  const response = await api.send('GET', '/recipe/personal', { as: author })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(api.statements() - before).toBeLessThanOrEqual(4)
})

it.each(['?status=Mine', '?is_private=ano', '?limit=101', '?creator=x'])('%s is refused', async (query) => {
  const { body } = await api.ask('GET', `/recipe/personal${query}`, { as: author })
  expect(body).toMatchObject({ code: 'INCORRECT_QUERY_PARAMS' })
})
