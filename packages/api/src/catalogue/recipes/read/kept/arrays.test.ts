import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArrays } from './arrays.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('arrays are read as PostgreSQL sends them, empty ones and empty elements too', async () => {
  const arrays = [['rychlé', 'na\tpánvi'], [], ['', 'b', ''], []]
  const { rows } = await database.pool.query<{ sent: Buffer }>(
    `select string_agg(array_send(array(select jsonb_array_elements_text(a.list))), ''::bytea order by a.place) as sent
     from jsonb_array_elements($1::jsonb) with ordinality a(list, place)`,
    [JSON.stringify(arrays)],
  )
  const read = arrays.map((): string[] => [])
  const sent = rows[0]?.sent ?? Buffer.alloc(0)
  readArrays(sent, (start, end, array) => read[array]?.push(sent.toString('utf8', start, end)))
  expect(read).toEqual(arrays)
})
