import type { SavedMeal } from '@zivina/contract/body/saved-meals'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await openAccountsApi()
})
afterAll(() => api.close())

const COFFEE = { kind: 'quick', name: 'Káva s mlékem', kilojoules: 200 }

async function breakfast() {
  const { guid: ingredient } = await buildIngredient(api.database.db, {
    name: `Rohlík ${crypto.randomUUID()}`,
    kilojoules: 1000,
  })
  const items = [{ kind: 'ingredient', ingredient, amount: 80, unit: 'g' }, COFFEE]
  return { guid: crypto.randomUUID() as string, name: 'Snídaně', items }
}

const list = async (as: Person) => (await api.ask<{ results: SavedMeal[] }>('GET', '/saved_meal', { as })).body.results

describe('a saved meal', () => {
  it('is kept once, with names and energy, however often it arrives', async () => {
    const [person, other] = [await api.enter(), await api.enter()]
    const body = await breakfast()
    const answers = await Promise.all([1, 2].map(() => api.ask('POST', '/saved_meal', { as: person, body })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await list(person)).toMatchObject([
      {
        guid: body.guid,
        name: 'Snídaně',
        used_at: null,
        items: [
          { what: body.items[0], kilojoules: 800, is_there: true },
          { what: COFFEE, name: 'Káva s mlékem', kilojoules: 200, is_there: true },
        ],
      },
    ])
    expect(await api.ask('POST', '/saved_meal', { as: other, body })).toMatchObject({
      status: 409,
      body: { code: 'UNIQUE' },
    })
    expect(await list(other)).toEqual([])
  })

  it('is changed and removed by its owner alone, and has only foods that they may see', async () => {
    const [person, other] = [await api.enter(), await api.enter()]
    const body = await breakfast()
    await api.ask('POST', '/saved_meal', { as: person, body })
    const path = `/saved_meal/${body.guid}`
    for (const [method, sent] of [
      ['PATCH', { name: 'Moje' }],
      ['DELETE', undefined],
    ] as const) {
      const ask = { as: other, ...(sent ? { body: sent } : {}) }
      expect(await api.ask(method, path, ask)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    const hidden = await buildIngredient(api.database.db, { status: 'Pending', creator: other.user.guid })
    const items = [{ kind: 'ingredient', ingredient: hidden.guid, amount: 1, unit: 'g' }]
    expect((await api.ask('PATCH', path, { as: person, body: { items } })).status).toBe(404)
    expect((await api.ask('PATCH', path, { as: person, body: { items: [COFFEE] } })).body).toMatchObject({
      name: 'Snídaně',
      items: [{ name: 'Káva s mlékem' }],
    })
    expect((await api.ask('DELETE', path, { as: person })).status).toBe(204)
    expect(await list(person)).toEqual([])
  })
})
