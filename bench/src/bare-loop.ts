// A separate program: repeats statements over the product's driver and nothing else, as many at once as the product has
// requests under way.
import pg from 'pg'
import type { Statement } from './recorder.ts'
import { summarize, type Timing } from './timing.ts'

export type BareTask = {
  url: string
  /** The statements of each request; requests are taken in turn. */
  requests: Statement[][]
  seconds: number
  connections: number
}
export type BareAnswer = { timing: Timing } | { failure: string }

// Drizzle returns instants as text, so the loop does too.
const INSTANTS = new Set<number>([pg.types.builtins.TIMESTAMPTZ, pg.types.builtins.TIMESTAMP])
const types = {
  getTypeParser: (oid: number, format: 'text' | 'binary' | undefined) =>
    INSTANTS.has(oid) ? (value: string) => value : pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig

const pools = new Map<string, pg.Pool>()

function poolFor(url: string, max: number): pg.Pool {
  const known = pools.get(url)
  if (known) return known
  const made = new pg.Pool({ connectionString: url, max })
  pools.set(url, made)
  return made
}

async function run({ url, requests, seconds, connections }: BareTask): Promise<Timing> {
  const pool = poolFor(url, connections)
  const milliseconds: number[] = []
  let next = 0
  const start = performance.now()
  const end = start + seconds * 1000
  const work = async (): Promise<void> => {
    for (let from = performance.now(); from < end; from = performance.now()) {
      const statements = requests[next++ % requests.length] ?? []
      for (const { text, values } of statements) await pool.query({ text, values, types })
      milliseconds.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return summarize(milliseconds, performance.now() - start)
}

process.on('message', (task: BareTask) => {
  run(task).then(
    (timing) => process.send?.({ timing } satisfies BareAnswer),
    (error: Error) => process.send?.({ failure: error.message } satisfies BareAnswer),
  )
})
process.on('disconnect', () => process.exit(0))
