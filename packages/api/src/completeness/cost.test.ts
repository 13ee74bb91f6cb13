import { ENDPOINTS } from '@zivina/contract/endpoints'
import type { EndpointSpec } from '@zivina/contract/kernel/endpoint'
import { SearchText } from '@zivina/contract/kernel/fields'
import { SEARCH_WORDS_MAX } from '@zivina/czech/search-text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { CALLS } from '#api/testing/every-call.ts'
import { openWorld, type World } from '#api/testing/world.ts'

/**
 * How many blocks of 8 KB of the starter catalogue a call may read without being declared expensive. A recipe with all it shows
 * reads about 60, as many for each of its foods whatever the size of the catalogue; the other cheap ones at most 43, without caches.
 */
const CHEAP_BLOCKS_MAX = 75

type Statement = { text: string; values: unknown[] }
type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

let world: World
const sent: Statement[] = []
beforeAll(async () => {
  world = await openWorld()
  for (const pool of [world.api.database.pool, world.api.database.dear_pool]) {
    const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
    const kept = (first: { text: string; values?: unknown[] }, values?: unknown[]) => {
      sent.push({ text: first.text, values: values ?? first.values ?? [] })
      return query(first, values)
    }
    Object.assign(pool, { query: kept })
  }
  // The keys are read once per process.
  await world.make('GET', { path: '/recipe?limit=1', as: world.person })
})
afterAll(() => world.close())

/** PostgreSQL's plans for the reading statements of a call. */
async function plansOf(work: () => Promise<unknown>, setting = ''): Promise<Plan[]> {
  sent.length = 0
  await work()
  const reading = sent.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
  const client = await world.api.database.pool.connect()
  try {
    // Rows changed by earlier calls would be counted twice, in the index and in the table.
    await client.query('vacuum')
    await client.query(`begin; ${setting}`)
    const plans: Plan[] = []
    for (const { text, values } of reading) {
      const { rows } = await client.query({ text: `explain (analyze, buffers, format json) ${text}`, values })
      plans.push(rows[0]['QUERY PLAN'][0].Plan)
    }
    return plans
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`

/** Whether a query has a search text, also an optional one. */
function searches({ query }: EndpointSpec): boolean {
  const isText = (schema: unknown): boolean => {
    if (schema === SearchText) return true
    const inner = (schema as { def?: { innerType?: z.ZodType } }).def?.innerType
    return inner !== undefined && isText(inner)
  }
  return Object.values(query?.shape ?? {}).some(isText)
}

describe('every endpoint', () => {
  it('that searches for a text is declared expensive', () => {
    const searching = ENDPOINTS.filter(searches)
    expect(searching.length).toBeGreaterThan(4)
    expect(searching.filter(({ cost }) => cost !== 'dear').map(nameOf)).toEqual([])
  })

  it.each(
    ENDPOINTS.filter(({ access, method, cost }) => access === 'public' && method === 'GET' && cost !== 'dear').map(
      (endpoint) => ({ name: nameOf(endpoint) }),
    ),
  )('that is public and reads is declared expensive or is cheap: $name', async ({ name }) => {
    const given = CALLS[name] ?? []
    for (const prepare of typeof given === 'function' ? [given] : given) {
      const call = await prepare(world)
      const plans = await plansOf(() => world.send('GET', call))
      const blocks = plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0)
      expect(blocks, `${call.path} touches ${blocks} blocks: declare it dear`).toBeLessThanOrEqual(CHEAP_BLOCKS_MAX)
    }
  })
})

describe('a search with the most words that are used', () => {
  const known = [
    'kure',
    'brambory',
    'mouka',
    'cukr',
    'mleko',
    'vejce',
    'maslo',
    'cibule',
    'cesnek',
    'rajce',
    'mrkev',
    'celer',
  ]
  const mistyped = known.map((word) => `${word.slice(0, -1)}xq`)

  it.each([
    ['known ones', known],
    ['mistyped ones', mistyped],
    ['one', known.slice(0, 1)],
    ['letters', [...'abcdefghijkl']],
  ])('does not compare every food by similarity: %s', async (_, words) => {
    expect(words.length).toBeLessThanOrEqual(SEARCH_WORDS_MAX)
    for (const setting of ['', 'set local pg_trgm.word_similarity_threshold = 0.35']) {
      const call = { path: `/ingredient?search=${encodeURIComponent(words.join(' '))}` }
      const plans = await plansOf(() => world.send('GET', call), setting)
      const alike = plans.flatMap(flatten).filter((node) => JSON.stringify(node).includes('<%'))
      // Letters alone are no names: nothing is compared with them.
      if (words.some((word) => word.length > 1)) expect(alike.length).toBeGreaterThan(0)
      expect(alike.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    }
  })
})

/** The steps of a plan, each without those below it. */
function flatten(plan: Plan): Plan[] {
  const { Plans: below = [], ...step } = plan
  return [step, ...below.flatMap(flatten)]
}
