import type { RecipeNote } from '@zivina/contract/community/recipe-notes'
import { RECIPE_NOTE_MAX, RECIPE_NOTES_MAX } from '@zivina/contract/kernel/limits'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { recipeModified } from '@zivina/db/schema/catalogue/recipe-modified'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
let decoy: Person
beforeAll(async () => {
  api = await openAccountsApi()
  decoy = await api.enter()
})
afterAll(() => api.close())

type Answer<Body> = { status: number; body: Body & { code?: string } }
const build = (fields?: Parameters<typeof buildRecipe>[1]) => buildRecipe(api.database.db, fields)
const write = (as: Person, recipe: string, text: string, seen_at: string | null = null) =>
  api.ask('PATCH', `/recipe_note/${recipe}`, { as, body: { text, seen_at } }) as unknown as Promise<Answer<RecipeNote>>
const read = async (as: Person, recipe: string): Promise<RecipeNote | null> =>
  ((await api.ask('GET', `/recipe_note/${recipe}`, { as })).body as unknown as { note: RecipeNote | null }).note
const list = async (as: Person, query = '') =>
  (await api.ask('GET', `/recipe_note${query}`, { as })).body as unknown as { results: RecipeNote[]; count: number }
const remove = (as: Person, recipe: string, query = '') =>
  api.ask('DELETE', `/recipe_note/${recipe}${query}`, { as }) as unknown as Promise<Answer<object>>

describe('a note to oneself', () => {
  it('is written, changed, read and deleted by its writer, and nobody else sees it', async () => {
    const [person, recipe] = [await api.enter(), await build({ name: 'Kulajda' })]
    expect(await read(person, recipe.guid)).toBeNull()
    const first = await write(person, recipe.guid, '  Méně octa.\r\nVíc kopru. ')
    expect(first).toMatchObject({ status: 200, body: { text: 'Méně octa.\nVíc kopru.' } })
    expect(first.body.recipe).toEqual({
      guid: recipe.guid,
      slug: recipe.slug,
      name: 'Kulajda',
      is_shown: true,
      is_own: false,
    })
    const second = await write(person, recipe.guid, 'Ještě méně octa.', first.body.updated_at)
    expect(await read(person, recipe.guid)).toEqual(second.body)
    expect(await read(decoy, recipe.guid)).toBeNull()
    expect((await remove(decoy, recipe.guid)).status).toBe(404)
    expect((await remove(person, recipe.guid)).status).toBe(204)
    expect(await read(person, recipe.guid)).toBeNull()
    expect((await remove(person, recipe.guid)).body).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is never overwritten by a window that has not seen the last version', async () => {
    const [person, recipe] = [await api.enter(), await build()]
    const first = await write(person, recipe.guid, 'Jedna')
    const second = await write(person, recipe.guid, 'Dvě', first.body.updated_at)
    for (const seen of [first.body.updated_at, null]) {
      const refused = await write(person, recipe.guid, 'Tři', seen)
      expect([refused.status, refused.body.code]).toEqual([409, 'CHANGED_ELSEWHERE'])
    }
    expect((await remove(person, recipe.guid, `?seen_at=${first.body.updated_at}`)).body.code).toBe('CHANGED_ELSEWHERE')
    expect(await read(person, recipe.guid)).toEqual(second.body)
    await remove(person, recipe.guid, `?seen_at=${second.body.updated_at}`)
    // A window that still shows the deleted note may not bring it back unseen.
    expect((await write(person, recipe.guid, 'Tři', second.body.updated_at)).body.code).toBe('CHANGED_ELSEWHERE')
    expect((await write(person, recipe.guid, 'Tři')).status).toBe(200)
  })

  it('may be sent twice: the same text is the same note', async () => {
    const [person, recipe] = [await api.enter(), await build()]
    const both = await Promise.all([write(person, recipe.guid, 'Stejně'), write(person, recipe.guid, 'Stejně')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0].body).toEqual(both[1].body)
    expect(await list(person)).toMatchObject({ count: 1 })
  })

  it('is written by one of two windows that begin it at the same moment', async () => {
    const [person, recipe] = [await api.enter(), await build()]
    const both = await Promise.all([write(person, recipe.guid, 'Levá'), write(person, recipe.guid, 'Pravá')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await read(person, recipe.guid))?.text).toBe(both[0].status === 200 ? 'Levá' : 'Pravá')
  })

  it('is about a recipe that its writer may see; written once, it stays theirs', async () => {
    const person = await api.enter()
    const foreign = await build({ status: 'Pending' })
    const own = await build({ status: 'Pending', is_private: true, creator: person.user.guid })
    const recipe = await build()
    for (const unseen of [foreign.guid, crypto.randomUUID()]) {
      expect((await write(person, unseen, 'Nic')).body).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect((await write(person, own.guid, 'Moje')).body.recipe).toMatchObject({ is_shown: false, is_own: true })
    const note = await write(person, recipe.guid, 'Dobré')
    await api.database.pool.query(`update recipe set status = 'Denied' where guid = $1`, [recipe.guid])
    expect((await write(person, recipe.guid, 'Pořád dobré', note.body.updated_at)).status).toBe(200)
    expect((await list(person)).results.map(({ text }) => text)).toEqual(['Pořád dobré', 'Moje'])
  })

  it('may be about the original of one’s own modification, though it is no longer public', async () => {
    const [person, original] = [await api.enter(), await build({ status: 'Denied' })]
    expect((await write(person, original.guid, 'Nic')).status).toBe(404)
    await api.database.db.insert(recipeModified).values({
      user: person.user.guid,
      original: original.guid,
      slug: `po-nasem-${person.user.guid}`,
      name: 'Po našem',
      portion_size: 2,
    })
    expect((await write(person, original.guid, 'Po našem')).status).toBe(200)
    expect((await write(decoy, original.guid, 'Nic')).status).toBe(404)
  })

  it.each([
    [{ text: '', seen_at: null }, 'text'],
    [{ text: ' \n ', seen_at: null }, 'text'],
    [{ text: 'a'.repeat(RECIPE_NOTE_MAX + 1), seen_at: null }, 'text'],
    [{ text: 'Bez verze' }, 'seen_at'],
    [{ text: 'Nic', seen_at: 'včera' }, 'seen_at'],
    [{ text: 'Nic', seen_at: null, user: 'x' }, 'user'],
  ])('refuses %#', async (body, field) => {
    const answer = await api.ask('PATCH', `/recipe_note/${(await build()).guid}`, { as: decoy, body })
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  it('ends at the limit, where a note that is there can still be changed', async () => {
    const [person, recipe, last] = [await api.enter(), await build(), await build()]
    const note = await write(person, recipe.guid, 'První')
    await api.database.pool.query(
      `with copies as (
         insert into recipe select (jsonb_populate_record(r, jsonb_build_object('guid', uuidv7(), 'slug', 'poznamka-' || n))).*
         from recipe r, generate_series(2, $3) n where r.guid = $1 returning guid
       ) insert into recipe_note ("user", recipe, text) select $2, guid, 'x' from copies`,
      [recipe.guid, person.user.guid, RECIPE_NOTES_MAX],
    )
    expect((await write(person, last.guid, 'Navíc')).body.code).toBe('LIMIT_REACHED')
    expect((await write(person, recipe.guid, 'Jinak', note.body.updated_at)).status).toBe(200)
  })

  it('is listed with its recipe, the last written first, in pages', async () => {
    const person = await api.enter()
    const recipes = [await build({ name: 'A' }), await build({ name: 'B' }), await build({ name: 'C' })]
    for (const { guid } of recipes) await write(person, guid, 'Ano')
    expect((await list(person)).results.map(({ recipe }) => recipe.name)).toEqual(['C', 'B', 'A'])
    expect(await list(person, '?limit=1&offset=1')).toMatchObject({ results: [{ recipe: { name: 'B' } }], count: 3 })
    expect((await api.send('GET', '/recipe_note', { as: person })).headers.get('cache-control')).toBe('no-store')
  })
})
