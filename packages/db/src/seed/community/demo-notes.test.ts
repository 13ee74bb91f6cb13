import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildUser } from '#db/build/account/user.ts'
import type { Database } from '#db/database.ts'
import { openTestDatabase } from '#db/testing/database.ts'
import { seedDemoNotes } from './demo-notes.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
})
afterAll(() => database.close())

const notes = async () => (await database.pool.query('select text from recipe_note order by text')).rows
const cooked = async () => (await database.pool.query('select count(*)::int as count from cooked_recipe')).rows[0].count

it('the demo user has notes and records of cooking, once, and deleted ones among them stay deleted', async () => {
  await seedDemoNotes(database.db)
  expect(await notes()).toEqual([])
  await buildUser(database.db, { username: 'demo-user', is_demo: true })
  // Two instances that start at the same time.
  await Promise.all([seedDemoNotes(database.db), seedDemoNotes(database.db)])
  expect(await notes()).toHaveLength(2)
  expect(await cooked()).toBe(3)
  await database.pool.query(`delete from recipe_note where text like 'Příště%'`)
  await seedDemoNotes(database.db)
  expect(await notes()).toHaveLength(1)
})
