import type { CollectedRecipe, RecipeCollection } from '@zivina/contract/community/recipe-collections'
import { COLLECTED_RECIPES_MAX, COLLECTIONS_MAX } from '@zivina/contract/kernel/limits'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { recipeModified } from '@zivina/db/schema/catalogue/recipe-modified'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
let decoy: Person
let decoys: RecipeCollection
beforeAll(async () => {
  api = await openAccountsApi()
  decoy = await api.enter()
  decoys = await create(decoy, 'Cizí')
})
afterAll(() => api.close())

const build = (fields?: Parameters<typeof buildRecipe>[1]) => buildRecipe(api.database.db, fields)
const sql = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await api.database.pool.query(text, values)).rows
type Answer = { status: number; body: { code?: string } }
const post = (as: Person, path: string, body: unknown) =>
  api.ask('POST', path, { as, body }) as unknown as Promise<Answer>

async function create(as: Person, name: string, guid: string = crypto.randomUUID()): Promise<RecipeCollection> {
  const answer = await api.ask('POST', '/recipe_collection', { as, body: { guid, name } })
  expect(answer).toMatchObject({ status: 201 })
  return answer.body as unknown as RecipeCollection
}
const list = async (as: Person, query = '') =>
  (await api.ask('GET', `/recipe_collection${query}`, { as })).body as { results: RecipeCollection[]; count: number }
const names = async (as: Person) => (await list(as)).results.map(({ name }) => name)
const change = (as: Person, { guid }: { guid: string }, recipe: string, add = true) =>
  post(as, `/recipe_collection/${guid}/recipe`, { recipe, add })
const recipes = async (as: Person, { guid }: { guid: string }, query = '') =>
  (await api.ask('GET', `/recipe_collection/${guid}/recipe${query}`, { as })).body as {
    results: CollectedRecipe[]
    count: number
  }

describe('own collections', () => {
  it('are created once for each guid, in order, renamed and deleted', async () => {
    const person = await api.enter()
    const first = await create(person, 'Všední večery')
    expect(await create(person, 'Všední večery', first.guid)).toEqual(first)
    await create(person, 'Svátky')
    expect(await names(person)).toEqual(['Všední večery', 'Svátky'])
    const path = `/recipe_collection/${first.guid}`
    expect(await api.ask('PATCH', path, { as: person, body: { name: ' Večeře ' } })).toMatchObject({
      status: 200,
      body: { name: 'Večeře', recipe_count: 0 },
    })
    expect((await api.ask('GET', path, { as: person })).body).toMatchObject({ name: 'Večeře' })
    expect((await api.ask('DELETE', path, { as: person })).status).toBe(204)
    expect(await names(person)).toEqual(['Svátky'])
    expect(await names(decoy)).toEqual(['Cizí'])
  })

  it('have names that no other own one has, whatever the letters, in one to sixty characters', async () => {
    const person = await api.enter()
    const { guid } = await create(person, 'Polévky')
    const other = await create(person, 'Saláty')
    const taken = { status: 400, body: { name: [{ code: 'UNIQUE', message: expect.any(String) }] } }
    const again = { guid: crypto.randomUUID(), name: 'POLÉVKY' }
    expect(await post(person, '/recipe_collection', again)).toMatchObject(taken)
    const renamed = { as: person, body: { name: 'polévky' } }
    expect(await api.ask('PATCH', `/recipe_collection/${other.guid}`, renamed)).toMatchObject(taken)
    expect((await api.ask('PATCH', `/recipe_collection/${guid}`, renamed)).status).toBe(200)
    expect((await create(decoy, 'Polévky')).name).toBe('Polévky')
    for (const name of ['', '  ', 'a'.repeat(61), 'a\u0007b']) {
      const answer = await post(person, '/recipe_collection', { guid: crypto.randomUUID(), name })
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['name']])
    }
  })

  it('are put in another order, unless it names others than there are', async () => {
    const person = await api.enter()
    const [a, b, c] = [await create(person, 'A'), await create(person, 'B'), await create(person, 'C')]
    const put = (...collections: string[]) => post(person, '/recipe_collection/order', { collections })
    expect((await put(c.guid, a.guid, b.guid)).status).toBe(204)
    expect(await names(person)).toEqual(['C', 'A', 'B'])
    for (const wrong of [
      [c.guid, a.guid],
      [c.guid, a.guid, a.guid],
      [c.guid, a.guid, decoys.guid],
    ]) {
      expect(await put(...wrong)).toMatchObject({ status: 409, body: { code: 'CHANGED_ELSEWHERE' } })
    }
    expect(await names(person)).toEqual(['C', 'A', 'B'])
  })

  it('of another person do not exist', async () => {
    const person = await api.enter()
    const { guid } = await build()
    const path = `/recipe_collection/${decoys.guid}`
    for (const [method, end, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { name: 'Moje' }],
      ['DELETE', '', undefined],
      ['GET', '/recipe', undefined],
      ['POST', '/recipe', { recipe: guid, add: true }],
      ['POST', '/recipe', { recipe: guid, add: false }],
    ] as const) {
      const answer = await api.ask(method, path + end, { as: person, ...(body ? { body } : {}) })
      expect([method, answer.status, answer.body]).toEqual([
        method,
        404,
        expect.objectContaining({ code: 'NOT_FOUND' }),
      ])
    }
    const taken = await post(person, '/recipe_collection', { guid: decoys.guid, name: 'Moje' })
    expect(taken).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
    expect((await api.ask('GET', path, { as: decoy })).body).toMatchObject({ name: 'Cizí', recipe_count: 0 })
  })

  it('end at the limit, even where two are created at the same moment', async () => {
    const person = await api.enter()
    await sql(
      `insert into recipe_collection ("user", name, position) select $1, 'Sbírka ' || n, n from generate_series(1, $2::int) n`,
      [person.user.guid, COLLECTIONS_MAX - 1],
    )
    const answers = await Promise.all(
      ['Jedna', 'Dvě'].map((name) => post(person, '/recipe_collection', { guid: crypto.randomUUID(), name })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await list(person)).count).toBe(COLLECTIONS_MAX)
  })
})

describe('recipes of a collection', () => {
  it('are public ones, own ones in any state and own modified ones', async () => {
    const person = await api.enter()
    const { user } = person
    const shown = await build({ name: 'Veřejný' })
    const own = await build({ name: 'Jen můj', status: 'Pending', is_private: true, creator: user.guid })
    const [modified] = await api.database.db
      .insert(recipeModified)
      .values({
        user: user.guid,
        original: shown.guid,
        slug: `po-nasem-${user.guid}`,
        name: 'Po našem',
        portion_size: 3,
      })
      .returning()
    const collection = await create(person, 'Všechno')
    const guids = [shown.guid, own.guid, modified?.guid ?? '']
    for (const guid of guids) expect((await change(person, collection, guid)).status).toBe(200)
    const { results, count } = await recipes(person, collection)
    expect(results.map(({ guid, is_modified, recipe }) => [guid, is_modified, recipe?.name, recipe?.status])).toEqual([
      [guids[2], true, 'Po našem', 'Approved'],
      [guids[1], false, 'Jen můj', 'Pending'],
      [guids[0], false, 'Veřejný', 'Approved'],
    ])
    expect(count).toBe(3)
    expect(results[0]?.recipe).toMatchObject({ portion_size: 3, diet_types: ['Without restrictions'] })
    expect(await recipes(person, collection, '?limit=1&offset=1')).toMatchObject({
      results: [{ recipe: { name: 'Jen můj' } }],
      count: 3,
    })
    const asked = await list(person, `?recipe=${modified?.guid}`)
    expect(asked.results.map(({ name, has_recipe, recipe_count }) => [name, has_recipe, recipe_count])).toEqual([
      ['Všechno', true, 3],
    ])
  })

  it('are never another person’s that are not public', async () => {
    const person = await api.enter()
    const collection = await create(person, 'Moje')
    const hidden = await build({ status: 'Pending', is_private: true, creator: decoy.user.guid })
    const waiting = await build({ status: 'Pending', creator: decoy.user.guid })
    const [modified] = await api.database.db
      .insert(recipeModified)
      .values({ user: decoy.user.guid, original: waiting.guid, slug: 'cizi-uprava', name: 'Cizí', portion_size: 1 })
      .returning()
    for (const guid of [hidden.guid, waiting.guid, modified?.guid ?? '', crypto.randomUUID()]) {
      expect(await change(person, collection, guid)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    expect((await recipes(person, collection)).count).toBe(0)
  })

  it('leave when they are deleted, and stay without a name when their author hides them', async () => {
    const person = await api.enter()
    const collection = await create(person, 'Cizí recepty')
    const [gone, hidden] = [await build({ creator: decoy.user.guid }), await build({ creator: decoy.user.guid })]
    await change(person, collection, gone.guid)
    await change(person, collection, hidden.guid)
    await sql('delete from recipe where guid = $1', [gone.guid])
    await sql(`update recipe set status = 'Pending', is_private = true where guid = $1`, [hidden.guid])
    expect(await recipes(person, collection)).toEqual({
      results: [{ guid: hidden.guid, is_modified: false, added_at: expect.any(String), recipe: null }],
      count: 1,
    })
    expect((await change(person, collection, hidden.guid, false)).body).toMatchObject({ recipe_count: 0 })
  })

  it('are in it once, however often and at what moment they are added', async () => {
    const person = await api.enter()
    const collection = await create(person, 'Jednou')
    const [one, other] = [await build(), await build()]
    const answers = await Promise.all([one, one, other].map(({ guid }) => change(person, collection, guid)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await change(person, collection, one.guid)).body).toMatchObject({ recipe_count: 2, has_recipe: true })
    expect((await change(person, collection, one.guid, false)).body).toMatchObject({
      recipe_count: 1,
      has_recipe: false,
    })
    expect((await change(person, collection, one.guid, false)).status).toBe(200)
  })

  it('end at the limit, where one that is there can be added again', async () => {
    const person = await api.enter()
    const collection = await create(person, 'Plná')
    const [template, last] = [await build(), await build()]
    await sql(
      `with copies as (
         insert into recipe select (jsonb_populate_record(r, jsonb_build_object('guid', uuidv7(), 'slug', 'sbirka-' || n))).*
         from recipe r, generate_series(1, $3::int) n where r.guid = $1 returning guid
       ) insert into recipe_collection_item (collection, recipe) select $2, guid from copies`,
      [template.guid, collection.guid, COLLECTED_RECIPES_MAX],
    )
    expect(await change(person, collection, last.guid)).toMatchObject({ status: 409, body: { code: 'LIMIT_REACHED' } })
    const { results, count } = await recipes(person, collection)
    expect(count).toBe(COLLECTED_RECIPES_MAX)
    expect((await change(person, collection, results[0]?.guid ?? '')).status).toBe(200)
  })
})
