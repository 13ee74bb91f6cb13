import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

/** Typical searches, and the recipes of the starter catalogue that they should find. */
const Queries = z.array(z.strictObject({ search: z.string(), recipes: z.array(z.string()).min(1) }))
const FILE = new URL('../../../../../bench/search-queries.json', import.meta.url)

/** How many results a person looks at. */
const SEEN = 10
/** Slightly below the level reached so far; both may be raised, never lowered. */
const RECALL_MIN = 0.99
const MRR_MIN = 0.97

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true, version: 1 })
})
afterAll(() => api.close())

async function findSlugs(search: string): Promise<string[]> {
  const address = `/search_all?search=${encodeURIComponent(search)}&limit=${SEEN}`
  const { recipes } = await api.get<{ recipes: { slug: string }[] }>(address)
  return recipes.map(({ slug }) => slug)
}

test('a hundred searches find the recipes they should find, near the top', async () => {
  const queries = Queries.parse(JSON.parse(await readFile(FILE, 'utf8')))
  expect(queries.length).toBeGreaterThanOrEqual(100)
  const scores = []
  for (const { search, recipes } of queries) {
    const found = await findSlugs(search)
    const hits = found.filter((slug) => recipes.includes(slug)).length
    const place = found.findIndex((slug) => recipes.includes(slug))
    scores.push({ search, recall: hits / Math.min(SEEN, recipes.length), rank: place < 0 ? 0 : 1 / (place + 1) })
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const weak = scores.filter(({ recall, rank }) => recall < 1 || rank < 1)
  const recall = mean(scores.map((score) => score.recall))
  const mrr = mean(scores.map((score) => score.rank))
  expect(recall, JSON.stringify(weak)).toBeGreaterThanOrEqual(RECALL_MIN)
  expect(mrr, JSON.stringify(weak)).toBeGreaterThanOrEqual(MRR_MIN)
})
