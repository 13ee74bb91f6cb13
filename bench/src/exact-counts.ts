import pg from 'pg'
import type { Stand } from './measure-cases.ts'
import type { Recorded, Statement } from './recorder.ts'
import { percentile } from './timing.ts'

export type CountResult = { name: string; recipes: number; milliseconds: number }

const REPEATED = 7

/**
 * How long the database takes for the exact count of a list, without any cache: the median of several EXPLAIN ANALYZE, for the
 * slowest of the case's addresses.
 */
export async function measureCounts({ url, recipes, cases, record }: Stand): Promise<CountResult[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const results: CountResult[] = []
    for (const one of cases.filter(({ name, group }) => group === 'api' && name.startsWith('list'))) {
      const { name, paths } = one
      const took: number[] = []
      for (const path of paths) {
        for (const statement of countsOf(await record(one, path))) took.push(await explain(client, statement))
      }
      // A list without a count would meet every goal.
      if (took.length === 0) throw new Error(`No count was found among the statements of "${name}".`)
      results.push({ name, recipes, milliseconds: Math.max(...took) })
    }
    return results
  } finally {
    await client.end()
  }
}

/** The statements that a second call does not repeat. */
function countsOf({ cold, warm }: Recorded): Statement[] {
  return cold.filter(({ text }) => /count\(/.test(text) && !warm.some((again) => again.text === text))
}

async function explain(client: pg.Client, { text, values }: Statement): Promise<number> {
  const took: number[] = []
  for (let at = 0; at < REPEATED; at += 1) {
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
    took.push(rows[0]['QUERY PLAN'][0]['Execution Time'])
  }
  return percentile(took, 0.5)
}
