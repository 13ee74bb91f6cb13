import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { judgeFood } from '@zivina/nutrition/plausibility'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoAccounts } from '#api/account/entry/accounts/demo/demo-accounts.ts'
import { seedDemoIngredients } from './demo-ingredients.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  await seedDemoAccounts(database.db)
})
afterAll(() => database.close())

test('the demo user has one pending ingredient and one denied with a reason, once, and none with unlikely values', async () => {
  await seedDemoIngredients(database.db)
  await seedDemoIngredients(database.db)
  const { rows } = await database.pool.query(`
    select i.*, u.email from ingredient i join "user" u on u.guid = i.creator order by i.status`)
  expect(rows).toMatchObject([
    { status: 'Denied', email: 'user@zivina.example', status_note: expect.stringContaining('Chybí'), kilojoules: null },
    { status: 'Pending', email: 'user@zivina.example', status_note: '' },
  ])
  for (const row of rows) expect(judgeFood({ ...row, alcohol: 0, nutrients: row })).toEqual([])
})
