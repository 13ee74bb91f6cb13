// Writes `dump.json.gz`: all rows of a database of the version whose migrations end with the last one there. It is written
// once, by the code of that version, and never again by a later one; README.md beside it says how.
//   node packages/db/src/testing/former-version/write-dump.ts <address of the server> <address of its database>
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { makePeople } from './make-people.ts'

const JOURNAL = new URL('../../../migrations/meta/_journal.json', import.meta.url)
const DUMP = new URL('dump.json.gz', import.meta.url)

/** Sets columns that no call of that version sets. */
const BY_HAND = `
  update "user" set is_premium = true, plan = 'premium plus', entry_consultation_performed = true,
    premium_plus_expiry_date = '2027-01-31', active_from = '2026-01-01', expiry_date = '2027-02-28', watch_pairing = 'garmin',
    platforms = '{web,ios}', news_seen_at = now(), image = 'uploads/users/eva.jpg'
  where username = 'eva'`

async function writeDump(site: string, database: string): Promise<void> {
  await makePeople(site)
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  await client.query(BY_HAND)
  const { rows: tables } = await client.query<{ name: string }>(`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`)
  const dumped: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    // The text of the row keeps microseconds and numerics, which JavaScript would round.
    const { rows } = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`)
    dumped[name] = rows.map(({ row }) => row)
  }
  await client.end()
  const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { entries: { tag: string }[] }
  const bytes = gzipSync(JSON.stringify({ migration: entries.at(-1)?.tag, tables: dumped }), { level: 9 })
  writeFileSync(DUMP, bytes)
  process.stdout.write(`${bytes.length} bytes\n`)
}

const [site = '', database = ''] = process.argv.slice(2)
await writeDump(site, database)
