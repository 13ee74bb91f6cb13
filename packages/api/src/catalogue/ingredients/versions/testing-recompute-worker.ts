// A separate process that recomputes recipes, for tests that kill it. Argument: database.
import { openDatabase } from '@zivina/db/database'
import { openQueue } from '#api/kernel/jobs/queue.ts'
import { workOnRecompute } from './recompute-queue.ts'

const [url = ''] = process.argv.slice(2)

async function work(): Promise<void> {
  const log = { info: () => {}, error: () => {} }
  const { db } = await openDatabase({ dataDir: '', databaseUrl: url, poolSize: 2 })
  await workOnRecompute(await openQueue(url, log), db, log, 0.5)
}

await work()
