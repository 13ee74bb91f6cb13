import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoAccounts } from '#api/account/entry/accounts/demo/demo-accounts.ts'
import { seedDemoRecipes } from './demo-recipes.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  await seedDemoAccounts(database.db)
})
afterAll(() => database.close())

const rows = async () => {
  const found = await database.pool.query(`
    select u.username, r.status, r.is_private, r.status_note <> '' as reasoned, r.calories_in_total > 0 as counted
    from recipe r join "user" u on u.guid = r.creator where u.is_demo order by u.username, r.status, r.is_private`)
  return found.rows
}

it('the demo authors have recipes in every state, once however often the product starts', async () => {
  await Promise.all([seedDemoRecipes(database.db), seedDemoRecipes(database.db)])
  await seedDemoRecipes(database.db)
  expect(await rows()).toEqual([
    { username: 'demo-creator', status: 'Approved', is_private: false, reasoned: false, counted: true },
    { username: 'demo-creator', status: 'Pending', is_private: false, reasoned: false, counted: true },
    { username: 'demo-user', status: 'Denied', is_private: false, reasoned: true, counted: true },
    { username: 'demo-user', status: 'Pending', is_private: false, reasoned: false, counted: true },
    { username: 'demo-user', status: 'Pending', is_private: true, reasoned: false, counted: true },
  ])
})

it('a deleted demo recipe is not restored while its author has others', async () => {
  await database.pool.query(`delete from recipe where status = 'Denied'`)
  await seedDemoRecipes(database.db)
  expect(await rows()).toHaveLength(4)
})

it('the newest public recipes are the catalogue’s', async () => {
  const newest = await database.pool.query(
    `select u.is_demo from recipe r join "user" u on u.guid = r.creator
     where r.status = 'Approved' order by r.created_at desc limit 18`,
  )
  expect(newest.rows.some(({ is_demo }) => is_demo)).toBe(false)
})
