import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildPublicProfile } from './build/account/user.ts'
import { buildRecipe } from './build/catalogue/recipe.ts'
import type { Database } from './database.ts'
import { listenTo, type NoticeListener } from './notices.ts'
import { openTestDatabase } from './testing/database.ts'

/** Every table whose changes must send a notice, with a statement that changes it. */
const CHANGES = [
  ['recipe', `update recipe set name = name || '.'`],
  ['recipe_step', `update recipe_step set step_text = step_text || '.'`],
  ['recipe_ingredient', 'update recipe_ingredient set amount = amount + 1'],
  ['recipe_old_slug', `insert into recipe_old_slug select 'drive', guid from recipe`],
  ['ingredient', `update ingredient set name = name || '.'`],
  ['ingredient_old_slug', `insert into ingredient_old_slug select 'drive', guid from ingredient limit 1`],
  ['food_category', 'update food_category set position = position + 1'],
  ['sub_food_category', 'update sub_food_category set position = position + 1'],
  ['tag', `insert into tag values ('nový', 1)`],
  ['ordered_tag', `insert into ordered_tag values ('nový', 1)`],
  ['public_profile_old_slug', `insert into public_profile_old_slug select 'drive', guid from public_profile`],
  ['public_profile', `delete from public_profile`],
  ['service', `insert into service (slug, name, kind, price, vat_rate) values ('m', 'M', 'premium', 100, 21)`],
  ['news_block', `insert into news_block (category, text) values ('info', 'Text')`],
] as const

describe('notices of the catalogue', () => {
  let database: Database
  let listener: NoticeListener
  const events: string[] = []
  const count = (event: string) => events.filter((name) => name === event).length

  beforeAll(async () => {
    database = await openTestDatabase()
    const { creator } = await buildRecipe(database.db)
    await buildPublicProfile(database.db, { user: creator })
    listener = listenTo('catalogue', database.url, {
      onChange: () => events.push('change'),
      onLost: () => events.push('lost'),
      onListening: () => events.push('listening'),
    })
    await vi.waitFor(() => expect(events).toEqual(['listening']))
  })
  afterAll(async () => {
    await listener.close()
    await database.close()
  })

  it.each(CHANGES)('a change of %s sends a notice', async (_table, statement) => {
    const before = count('change')
    await database.pool.query(statement)
    await expect.poll(() => count('change')).toBe(before + 1)
  })

  it('a change of what the public does not see sends no notice', async () => {
    const { guid } = await buildRecipe(database.db, { status: 'Pending' })
    const before = count('change')
    await database.pool.query('update recipe set name = $2 where guid = $1', [guid, 'Jinak'])
    await database.pool.query('update recipe_ingredient set amount = amount + 1 where recipe = $1', [guid])
    await database.pool.query(`update recipe set status = 'Approved' where guid = $1`, [guid])
    await expect.poll(() => count('change')).toBe(before + 1)
    await database.pool.query('delete from recipe where guid = $1', [guid])
    await expect.poll(() => count('change')).toBe(before + 2)
  })

  it('a transaction sends one notice, and only when it commits', async () => {
    const before = count('change')
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query('update recipe set portion_size = 3')
    await client.query('update ingredient set amount = 50')
    await client.query('rollback')
    await client.query('begin')
    await client.query('update recipe set portion_size = 3')
    await client.query('update ingredient set amount = 50')
    await client.query('commit')
    client.release()
    await expect.poll(() => count('change')).toBe(before + 1)
  })

  it('a lost connection is reported, and so is the next one', async () => {
    events.length = 0
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'zivina-notices' and datname = current_database()`,
    )
    await expect.poll(() => events, { timeout: 10_000 }).toEqual(['lost', 'listening'])
    await database.pool.query('update recipe set portion_size = 4')
    await expect.poll(() => events).toEqual(['lost', 'listening', 'change'])
  })
})
