import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { recordAttempt } from '@zivina/api/console/backups/service'
import { backUp, type Source, type Step } from '@zivina/backup/back-up'
import { storeLog } from '@zivina/backup/cluster/log-objects'
import type { Kind, Manifest, Reason } from '@zivina/backup/manifest'
import { REASONS } from '@zivina/backup/manifest'
import { makeKeys } from '@zivina/backup/seal'
import { openStore } from '@zivina/backup/store/open-store'
import type { BackupStore } from '@zivina/backup/store/port'
import type { Database } from '@zivina/db/database'
import { lacksMigrations } from '@zivina/db/migrate'
import { archiveOf, backupTargetOf } from '#server/process/backups.ts'
import { type Config, readConfig } from '#server/process/config.ts'
import { openLiving } from '#server/process/living-database.ts'
import { run } from '#server/process/process.ts'

const OPTIONS = {
  /** A folder or s3://bucket/folder instead of BACKUP_TO. */
  to: { type: 'string' },
  /** Copies rows instead of files, as another server or another version of PostgreSQL needs them. */
  tables: { type: 'boolean' },
  /** Makes a pair of keys and nothing else. */
  'new-key': { type: 'boolean' },
  /** Stores the log of the embedded database and nothing else. */
  log: { type: 'boolean' },
  reason: { type: 'string' },
} as const

/** Key of the advisory lock held while the log is stored. */
const LOG_LOCK = 7_494_005

/** `npm run backup`: makes a backup, whether the product serves or not. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS })
  if (values['new-key']) return printKeys()
  const config = readConfig(process.env)
  const place = values.to ?? backupTargetOf(config)
  const store = await openStore(place, { access: config.backup.access, spool: join(config.data_dir, 'backup-spool') })
  const database = await openLiving(config)
  const cluster = config.database_url === null ? join(config.data_dir, 'pg') : null
  try {
    const source = { url: database.url, cluster, files: join(config.data_dir, 'files') }
    if (values.log) return await storeArchive(config, database, store)
    const kind: Kind = cluster === null || values.tables ? 'tables' : 'cluster'
    const reason = REASONS.find((name) => name === values.reason) ?? 'by_hand'
    await storeArchive(config, database, store)
    const manifest = await attempt(config, database, { source, store, kind, reason, place })
    tellResult(manifest, place)
  } finally {
    await database.close()
  }
}

type Attempt = { source: Source; store: BackupStore; kind: Kind; reason: Reason; place: string }

/** Makes the backup and records how it ended, where the database has a table for that already. */
async function attempt(config: Config, database: Database, { source, store, ...what }: Attempt): Promise<Manifest> {
  const { recipient } = config.backup
  const { reason, kind, place } = what
  const begun_at = new Date()
  const common = { reason, place, begun_at, is_encrypted: recipient !== null }
  const record = async (ended: { finished_at: Date | null; failure: string | null; bytes: number }): Promise<void> => {
    if (await lacksMigrations(database.pool)) return
    await recordAttempt(database.db, { ...common, ...ended })
  }
  try {
    const manifest = await backUp(source, store, {
      kind,
      reason,
      recipient,
      // A person who asks for a backup may have a place of their own for it.
      sweeps: reason !== 'by_hand',
      now: () => new Date(),
      tell: createTeller(),
    })
    await record({ finished_at: new Date(manifest.finished_at), failure: null, bytes: manifest.counts.bytes })
    return manifest
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    await record({ finished_at: null, failure, bytes: 0 }).catch(() => undefined)
    throw error
  }
}

async function storeArchive(config: Config, { pool }: Database, store: BackupStore): Promise<void> {
  const archive = archiveOf(config)
  if (archive === null) return
  const client = await pool.connect()
  try {
    // Another command that stores the log is not waited for: it stores the same.
    const { rows } = await client.query<{ taken: boolean; system: string }>(
      'select pg_try_advisory_lock($1) as taken, system_identifier::text as system from pg_control_system()',
      [LOG_LOCK],
    )
    if (rows[0]?.taken) await storeLog(archive, rows[0].system, store, config.backup.recipient)
  } finally {
    // Ending the connection ends the lock.
    client.release(true)
  }
}

async function printKeys(): Promise<void> {
  const { identity, recipient } = await makeKeys()
  process.stdout.write(
    `Klíč, který zálohy otevře. Uložte ho mimo tento stroj, znovu ho neukážeme:\n\n${identity}\n\nPříjemce do konfigurace:\n\nBACKUP_RECIPIENT=${recipient}\n`,
  )
}

const NAMES: Record<Step['what'], string> = { database: 'databáze', pictures: 'obrázky', verifying: 'ověření' }

/** Tells the progress in a terminal, each step on a line of its own. */
function createTeller(): (step: Step) => void {
  let last = ''
  return ({ what, done, total }) => {
    if (!process.stderr.isTTY) return
    process.stderr.write(`${last !== '' && last !== what ? '\n' : '\r'}${NAMES[what]} ${done}/${total}`)
    last = what
  }
}

function tellResult({ stamp, counts, is_encrypted, objects }: Manifest, place: string): void {
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`
  const stored = objects.reduce((sum, { size }) => sum + size, 0)
  const database = counts.tables > 0 ? `řádků ${counts.rows}` : `souborů databáze ${counts.database_files}`
  process.stdout.write(
    `Záloha ${stamp} v ${place} je hotová a ověřená: ${database}, obrázků ${counts.pictures}, ${megabytes(counts.bytes)} (uloženo ${megabytes(stored)}).\n`,
  )
  if (!is_encrypted) process.stdout.write('Záloha není šifrovaná: klíč vytvoří npm run backup -- --new-key.\n')
}

run(main)
