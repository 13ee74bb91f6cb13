import { buildUser } from '@zivina/db/build/account/user'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockPerson } from './sql.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Waits until a statement is waiting for a lock. */
async function someWait(): Promise<string> {
  const waiting = async () => (await database.pool.query('select from pg_locks where not granted')).rows.length > 0
  while (!(await waiting()));
  return 'waits'
}

it('makes the next who locks the same person wait, and nobody else', async () => {
  const { db, pool } = database
  const [{ guid }, { guid: other }, { guid: recipe }] = [
    await buildUser(db),
    await buildUser(db),
    await buildRecipe(db),
  ]
  const order: string[] = []
  let later = Promise.resolve()
  await db.transaction(async (tx) => {
    await lockPerson(tx, guid)
    later = db.transaction((second) => lockPerson(second, guid)).then(() => void order.push('second'))
    expect(await Promise.race([later.then(() => 'passes'), someWait()])).toBe('waits')
    await db.transaction((third) => lockPerson(third, other))
    // What only refers to the account goes on.
    await pool.query('insert into favorite ("user", recipe) values ($1, $2)', [guid, recipe])
    order.push('first')
  })
  await later
  expect(order).toEqual(['first', 'second'])
})
