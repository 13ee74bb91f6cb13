import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { readJson } from '#db/seed/catalogue-file.ts'
import { openTestDatabase } from '#db/testing/database.ts'
import { seedDemoReviews } from './demo-reviews.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  // Two instances that start at the same time.
  await Promise.all([seedDemoReviews(database.db), seedDemoReviews(database.db)])
})
afterAll(() => database.close())

it('every review finds its recipe and its author, and the recipes’ ratings match their reviews', async () => {
  const { reviews } = (await readJson('demo-reviews.json')) as { reviews: { recipe: string; reviewer: string }[] }
  const { rows } = await database.pool.query('select count(*)::int as count from review')
  expect(rows[0].count).toBe(reviews.length)
  const wrong = await database.pool.query(`
    select r.slug from recipe r left join review v on v.recipe = r.guid and v.status = 'Approved'
    group by r.guid having r.rating_count <> count(v.guid) or r.rating_sum <> coalesce(sum(v.rating), 0)`)
  expect(wrong.rows).toEqual([])
  const rated = await database.pool.query('select count(*)::int as count from recipe where rating_count > 0')
  expect(rated.rows[0].count).toBeGreaterThanOrEqual(25)
})

it('every review is later than the publication of its recipe', async () => {
  const { rows } = await database.pool.query(
    'select r.slug from review v join recipe r on r.guid = v.recipe where v.created_at <= r.created_at',
  )
  expect(rows).toEqual([])
})

it('a later start does not restore deleted reviews', async () => {
  await database.pool.query('delete from review')
  await seedDemoReviews(database.db)
  const { rows } = await database.pool.query('select count(*)::int as count from review')
  expect(rows[0].count).toBe(0)
})

it('a catalogue other than the starter catalogue gets no demo reviews', async () => {
  const empty = await openTestDatabase()
  await seedDemoReviews(empty.db)
  const { rows } = await empty.pool.query('select count(*)::int as count from review')
  expect(rows[0].count).toBe(0)
  await empty.close()
})
