import pg from 'pg'
import type { Stand } from './measure-cases.ts'
import { percentile } from './timing.ts'

export type CountResult = { name: string; recipes: number; milliseconds: number }

const REPEATED = 7

/**
 * How long the database itself takes to count exactly what a list finds, with nothing kept: the median of several
 * EXPLAIN ANALYZE, for the slowest of the case's addresses.
 */
export async function measureCounts({ url, recipes, cases, record }: Stand): Promise<CountResult[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const results: CountResult[] = []
    for (const { name, paths } of cases.filter(({ name }) => name.startsWith('list'))) {
      let slowest = 0
      for (const path of paths) {
        const { cold } = await record(path)
        for (const statement of cold.filter(({ text }) => /^\s*select count\(\*\)/.test(text))) {
          slowest = Math.max(slowest, await explain(client, statement))
        }
      }
      results.push({ name, recipes, milliseconds: slowest })
    }
    return results
  } finally {
    await client.end()
  }
}

async function explain(client: pg.Client, { text, values }: { text: string; values: unknown[] }): Promise<number> {
  const took: number[] = []
  for (let at = 0; at < REPEATED; at += 1) {
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
    took.push(rows[0]['QUERY PLAN'][0]['Execution Time'])
  }
  return percentile(took, 0.5)
}
