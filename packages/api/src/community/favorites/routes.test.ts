import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import { FAVORITES_MAX, FAVORITES_PER_CALL } from '@zivina/contract/kernel/limits'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { favorite } from '@zivina/db/schema/community/favorite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
let decoy: Person
beforeAll(async () => {
  api = await openAccountsApi()
  decoy = await api.enter()
})
afterAll(() => api.close())

const build = (fields?: Parameters<typeof buildRecipe>[1]) => buildRecipe(api.database.db, fields)
const path = ({ user }: Person) => `/user/${user.guid}/favorites`
const change = (as: Person, favorites: string[], add = true) =>
  api.ask('POST', path(as), { as, body: { favorites, add } }) as Promise<{ status: number; body: never }>
const all = async (as: Person): Promise<string[]> =>
  (await api.ask('GET', path(as), { as })).body['favorites' as never] as unknown as string[]
const list = async (as: Person, query = '') =>
  (await api.ask('GET', `/recipe/favorites${query}`, { as })).body as { results: Recipe[]; count: number }
const names = async (as: Person, query = '') => (await list(as, query)).results.map(({ name }) => name)

describe('changing favourites', () => {
  it('adds and removes, answers with all, may be repeated, and does not affect other users', async () => {
    const [person, one, other] = [await api.enter(), await build(), await build()]
    await change(decoy, [other.guid])
    expect(await change(person, [one.guid])).toEqual({ status: 200, body: { favorites: [one.guid] } })
    expect((await change(person, [one.guid])).body).toEqual({ favorites: [one.guid] })
    expect((await change(person, [other.guid.toUpperCase()])).body).toEqual({ favorites: [other.guid, one.guid] })
    const account = (await api.ask('GET', `/user/${person.user.guid}`, { as: person })).body
    expect(account).toMatchObject({ favorites: [other.guid, one.guid] })
    expect((await change(person, [one.guid], false)).body).toEqual({ favorites: [other.guid] })
    expect((await change(person, [one.guid], false)).body).toEqual({ favorites: [other.guid] })
    expect((await change(person, [other.guid], false)).body).toEqual({ favorites: [] })
    expect(await all(decoy)).toEqual([other.guid])
  })

  it('adds nothing where one of them is unknown or another author’s pending recipe', async () => {
    const [person, approved] = [await api.enter(), await build()]
    const foreign = await build({ status: 'Pending' })
    const own = await build({ status: 'Pending', creator: person.user.guid })
    for (const bad of [foreign.guid, crypto.randomUUID()]) {
      const answer = await change(person, [approved.guid, bad])
      expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })])
    }
    expect(await all(person)).toEqual([])
    expect((await change(person, [own.guid])).body).toEqual({ favorites: [own.guid] })
  })

  it('hides recipes that are no longer public, and removes even invisible or deleted ones', async () => {
    const [person, recipe] = [await api.enter(), await build()]
    await change(person, [recipe.guid])
    await api.database.pool.query(`update recipe set status = 'Denied' where guid = $1`, [recipe.guid])
    expect(await all(person)).toEqual([])
    expect(await list(person)).toEqual({ results: [], count: 0 })
    expect((await change(person, [recipe.guid, crypto.randomUUID()], false)).status).toBe(200)
    await api.database.pool.query(`update recipe set status = 'Approved' where guid = $1`, [recipe.guid])
    expect(await all(person)).toEqual([])
  })

  it('loses nothing in two simultaneous calls', async () => {
    const [person, ...recipes] = [await api.enter(), await build(), await build(), await build()]
    await Promise.all(recipes.map(({ guid }) => change(person, [guid])))
    expect((await all(person)).toSorted()).toEqual(recipes.map(({ guid }) => guid).toSorted())
  })

  it.each([
    [{ favorites: [], add: true }, 'favorites'],
    [{ favorites: ['x'], add: true }, 'favorites.0'],
    [{ favorites: Array.from({ length: FAVORITES_PER_CALL + 1 }, () => crypto.randomUUID()), add: true }, 'favorites'],
    [{ favorites: [crypto.randomUUID()] }, 'add'],
    [{ favorites: [crypto.randomUUID()], add: true, more: 1 }, 'more'],
  ])('refuses %#', async (body, field) => {
    const answer = await api.ask('POST', path(decoy), { as: decoy, body })
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  it('is not possible for another user’s favourites', async () => {
    const person = await api.enter()
    const body = { favorites: [(await build()).guid], add: true }
    for (const ask of [{ method: 'GET' }, { method: 'POST', body }]) {
      const { method, ...rest } = ask
      expect((await api.ask(method, path(decoy), { as: person, ...rest })).body).toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('ends at the limit, where existing favourites can be added again', async () => {
    const [person, last] = [await api.enter(), await build()]
    const template = await build()
    await api.database.pool.query(
      `with copies as (
         insert into recipe select (jsonb_populate_record(r, jsonb_build_object('guid', uuidv7(), 'slug', 'kopie-' || n))).*
         from recipe r, generate_series(1, $3) n where r.guid = $1 returning guid
       ) insert into favorite ("user", recipe) select $2, guid from copies`,
      [template.guid, person.user.guid, FAVORITES_MAX],
    )
    const refused = await change(person, [last.guid])
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'LIMIT_REACHED' })])
    const before = await all(person)
    expect(before).toHaveLength(FAVORITES_MAX)
    expect((await change(person, before.slice(0, 1))).status).toBe(200)
    await change(person, before.slice(0, 1), false)
    expect((await change(person, [last.guid])).status).toBe(200)
  })
})

describe('the list of favourites', () => {
  it('has pages, is ordered by when they were added by default, and filters like the recipe list', async () => {
    const person = await api.enter()
    const carrot = await buildIngredient(api.database.db, { name: 'Mrkev' })
    const made = [
      await build({ name: 'Polévka', time_minutes: 40, protein_in_total: 5, meal_types: ['Soup'] }),
      await build({ name: 'Kaše', time_minutes: 10, protein_in_total: null, meal_types: ['Breakfast'] }),
      await build({ name: 'Guláš', time_minutes: 90, protein_in_total: 30, lines: [{ ingredient: carrot }] }),
    ]
    await build({ name: 'Není oblíbený' })
    for (const [minute, { guid: recipe }] of made.entries()) {
      const created_at = new Date(Date.UTC(2026, 0, 1, 0, minute))
      await api.database.db.insert(favorite).values({ user: person.user.guid, recipe, created_at })
    }
    expect(await names(person)).toEqual(['Guláš', 'Kaše', 'Polévka'])
    expect(await names(person, '?ordering=time')).toEqual(['Kaše', 'Polévka', 'Guláš'])
    expect(await names(person, '?ordering=-protein_in_total')).toEqual(['Guláš', 'Polévka', 'Kaše'])
    expect(await names(person, '?ordering=protein_in_total')).toEqual(['Polévka', 'Guláš', 'Kaše'])
    expect(await names(person, '?meal_types=Soup,Breakfast')).toEqual(['Kaše', 'Polévka'])
    expect(await names(person, `?must_ingredients=${carrot.guid}`)).toEqual(['Guláš'])
    expect(await names(person, `?exclude_ingredients=${carrot.guid}`)).toEqual(['Kaše', 'Polévka'])
    expect(await names(person, '?search=kase')).toEqual(['Kaše'])
    expect(await names(person, '?time_minutes=0,60')).toEqual(['Kaše', 'Polévka'])
    expect(await list(person, '?limit=1&offset=1')).toMatchObject({ results: [{ name: 'Kaše' }], count: 3 })
    expect(await list(person, '?offset=18')).toEqual({ results: [], count: 3 })
  })

  it('contains own recipes in any state, and is never cached', async () => {
    const person = await api.enter()
    const own = await build({ name: 'Můj', status: 'Pending', creator: person.user.guid })
    await change(person, [own.guid])
    const response = await api.send('GET', '/recipe/favorites', { as: person })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ results: [{ name: 'Můj', status: 'Pending' }], count: 1 })
  })

  it.each(['?ordering=name', '?limit=0', '?unknown=1', '?must_ingredients=x'])('refuses %s', async (query) => {
    const answer = await api.ask('GET', `/recipe/favorites${query}`, { as: decoy })
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ code: 'INCORRECT_QUERY_PARAMS' })])
  })

  it('takes two statements, and a change six', async () => {
    const person = await api.enter()
    const recipe = await build()
    await change(person, [recipe.guid])
    let before = api.statements()
    await list(person, '?search=kase&ordering=-fat')
    expect(api.statements() - before).toBe(2)
    before = api.statements()
    await change(person, [recipe.guid])
    expect(api.statements() - before).toBe(6)
  })
})
