import { millisecondsToNextNews } from '@zivina/api/content/news/service'
import type { Database } from '@zivina/db/database'
import { newsBlock } from '@zivina/db/schema/content/news-block'
import { openTestDatabase } from '@zivina/db/testing/database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startCatalogueClock } from './catalogue-clock.ts'
import { createPageCache, toCachedPage } from './page-cache.ts'

const SOON_MS = 1500

let database: Database
let clock: ReturnType<typeof startCatalogueClock>

beforeEach(async () => {
  database = await openTestDatabase()
  clock = startCatalogueClock(database.url, { untilNext: () => millisecondsToNextNews(database.db) })
  await expect.poll(() => clock.version()).not.toBeNull()
})
afterEach(async () => {
  await clock.close()
  await database.close()
})

const write = (milliseconds: number) =>
  database.db.insert(newsBlock).values({
    category: 'info',
    title: 'Později',
    text: 'Text.',
    published_at: new Date(Date.now() + milliseconds),
  })
const isPublished = async () =>
  (await database.pool.query('select from news_block where published_at <= now()')).rowCount === 1

test('a page cached before a news entry’s time is rendered again once that time has come', async () => {
  const cached = createPageCache(clock, 1_000_000)
  const page = () =>
    cached.read('/novinky', async () =>
      toCachedPage(new TextEncoder().encode((await isPublished()) ? 'nové' : 'staré'), {}),
    )
  const text = async () => {
    const made = await page()
    return made instanceof Response ? '' : Buffer.from(made.body).toString()
  }
  await write(SOON_MS)
  await expect.poll(() => clock.version()).toBeGreaterThan(1)
  expect(await text()).toBe('staré')
  await expect.poll(text, { timeout: 10_000 }).toBe('nové')
})

test('the version does not change by itself without a scheduled entry or before its time', async () => {
  expect(await millisecondsToNextNews(database.db)).toBeNull()
  await write(-SOON_MS)
  expect(await millisecondsToNextNews(database.db)).toBeNull()
  await write(3_600_000)
  await write(7_200_000)
  const wait = (await millisecondsToNextNews(database.db)) ?? 0
  expect(wait).toBeGreaterThan(3_500_000)
  expect(wait).toBeLessThanOrEqual(3_600_001)
})
