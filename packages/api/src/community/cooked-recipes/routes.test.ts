import type { CookedSummary } from '@zivina/contract/community/cooked-recipes'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
let decoy: Person
beforeAll(async () => {
  api = await openAccountsApi()
  decoy = await api.enter()
})
afterAll(() => api.close())

type Answer = { status: number; body: CookedSummary & { code?: string } }
const build = (fields?: Parameters<typeof buildRecipe>[1]) => buildRecipe(api.database.db, fields)
const cook = (as: Person, recipe: string, cooked_on: string, guid: string = crypto.randomUUID()) =>
  api.ask('POST', '/cooked_recipe', { as, body: { guid, recipe, cooked_on } }) as unknown as Promise<Answer>
const read = async (as: Person, recipe: string) => (await api.ask('GET', `/cooked_recipe/${recipe}`, { as })).body
const remove = (as: Person, guid: string) => api.ask('DELETE', `/cooked_recipe/${guid}`, { as })

describe('a cooked recipe', () => {
  it('is counted for its cook alone, with the last day whatever the order of the records', async () => {
    const [person, recipe] = [await api.enter(), await build()]
    expect(await read(person, recipe.guid)).toEqual({ times: 0, last_on: null })
    await cook(decoy, recipe.guid, '2026-11-20')
    expect((await cook(person, recipe.guid, '2026-11-03')).body).toEqual({ times: 1, last_on: '2026-11-03' })
    expect((await cook(person, recipe.guid, '2026-09-12')).body).toEqual({ times: 2, last_on: '2026-11-03' })
    expect((await cook(person, recipe.guid, '2026-11-03')).body).toEqual({ times: 3, last_on: '2026-11-03' })
    expect(await read(person, recipe.guid)).toEqual({ times: 3, last_on: '2026-11-03' })
  })

  it('is one record, however often it is sent', async () => {
    const [person, recipe, other] = [await api.enter(), await build(), await build()]
    const guid = crypto.randomUUID()
    const both = await Promise.all([1, 2].map(() => cook(person, recipe.guid, '2026-11-03', guid)))
    expect(both.map(({ status, body }) => [status, body.times])).toEqual([
      [201, 1],
      [201, 1],
    ])
    expect((await cook(person, recipe.guid.toUpperCase(), '2026-11-03', guid)).body.times).toBe(1)
    for (const again of [
      cook(person, recipe.guid, '2026-11-04', guid),
      cook(person, other.guid, '2026-11-03', guid),
      cook(decoy, recipe.guid, '2026-11-03', guid),
    ]) {
      expect([(await again).status, (await again).body.code]).toEqual([409, 'UNIQUE'])
    }
  })

  it('is taken back by its cook alone', async () => {
    const [person, recipe] = [await api.enter(), await build()]
    const guid = crypto.randomUUID()
    await cook(person, recipe.guid, '2026-11-03', guid)
    expect((await remove(decoy, guid)).status).toBe(404)
    expect((await remove(person, guid)).status).toBe(204)
    expect(await read(person, recipe.guid)).toEqual({ times: 0, last_on: null })
    expect((await remove(person, guid)).status).toBe(404)
  })

  it('is one that the cook may see', async () => {
    const person = await api.enter()
    const own = await build({ status: 'Pending', creator: person.user.guid })
    const foreign = await build({ status: 'Pending' })
    expect((await cook(person, own.guid, '2026-11-03')).status).toBe(201)
    for (const unseen of [foreign.guid, crypto.randomUUID()]) {
      expect((await cook(person, unseen, '2026-11-03')).body).toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('was cooked today at the latest', async () => {
    const [person, recipe] = [await api.enter(), await build()]
    const tomorrow = addDays(calendarDay(new Date()), 1)
    for (const day of [tomorrow, '1999-12-31', '2026-02-30']) {
      const answer = await cook(person, recipe.guid, day)
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['cooked_on']])
    }
    expect((await cook(person, recipe.guid, calendarDay(new Date()))).status).toBe(201)
  })
})
