import { COUNTED_MAX, ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Counted, paged, pageFrom, pageOf, selectCounted, whole } from './page.ts'
import { allOf, countedPage, countPassing, likeLiteral, NO_ROWS } from './sql.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('a page of a list', () => {
  it('is found by its number, counted from one', () => {
    expect([pageOf(1), pageOf(3)]).toEqual([
      { limit: ROWS_PER_PAGE, offset: 0, counted_max: COUNTED_MAX },
      { limit: ROWS_PER_PAGE, offset: 2 * ROWS_PER_PAGE, counted_max: COUNTED_MAX },
    ])
  })

  it.each([
    [{ limit: 2, offset: 0 }, [1, 2]],
    [{ limit: 2, offset: 4 }, [5]],
    [{ limit: 2, offset: 5 }, []],
  ])('%j of rows in memory is %j of five', (page, rows) => {
    expect(pageFrom([1, 2, 3, 4, 5], page)).toEqual({ rows, count: 5 })
  })

  it('is presented row by row, with the number of all', () => {
    expect(paged({ rows: ['1', '2'], count: 7 }, Number)).toEqual({ results: [1, 2], count: 7 })
    // Number.parseInt would take the place of a row as a second argument.
    expect(whole(['10', '10', '10'], Number.parseInt)).toEqual({ results: [10, 10, 10], count: 3 })
  })

  it('is not selected where it lies beyond the last row', async () => {
    const selected: string[] = []
    const select = async () => {
      selected.push('select')
      return [3]
    }
    expect(await selectCounted({ limit: 1, offset: 2 }, 3, select)).toEqual({ rows: [3], count: 3 })
    expect(await selectCounted({ limit: 1, offset: 3 }, 3, select)).toEqual({ rows: [], count: 3 })
    expect(selected).toEqual(['select'])
    // Where more rows are there than were counted, it may have some.
    expect(await selectCounted({ limit: 1, offset: 9, counted_max: 2 }, 3, select)).toEqual({ rows: [3], count: 3 })
  })
})

describe('one statement', () => {
  const numbers = (most: number) => sql`from generate_series(1, ${most}::int) n`
  const read = async (most: number, limit: number) => {
    const page = sql`select n as number ${numbers(most)} order by n desc limit ${limit}`
    const { rows } = await database.db.execute<Counted<{ number: number }>>(countedPage(numbers(most), page))
    return rows[0] ?? NO_ROWS
  }

  it('reads a page in its order and the number of all', async () => {
    expect(await read(7, 2)).toEqual({ rows: [{ number: 7 }, { number: 6 }], count: 7 })
    expect(await read(0, 2)).toEqual({ rows: [], count: 0 })
  })

  it.each([
    [3, 3],
    [4, 4],
    [7, 5],
  ])('counts of %d rows %d where four are to be counted', async (most, count) => {
    const page = { limit: 1, offset: 0, counted_max: 4 }
    expect(await countPassing(database.db, numbers(most), page)).toBe(count)
    const shown = sql`select n as number ${numbers(most)} limit 1`
    const { rows } = await database.db.execute<Counted<{ number: number }>>(countedPage(numbers(most), shown, page))
    expect(rows[0]?.count).toBe(count)
  })
})

describe('conditions', () => {
  const holds = async (list: Parameters<typeof allOf>[0]) => {
    const { rows } = await database.db.execute(sql`select where ${allOf(list)}`)
    return rows.length > 0
  }

  it('must all hold; none are asked for where there are none', async () => {
    expect(await holds([sql`true`, sql`1 = 1`])).toBe(true)
    expect(await holds([sql`true`, sql`1 = 2`])).toBe(false)
    expect(await holds([])).toBe(true)
    expect(await holds([false, sql`true`, false])).toBe(true)
  })

  it.each(['100%', 'a_b', 'c\\d'])('LIKE takes %s for itself alone', async (text) => {
    expect(await holds([sql`${text}::text like ${likeLiteral(text)}::text`])).toBe(true)
    expect(await holds([sql`${text.replace(/[%_\\]/, 'x')}::text like ${likeLiteral(text)}::text`])).toBe(false)
  })
})
