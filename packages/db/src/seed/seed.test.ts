import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { openTestDatabase } from '../testing/database.ts'
import { seedCatalogue } from './seed.ts'

describe('the starter catalogue', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase({ seeded: true })
  })
  afterAll(() => database.close())

  it('fills an empty database once', async () => {
    expect(await seedCatalogue(database.db)).toBe(false)
    const { rows } = await database.pool.query<{ foods: number; creators: number }>(
      `select (select count(*) from ingredient)::int as foods, (select count(*) from public_profile)::int as creators`,
    )
    expect(rows[0]).toEqual({ foods: 1115, creators: 8 })
  })
})
