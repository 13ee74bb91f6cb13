import type { Tags } from '@zivina/contract/catalogue/tags'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { runRecompute } from '#api/catalogue/ingredients/versions/recompute-queue.ts'

let api: AccountsApi
let admin: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.database.pool.query(`delete from recipe; delete from tag;
    insert into tag (name, position) values ('dezert', 0), ('polévky', 1), ('rychlé', 2)`)
})

const ask = (method: string, path: string, body?: unknown) => api.ask(method, path, { as: admin, body })
const at = (name: string) => `/tag/${encodeURIComponent(name)}`
const listed = async () => (await ask('GET', '/tag')).body as Tags

it('a new tag stands in its Czech place, and exists once', async () => {
  expect(await ask('POST', '/tag', { name: ' čaj ' })).toMatchObject({
    status: 201,
    body: { tags: ['čaj', 'dezert', 'polévky', 'rychlé'] },
  })
  expect(await ask('POST', '/tag', { name: 'čaj' })).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
  expect((await ask('POST', '/tag', { name: 'čaj, káva' })).status).toBe(400)
})

it('the front page shows the tags that were chosen, in their order', async () => {
  await ask('POST', '/tag/create_ordered_tags', { tags: ['rychlé', 'dezert'] })
  expect((await listed()).ordered_tags.tags).toEqual(['rychlé', 'dezert'])
  await ask('POST', '/tag/create_ordered_tags', { tags: ['dezert', 'polévky'] })
  expect((await listed()).ordered_tags.tags).toEqual(['dezert', 'polévky'])
  const unknown = await ask('POST', '/tag/create_ordered_tags', { tags: ['dezert', 'neznámý'] })
  expect(unknown).toMatchObject({ status: 404, body: { code: 'TAG_DOESNT_EXIST' } })
  expect((await ask('POST', '/tag/create_ordered_tags', { tags: ['dezert', 'dezert'] })).status).toBe(400)
  expect((await listed()).ordered_tags.tags).toEqual(['dezert', 'polévky'])
})

it('of two orders at once one wins whole', async () => {
  const orders = [
    ['rychlé', 'dezert', 'polévky'],
    ['polévky', 'rychlé'],
  ]
  const answers = await Promise.all(
    [...orders, ...orders].map((tags) => ask('POST', '/tag/create_ordered_tags', { tags })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(orders).toContainEqual((await listed()).ordered_tags.tags)
})

it('a renamed tag is renamed in recipes, in saved filters and on the front page, and found by its new name', async () => {
  const { db, pool } = api.database
  const { guid } = await buildRecipe(db, { name: 'Vývar', tags: ['polévky', 'rychlé'] })
  await pool.query(
    `insert into user_filter ("user", name, tags, status) values ($1, 'Moje', '{polévky}', 'Approved')`,
    [admin.user.guid],
  )
  await ask('POST', '/tag/create_ordered_tags', { tags: ['polévky'] })
  expect(await ask('PATCH', at('polévky'), { name: 'žampionky' })).toMatchObject({
    status: 200,
    body: { tags: ['dezert', 'rychlé', 'žampionky'], ordered_tags: { tags: ['žampionky'] } },
  })
  const { rows } = await pool.query(`select r.tags, f.tags as saved from recipe r, user_filter f where r.guid = $1`, [
    guid,
  ])
  expect(rows).toEqual([{ tags: ['žampionky', 'rychlé'], saved: ['žampionky'] }])
  await runRecompute(db, { info: () => {}, error: () => {} }, null)
  const found = await pool.query(
    `select (search_vector @@ to_tsquery('simple', 'zampionk:*')) as by_new, (search_vector @@ to_tsquery('simple', 'polevk:*')) as by_old
    from recipe where guid = $1`,
    [guid],
  )
  expect(found.rows).toEqual([{ by_new: true, by_old: false }])
})

it('a tag takes no name of another, and what does not exist cannot be renamed', async () => {
  expect(await ask('PATCH', at('dezert'), { name: 'rychlé' })).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
  expect((await ask('PATCH', at('dezert'), { name: 'dezert' })).status).toBe(200)
  expect((await ask('PATCH', at('neznámý'), { name: 'jiný' })).status).toBe(404)
  expect((await ask('DELETE', at('neznámý'))).status).toBe(404)
})

it('a tag is merged into the one that has its new name where that is wanted: in recipes, filters and on the front page once', async () => {
  const { db, pool } = api.database
  const [both, one] = [
    await buildRecipe(db, { name: 'Vývar', tags: ['polévky', 'rychlé'] }),
    await buildRecipe(db, { name: 'Krém', tags: ['polévky'] }),
  ]
  await pool.query('delete from user_filter')
  await pool.query(
    `insert into user_filter ("user", name, tags, status) values ($1, 'Moje', '{rychlé,polévky}', 'Approved')`,
    [admin.user.guid],
  )
  await ask('POST', '/tag/create_ordered_tags', { tags: ['polévky', 'dezert'] })
  expect(await ask('PATCH', at('polévky'), { name: 'rychlé' })).toMatchObject({ body: { code: 'UNIQUE' } })
  expect(await ask('PATCH', at('polévky'), { name: 'rychlé', merges: true })).toMatchObject({
    status: 200,
    body: { tags: ['dezert', 'rychlé'], ordered_tags: { tags: ['rychlé', 'dezert'] } },
  })
  const { rows } = await pool.query('select tags from recipe where guid = any($1) order by name', [
    [both.guid, one.guid],
  ])
  expect(rows).toEqual([{ tags: ['rychlé'] }, { tags: ['rychlé'] }])
  expect((await pool.query('select tags from user_filter')).rows).toEqual([{ tags: ['rychlé'] }])
})

it('a tag that a recipe has is not deleted', async () => {
  await buildRecipe(api.database.db, { tags: ['dezert'] })
  expect(await ask('DELETE', at('dezert'))).toMatchObject({ status: 409, body: { code: 'PROTECTED' } })
  expect((await listed()).tags).toContain('dezert')
  expect((await ask('DELETE', at('rychlé'))).status).toBe(204)
  expect((await listed()).tags).toEqual(['dezert', 'polévky'])
})
