import { EMPTY_LIBRARY } from '@zivina/content/library'
import type { UserShort } from '@zivina/contract/console/short-lists'
import { COUNTED_MAX, ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { DECLARED } from '#api/areas.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { rowsOfList } from '#api/kernel/lists/whole-list.ts'
import { createUrls } from '#api/kernel/urls/urls.ts'

let api: AccountsApi
let admin: Person
let all = 0
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
  const { pool } = api.database
  await pool.query(
    `insert into "user" (email, username, username_key, created_at)
     select 'clovek' || n || '@example.com', 'clovek' || n, 'clovek' || n, now() - n * interval '1 s' from generate_series(1, $1::int) n`,
    [COUNTED_MAX + ROWS_PER_PAGE],
  )
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from "user"')
  all = rows[0]?.count ?? 0
})
afterAll(() => api.close())

async function accounts(query: string): Promise<{ results: UserShort[]; count: number }> {
  const { status, body } = await api.ask('GET', `/user_short?${query}`, { as: admin })
  expect(status).toBe(200)
  return body as { results: UserShort[]; count: number }
}

it('accounts beyond ten thousand are not counted, and their pages are there all the same', async () => {
  const first = await accounts('page=1')
  expect([first.results.length, first.count]).toEqual([ROWS_PER_PAGE, COUNTED_MAX + 1])
  const last = Math.ceil(all / ROWS_PER_PAGE)
  expect((await accounts(`page=${last}`)).results.at(-1)?.username).toBe(`clovek${COUNTED_MAX + ROWS_PER_PAGE}`)
  expect((await accounts(`page=${last + 1}`)).results).toEqual([])
})

it('accounts of a filter that finds fewer are counted exactly', async () => {
  // 777, 7770 to 7779, 1777, 2777, … 9777.
  expect((await accounts('search=clovek777')).count).toBe(11)
  expect((await accounts('search=clovek')).count).toBe(COUNTED_MAX + 1)
})

it('a job reads all of them, and counts them exactly', async () => {
  const list = DECLARED.lists.find(({ name }) => name === 'GET /user_short')
  if (list === undefined) throw new Error('no area declares the list of accounts')
  const urls = createUrls({ image_url_endpoint: '/images', public_url: 'http://localhost' })
  const ctx = { db: api.database.db, urls, library: EMPTY_LIBRARY, actor: { is_admin: true } as UserActor }
  const read = new Set<string>()
  for await (const { rows, count } of rowsOfList(ctx, list, {})) {
    for (const { guid } of rows as UserShort[]) read.add(guid)
    expect(count).toBe(all)
  }
  expect(read.size).toBe(all)
})
