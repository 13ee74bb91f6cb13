import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { openBareDatabase } from '#db/testing/database.ts'
import { restoreFormerVersion } from './restore-dump.ts'

/** Columns that were of table `user` and have gone elsewhere: table, column, and what an account without a row there had. */
const MOVED: Readonly<Record<string, readonly [table: string, column: string, blank: unknown]>> = {}

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
  it('has every value of every account, where it belongs now', async () => {
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
