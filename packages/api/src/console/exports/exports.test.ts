import { EMPTY_LIBRARY } from '@zivina/content/library'
import type { Export } from '@zivina/contract/console/exports'
import { EXPORT_NAMES, EXPORTS } from '@zivina/contract/kernel/exports'
import { LIST_NAMES } from '@zivina/contract/kernel/lists'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { buildReview } from '@zivina/db/build/community/review'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { DECLARED } from '#api/areas.ts'
import { URLS } from '#api/testing/outside.ts'
import { sweepExports } from './queries.ts'
import { writeExport } from './write-export.ts'

let api: AccountsApi
let admin: Person
let boss: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
  boss = await api.enter({ is_admin: true, is_super_admin: true, is_demo: true })
})
afterAll(() => api.close())

const PERIOD = { from: '2026-03-01', to: '2026-03-31' }
const order = async (fields: Record<string, unknown>, guid = crypto.randomUUID() as string, as = admin) =>
  api.ask<Export & { code?: string }>('POST', '/admin/export', { as, body: { guid, ...fields } })
const orderPerson = (user: string) => order({ kind: 'person', user }, crypto.randomUUID(), boss)
const list = async () => (await api.ask<{ results: Export[] }>('GET', '/admin/export', { as: admin })).body.results
const write = (guid: string) =>
  writeExport({ db: api.database.db, urls: URLS, library: EMPTY_LIBRARY, declared: DECLARED }, guid)
const file = (guid: string, as = admin) => api.send('GET', `/admin/export/${guid}/file`, { as })
const text = async (guid: string) => (await file(guid)).text()
const sql = (statement: string, values: unknown[] = []) => api.database.pool.query(statement, values)

it('are written by a job as a table that spreadsheets open: BOM, semicolons, decimal commas, and nothing in it runs', async () => {
  const owner = await api.enter()
  await buildRecipe(api.database.db, { name: '=HYPERLINK("http://zlo")', creator: owner.user.guid })
  const { body, status } = await order({ kind: 'recipes' })
  expect(status).toBe(201)
  expect(body).toMatchObject({ state: 'waiting', done: 0, total: null, by: admin.user.username })
  expect((await file(body.guid)).status).toBe(404)
  await write(body.guid)
  const table = Buffer.from(await (await file(body.guid)).arrayBuffer()).toString()
  expect(table.startsWith('\ufeffNázev;Adresa;Stav;Autor;')).toBe(true)
  expect(table).toContain(`"'=HYPERLINK(""http://zlo"")";`)
  const [done] = await list()
  expect(done).toMatchObject({ state: 'done', done: 1, total: 1 })
  expect(done?.bytes).toBe(Buffer.byteLength(table))
})

it('of a period have both of its days in Prague, and money in crowns', async () => {
  const { body } = await order({ kind: 'days', ...PERIOD })
  await sql(`update "user" set created_at = '2026-03-31T21:59:00Z' where guid = $1`, [(await api.enter()).user.guid])
  await sql(`update "user" set created_at = '2026-03-31T22:01:00Z' where guid = $1`, [(await api.enter()).user.guid])
  await write(body.guid)
  const lines = (await text(body.guid)).trim().split('\r\n')
  expect(lines).toHaveLength(32)
  expect(lines.at(-1)).toBe('2026-03-31;1;1;0;0;0;0;0')
})

it.each(EXPORT_NAMES.filter((name) => name !== 'person' && name !== 'list'))('can be written: %s', async (kind) => {
  const { body } = await order({ kind, ...(EXPORTS[kind].needs === 'period' ? PERIOD : {}) })
  await write(body.guid)
  expect((await list()).find(({ guid }) => guid === body.guid)).toMatchObject({ state: 'done' })
})

it('have each row once, although rows change and vanish while they are written', async () => {
  await sql(`insert into "user" (email, username, username_key, created_at)
    select 'mnozstvi' || n || '@example.cz', 'mnozstvi' || n, 'mnozstvi' || n, '2020-01-01'::timestamptz + n * interval '1 s'
    from generate_series(1, 3000) n`)
  const { body } = await order({ kind: 'users' })
  const writing = write(body.guid)
  for (let step = 0; step < 20; step += 1) {
    await sql(`update "user" set created_at = now() where username = $1`, [`mnozstvi${step * 100 + 1}`])
    await sql(`delete from "user" where username = $1`, [`mnozstvi${3000 - step}`])
  }
  await writing
  const names = (await text(body.guid)).split('\r\n').map((line) => line.split(';')[0] ?? '')
  const many = names.filter((name) => name.startsWith('mnozstvi'))
  expect(new Set(many).size).toBe(many.length)
  expect(many.length).toBeGreaterThanOrEqual(2980)
})

const orderList = (list: string, filter: object = {}, as = admin) =>
  api.ask<Export & { code?: string }>('POST', '/admin/list_export', {
    as,
    body: { guid: crypto.randomUUID(), list, filter },
  })

it.each(LIST_NAMES)('have every list of the administration: %s', async (name) => {
  await sql('delete from export_job')
  const declared = DECLARED.lists.filter((list) => list.name === name)
  expect(declared).toHaveLength(1)
  const { body, status } = await orderList(name)
  expect(status).toBe(201)
  await write(body.guid)
  expect((await list())[0]).toMatchObject({ state: 'done', kind: 'list', list: name, filter: {} })
  const [titles, ...rows] = (await text(body.guid)).replace('\ufeff', '').trim().split('\r\n')
  expect(titles?.split(';')).toEqual(declared[0]?.columns.map(([title]) => title))
  const found = await api.ask<{ count: number }>('GET', name.replace('GET ', ''), { as: admin })
  expect(rows).toHaveLength(found.body.count)
})

it('of a list have the rows that its filter selects, in its order, and nothing in them runs', async () => {
  const author = await api.enter()
  for (const [index, name] of ['Zelí', '@Jana', 'Bramboračka', '=1+1'].entries()) {
    await buildRecipe(api.database.db, { name, creator: author.user.guid, slug: `seznam-${index}`, status: 'Denied' })
  }
  const { body } = await orderList('GET /recipe_short', { status: 'Denied', ordering: 'name' })
  await write(body.guid)
  const lines = (await text(body.guid)).trim().split('\r\n').slice(1)
  const names = lines.map((line) => line.split(';')[0])
  expect(names).toEqual(expect.arrayContaining(["'@Jana", "'=1+1", 'Bramboračka', 'Zelí']))
  expect(names.indexOf('Bramboračka')).toBeLessThan(names.indexOf('Zelí'))
})

it('of a list have each row once, although rows move to other pages and vanish while they are written', async () => {
  await sql(`insert into "user" (email, username, username_key, created_at)
    select 'stranka' || n || '@example.cz', 'stranka' || n, 'stranka' || n, '2020-01-01'::timestamptz + n * interval '1 s'
    from generate_series(1, 3000) n`)
  const { body } = await orderList('GET /user_short', { search: 'stranka' })
  const writing = write(body.guid)
  for (let step = 0; step < 20; step += 1) {
    await sql(`update "user" set created_at = now() where username = $1`, [`stranka${step * 100 + 1}`])
    await sql(`delete from "user" where username = $1`, [`stranka${3000 - step}`])
  }
  await writing
  const names = (await text(body.guid))
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';')[0])
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(2980)
})

it('of a list are for who may open it: affiliates get what they see, of others nothing', async () => {
  await sql('delete from export_job')
  const affiliate = await api.enter({ is_affiliate: true })
  const other = await api.enter({ is_affiliate: true })
  expect((await orderList('GET /user_short', {}, affiliate)).status).toBe(403)
  const own = await buildRecipe(api.database.db, { creator: affiliate.user.guid, name: 'Vlastní', slug: 'vlastni' })
  const foreign = await buildRecipe(api.database.db, { creator: other.user.guid, name: 'Cizí', slug: 'cizi' })
  for (const recipe of [own, foreign]) await buildReview(api.database.db, { recipe: recipe.guid })
  const { body } = await orderList('GET /review', {}, affiliate)
  await write(body.guid)
  expect((await file(body.guid, other)).status).toBe(404)
  const lines = (await (await file(body.guid, affiliate)).text()).trim().split('\r\n').slice(1)
  expect(lines.map((line) => line.split(';')[0])).toEqual(['Vlastní'])
  const late = await orderList('GET /review', { status: 'Approved' }, affiliate)
  await sql('update "user" set is_affiliate = false where guid = $1', [affiliate.user.guid])
  await write(late.body.guid)
  expect((await text(late.body.guid)).trim().split('\r\n')).toHaveLength(1)
})

it('of a list are joined by a second press of the same person, and refuse a filter that it does not know', async () => {
  await sql('delete from export_job')
  const first = await orderList('GET /review', { rating: '3' })
  expect((await orderList('GET /review', { rating: '3' })).body.guid).toBe(first.body.guid)
  expect((await orderList('GET /review', { rating: '4,5' })).body.guid).not.toBe(first.body.guid)
  expect((await orderList('GET /review', { rating: '3' }, boss)).body.guid).not.toBe(first.body.guid)
  expect((await orderList('GET /review', { rating: '9,1' })).body).toMatchObject({
    filter: [{ code: 'invalid_format' }],
  })
  expect((await orderList('GET /review', { page: '2' })).status).toBe(400)
})

it('that were killed in the middle are written anew by the next attempt, and the dead one adds nothing more', async () => {
  const { body } = await order({ kind: 'users' })
  const stop = new AbortController()
  const first = writeExport(
    { db: api.database.db, urls: URLS, library: EMPTY_LIBRARY, declared: DECLARED },
    body.guid,
    stop.signal,
  )
  stop.abort()
  await expect(first).rejects.toThrow()
  expect((await list())[0]).toMatchObject({ state: 'running' })
  await write(body.guid)
  const lines = (await text(body.guid)).trim().split('\r\n')
  expect((await list())[0]).toMatchObject({ state: 'done', done: lines.length - 1 })
  expect(lines.filter((line) => line.includes('Uživatelské jméno'))).toHaveLength(1)
})

it('are joined by a second press, and bounded for one person', async () => {
  await sql('delete from export_job')
  const first = await order({ kind: 'orders', ...PERIOD })
  expect((await order({ kind: 'orders', ...PERIOD })).body.guid).toBe(first.body.guid)
  expect((await order({ kind: 'orders', ...PERIOD }, first.body.guid)).body.guid).toBe(first.body.guid)
  for (const kind of ['users', 'recipes', 'reviews', 'photos']) await order({ kind })
  expect((await order({ kind: 'messages' })).body.code).toBe('LIMIT_REACHED')
  expect((await api.send('DELETE', `/admin/export/${first.body.guid}`, { as: admin })).status).toBe(204)
  await write(first.body.guid)
  expect(await list()).toHaveLength(4)
})

it('refuse a period that is missing or turned round, and an account that is not there', async () => {
  await sql('delete from export_job')
  expect((await order({ kind: 'orders' })).body).toMatchObject({ from: [{ code: 'required' }] })
  expect((await order({ kind: 'orders', from: '2026-03-02', to: '2026-03-01' })).status).toBe(400)
  expect((await order({ kind: 'person' })).body).toMatchObject({ user: [{ code: 'required' }] })
  expect((await orderPerson(crypto.randomUUID())).status).toBe(404)
})

it('of a person have all that is stored of them, and go with their account', async () => {
  const person = await api.enter()
  const { body } = await orderPerson(person.user.guid)
  await write(body.guid)
  const archive = unzipSync(new Uint8Array(await (await file(body.guid, boss)).arrayBuffer()))
  expect(strFromU8(archive['ucet.json'] ?? new Uint8Array())).toContain(person.user.email)
  await sql('delete from "user" where guid = $1', [person.user.guid])
  expect((await list()).map(({ guid }) => guid)).not.toContain(body.guid)
})

it('of a person are for super admins alone, are told to the person, and go with the consent to health data', async () => {
  const person = await api.enter()
  const { guid } = person.user
  expect((await order({ kind: 'person', user: guid })).status).toBe(403)
  const { body } = await orderPerson(guid)
  await write(body.guid)
  expect((await file(body.guid)).status).toBe(403)
  expect((await file(body.guid, boss)).status).toBe(200)
  const { rows } = await sql(`select detail from audit_event where "user" = $1 and kind = 'data_downloaded'`, [guid])
  expect(rows).toEqual([{ detail: { by: boss.user.guid } }])
  for (const given of [true, false]) {
    await api.ask('PATCH', `/user/${guid}`, { as: person, body: { health_data_consent: given } })
  }
  expect((await file(body.guid, boss)).status).toBe(404)
})

it('end with the role of the administrator who ordered them, also where an affiliate may still ask for lists', async () => {
  const former = await api.enter({ is_admin: true, is_affiliate: true, is_demo: true })
  const { guid } = (await orderList('GET /review', {}, former)).body
  await write(guid)
  expect((await file(guid, former)).status).toBe(200)
  const path = `/user/${former.user.guid}/demote`
  expect((await api.ask('PATCH', path, { as: boss, body: { role: 'admin' } })).status).toBe(200)
  expect((await file(guid, former)).status).toBe(404)
})

it('tell in their history who downloaded them, and are deleted after seven days', async () => {
  const { body } = await order({ kind: 'reviews' })
  await write(body.guid)
  await file(body.guid)
  const history = await api.ask<{ results: { fields: { field: string }[] }[] }>(
    'GET',
    `/admin/history/export_job/${body.guid}`,
    { as: admin },
  )
  expect(history.body.results.map(({ fields }) => fields[0]?.field)).toEqual(['downloaded', 'ordered'])
  await sql(`update export_job set created_at = now() - interval '169 hours' where guid = $1`, [body.guid])
  const lost = (await order({ kind: 'photos' })).body.guid
  await sql(`update export_job set state = 'running', touched_at = now() - interval '31 minutes' where guid = $1`, [
    lost,
  ])
  await sweepExports(api.database.db, { days: 7, lostMinutes: 30 })
  expect((await list()).find(({ guid }) => guid === body.guid)).toBeUndefined()
  expect((await list()).find(({ guid }) => guid === lost)).toMatchObject({ state: 'failed' })
})
