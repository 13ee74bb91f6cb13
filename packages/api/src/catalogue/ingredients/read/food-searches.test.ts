import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  judgeFoodSearches,
  SEEN,
  SETS,
  type SearchSet,
  type SearchTotals,
  sumTotals,
} from '#api/testing/food-searches.ts'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

/** The level reached so far, of each set of the corpus; may be raised, never lowered. */
const FLOORS: Record<SearchSet, { found: number; first: number; mrr: number; wrong: number }> = {
  tuned: { found: 152, first: 152, mrr: 1, wrong: 0 },
  untouched: { found: 152, first: 148, mrr: 0.967, wrong: 1 },
  fresh: { found: 233, first: 230, mrr: 0.975, wrong: 2 },
  'fresh-2': { found: 81, first: 79, mrr: 0.963, wrong: 1 },
  'fresh-3': { found: 61, first: 59, mrr: 0.949, wrong: 0 },
  'fresh-4': { found: 128, first: 128, mrr: 0.99, wrong: 1 },
  'fresh-5': { found: 69, first: 65, mrr: 0.9, wrong: 0 },
  'fresh-6': { found: 104, first: 102, mrr: 0.99, wrong: 0 },
  'fresh-7': { found: 147, first: 146, mrr: 0.957, wrong: 0 },
  'fresh-8': { found: 144, first: 139, mrr: 0.972, wrong: 0 },
}

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true, version: 1 })
})
afterAll(() => api.close())

async function find(search: string): Promise<string[]> {
  const address = `/ingredient?search=${encodeURIComponent(search)}&limit=${SEEN}`
  const { results } = await api.get<{ results: { slug: string }[] }>(address)
  return results.map(({ slug }) => slug)
}

test('the published searches find their foods near the top', async () => {
  const { rows } = await api.database.pool.query<{ slug: string }>('select slug from ingredient')
  const { totals, weak } = await judgeFoodSearches(new Set(rows.map(({ slug }) => slug)), find)
  const sums = Object.fromEntries(SETS.map((set) => [set, sumTotals(totals[set].values())])) as Record<
    SearchSet,
    SearchTotals
  >
  for (const set of SETS) {
    const { searches, found, first, rank, wrong } = sums[set]
    expect(searches, set).toBeGreaterThanOrEqual(60)
    expect(found, `${set} ${JSON.stringify(weak)}`).toBeGreaterThanOrEqual(FLOORS[set].found)
    expect(first, `${set} ${JSON.stringify(weak)}`).toBeGreaterThanOrEqual(FLOORS[set].first)
    expect(rank / searches, set).toBeGreaterThanOrEqual(FLOORS[set].mrr)
    expect(wrong, `${set} ${JSON.stringify(weak)}`).toBeLessThanOrEqual(FLOORS[set].wrong)
  }
})

describe('what is no name of a food finds nothing', () => {
  test.each([
    'k',
    '7',
    '100 g',
    '1,5 %',
    '???',
    '🙂',
    'молоко',
    '牛乳',
    '1=1 --',
    'šroubovák',
    'hodinky',
    'pračka',
    'x'.repeat(200),
  ])('%s', async (text) => {
    expect(await find(text)).toEqual([])
  })
})

test('a text longer than any is refused', async () => {
  expect(await api.refusal(`/ingredient?search=${'x'.repeat(300)}`)).toMatchObject({ status: 400 })
})

describe('a name of a food finds it', () => {
  test.each([
    // Words that tell nothing of which food is meant.
    ['čerstvé jahody', 'jahody'],
    ['rohlík 3 ks', 'rohlik'],
    // Inflected, misspelt and partly typed names that people use.
    ['zemáků', 'brambory-syrove-loupane'],
    ['ertepple', 'brambory-syrove-loupane'],
    ['hermo', 'hermelin-syr-s-bilou-plisni'],
    ['hovězk', 'hovezi-maso-na-gulas-syrove'],
    // Names with the same stem.
    ['vinka', 'vinna-klobasa-syrova'],
    ['vínko', 'vino-bile-suche'],
  ])('%s', async (text, slug) => {
    expect((await find(text))[0]).toBe(slug)
  })

  test('in the filter of recipes too, where a recipe uses it', async () => {
    const { results } = await api.get<{ results: { name: string }[] }>('/ingredient/in_recipes?search=erteple')
    expect(results[0]?.name).toMatch(/^Brambory/)
    expect(await api.get('/ingredient/in_recipes?search=k')).toEqual({ results: [], count: 0 })
  })
})
