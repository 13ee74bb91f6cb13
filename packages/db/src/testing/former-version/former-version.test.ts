import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { openBareDatabase } from '#db/testing/database.ts'
import { restoreFormerVersion } from './restore-dump.ts'

/** Columns moved from table `user`: table, column, and the former value of an account without a row there. */
const MOVED: Readonly<Record<string, readonly [table: string, column: string, blank: unknown]>> = {
  password_hash: ['password', 'hash', null],
  street: ['billing_address', 'street', ''],
  city: ['billing_address', 'city', ''],
  country: ['billing_address', 'country', ''],
  postal_code: ['billing_address', 'postal_code', ''],
  ico: ['billing_address', 'ico', ''],
  dic: ['billing_address', 'dic', ''],
  height: ['body_profile', 'height', null],
  weight: ['body_profile', 'weight', null],
  sex: ['body_profile', 'sex', null],
  birth_date: ['body_profile', 'birth_date', null],
  activity: ['body_profile', 'activity', null],
  target_goal: ['body_profile', 'target_goal', null],
  pregnant_or_breastfeeding: ['body_profile', 'pregnant_or_breastfeeding', false],
  is_premium: ['membership', 'is_premium', false],
  plan: ['membership', 'plan', 'free'],
  entry_consultation_performed: ['membership', 'entry_consultation_performed', false],
  premium_plus_expiry_date: ['membership', 'premium_plus_expiry_date', null],
  active_from: ['membership', 'active_from', null],
  expiry_date: ['membership', 'expiry_date', null],
}

type Row = Record<string, unknown>

let database: Database
let former: Record<string, Row[]>
beforeAll(async () => {
  database = await openBareDatabase()
  former = await restoreFormerVersion(database.pool)
  await migrateDatabase(database.pool)
})
afterAll(() => database.close())

/** Rows of a table as JSON, by the account they belong to. */
async function rowsByUser(table: string, key: string): Promise<Map<unknown, Row>> {
  const { rows } = await database.pool.query<{ row: Row }>(`select to_jsonb(t) as row from "${table}" t`)
  return new Map(rows.map(({ row }) => [row[key], row]))
}

describe('a database of the former version, migrated', () => {
  it('has every value of every account in its present table', async () => {
    const parts = new Map<string, Map<unknown, Row>>([['user', await rowsByUser('user', 'guid')]])
    for (const [table] of Object.values(MOVED)) {
      if (!parts.has(table)) parts.set(table, await rowsByUser(table, 'user'))
    }
    const found = (former.user ?? []).map(({ guid, ...row }) => {
      const values = Object.keys(row).map((column) => {
        const [table, moved, blank] = MOVED[column] ?? ['user', column, `no row in user`]
        const part = parts.get(table)?.get(guid)
        return [column, part === undefined ? blank : part[moved]]
      })
      return { guid, ...Object.fromEntries(values) }
    })
    expect(found).toEqual(former.user)
    // Some account has a value in every moved column.
    const blanks = Object.entries(MOVED).filter(([column, [, , blank]]) =>
      former.user?.every((row) => row[column] === blank),
    )
    expect(blanks).toEqual([])
  })

  it('has rows only where there is a value to store', async () => {
    const of = async (table: string) => {
      const { rows } = await database.pool.query<{ username: string }>(
        `select u.username from "${table}" p join "user" u on u.guid = p."user" where u.email like '%@dump.example' order by 1`,
      )
      return rows.map(({ username }) => username)
    }
    expect(await of('body_profile')).toEqual(['anna-jinak', 'cyril', 'eva'])
    expect(await of('billing_address')).toEqual(['anna-jinak', 'eva', 'filip'])
    expect(await of('membership')).toEqual(['eva'])
    expect(await of('password')).toEqual(['anna-jinak', 'bohdan', 'cyril', 'dana', 'eva', 'filip'])
  })

  it('has as many rows in every other table as before', async () => {
    const counts = Object.keys(former).map(async (table) => {
      const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int as count from "${table}"`)
      return [table, rows[0]?.count]
    })
    const before = Object.entries(former).map(([table, rows]) => [table, rows.length])
    expect(await Promise.all(counts)).toEqual(before)
  })
})
