// A minimal product process for tests that kill it: opens the database in the given folder and writes rows until it is stopped.
// Prints `open` once the database can be used, then each number after PostgreSQL acknowledged its row.
import { openDatabase } from '#db/database.ts'

const [dataDir = ''] = process.argv.slice(2)

async function hold(): Promise<void> {
  const database = await openDatabase({ dataDir })
  let stopping = false
  process.on('SIGTERM', () => {
    stopping = true
  })
  await database.pool.query('create table if not exists written (number bigserial primary key)')
  process.stdout.write('open\n')
  while (!stopping) {
    const { rows } = await database.pool.query<{ number: string }>(
      'insert into written default values returning number',
    )
    process.stdout.write(`${rows[0]?.number}\n`)
  }
  await database.close()
}

hold().catch((error: unknown) => {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
