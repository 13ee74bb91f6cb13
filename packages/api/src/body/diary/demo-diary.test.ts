import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemo } from '#api/demo.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
})
afterAll(() => database.close())

const count = async () =>
  (
    await database.pool.query(`
      select u.email, count(*)::int as days, min(d.entry_count)::int as fewest, avg((d.totals ->> 'kilojoules')::float8)::int as energy,
        sum(d.water)::int > 0 as drinks
      from diary_day d join "user" u on u.guid = d."user" group by u.email order by u.email`)
  ).rows

it('both demo accounts have a fortnight of the diary with plausible energy, however often it is seeded', async () => {
  await seedDemo(database.db)
  const rows = await count()
  expect(rows).toMatchObject([
    { email: 'premium@zivina.example', days: 14, drinks: true },
    { email: 'user@zivina.example', days: 14, drinks: true },
  ])
  for (const { energy, fewest } of rows) {
    expect(energy).toBeGreaterThan(5000)
    expect(energy).toBeLessThan(11_000)
    expect(fewest).toBeGreaterThan(0)
  }
  await seedDemo(database.db)
  expect(await count()).toEqual(rows)
})
