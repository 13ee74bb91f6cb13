import { expect, it } from 'vitest'
import { openTestDatabase } from './testing/database.ts'

it('an answer that cannot be read fails its statement alone', async () => {
  const { pool, close } = await openTestDatabase()
  const client = await pool.connect()
  const lost = new Promise((resolve) => client.once('error', resolve))
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  // As the driver does with a value that is longer than a string may be, in the same event.
  connection.once('dataRow', () => {
    throw new Error('Cannot create a string longer than 0x1fffffe8 characters')
  })
  await expect(client.query('select 1')).rejects.toThrow('longer than')
  await lost
  client.release(true)
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
  await close()
})
