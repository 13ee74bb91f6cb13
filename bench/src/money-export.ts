// Writes the export of all orders of a database and prints the most memory that the process took: started by `money.ts`.
import { DECLARED } from '@zivina/api/areas'
import { writeExport } from '@zivina/api/console/exports/write-export'
import { EMPTY_LIBRARY } from '@zivina/content/library'
import { openDatabase } from '@zivina/db/database'

const [, , url = ''] = process.argv
const most = (): number => process.resourceUsage().maxRSS / 1024
const database = await openDatabase({ dataDir: '', databaseUrl: url, poolSize: 3 })
try {
  const { rows } = await database.pool.query(
    `insert into export_job (kind, "from", "to") values ('orders', '2020-01-01', '2099-12-31') returning guid`,
  )
  const base = most()
  const started = performance.now()
  const urls = { image: '', public: '' } as unknown as Parameters<typeof writeExport>[0]['urls']
  await writeExport({ db: database.db, urls, library: EMPTY_LIBRARY, declared: DECLARED }, rows[0]?.guid)
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(JSON.stringify({ megabytes: most(), base, seconds }))
} finally {
  await database.close()
}
