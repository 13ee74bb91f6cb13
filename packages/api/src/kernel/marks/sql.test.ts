import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMark } from './sql.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const now = async () =>
  (await database.pool.query<{ now: Date }>('select clock_timestamp() as now')).rows[0]?.now ?? null

describe('the mark of a reading', () => {
  it('is not later than a transaction that has written and did not commit, however long ago it began', async () => {
    const writer = await database.pool.connect()
    try {
      await writer.query('begin')
      const { rows } = await writer.query<{ written: Date }>(
        'select pg_current_xact_id(), clock_timestamp() as written',
      )
      const during = await readMark(database.db, undefined, 0)
      expect(new Date(during.mark) <= (rows[0]?.written ?? new Date(0))).toBe(true)
      await writer.query('commit')
      const before = await now()
      const after = await readMark(database.db, undefined, 0)
      // Marks have milliseconds, the clock of the database has more.
      expect(new Date(after.mark).getTime()).toBeGreaterThanOrEqual((before?.getTime() ?? 0) - 1)
    } finally {
      writer.release(true)
    }
  })

  it('is some time earlier than the reading, as a transaction is not seen to write before its first row', async () => {
    const before = (await now())?.getTime() ?? 0
    const { mark } = await readMark(database.db, undefined)
    expect(before - new Date(mark).getTime()).toBeGreaterThan(50_000)
  })

  it('of a former reading is taken up unless it is old, to come, or missing', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString()
    const yesterday = ago(1)
    expect((await readMark(database.db, yesterday)).since).toBe(yesterday)
    for (const unknown of [ago(31), ago(-1), undefined]) {
      expect((await readMark(database.db, unknown)).since).toBe(null)
    }
  })
})
