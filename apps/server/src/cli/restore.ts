import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from '@zivina/backup/restore/restore'
import { openStore } from '@zivina/backup/store/open-store'
import { openDatabase } from '@zivina/db/database'
import { prepareDatabase } from '@zivina/db/prepare'
import { type Config, readConfig } from '#server/process/config.ts'
import { run } from '#server/process/process.ts'

const OPTIONS = {
  /** The moment to restore, as 2026-11-28T09:30:00+01:00, or `latest`. */
  at: { type: 'string' },
  /** The stamp of a backup other than the newest. */
  backup: { type: 'string' },
  /** A file with the key of encrypted backups. */
  key: { type: 'string' },
} as const

/** `npm run restore -- FROM`: restores a backup into an empty data folder or database, and migrates it. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const [from] = positionals
  if (from === undefined) throw new Error('Tell where the backups are: npm run restore -- FROM.')
  const config = readConfig(process.env)
  const { data_dir, database_url } = config
  const spool = join(data_dir, 'backup-spool')
  const store = await openStore(from, { access: config.backup.access, spool })
  const identity = await readKey(values.key)
  const at = readMoment(values.at)
  const manifest = await restore(store, { data_dir, database_url }, { identity, stamp: values.backup, at, tell })
  await migrate(config)
  process.stdout.write(`\nZáloha ${manifest.stamp} je obnovená v ${database_url === null ? data_dir : 'databázi'}.\n`)
}

/** Brings the restored database to this version, so that a failure is told here and not by the next start. */
async function migrate({ data_dir, database_url }: Config): Promise<void> {
  const database = await openDatabase({ dataDir: data_dir, databaseUrl: database_url ?? undefined })
  try {
    await prepareDatabase(database, { seed: false })
  } finally {
    await database.close()
  }
}

/** The key of a file, in which other lines than the key are comments. */
async function readKey(file: string | undefined): Promise<string | null> {
  if (file === undefined) return null
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim())
  const key = lines.find((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (key === undefined) throw new Error(`The file ${file} has no key: it begins with AGE-SECRET-KEY-.`)
  return key
}

function readMoment(text: string | undefined): Date | 'latest' | undefined {
  if (text === undefined || text === 'latest') return text
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime()) || !/(Z|[+-]\d{2}:\d{2})$/.test(text))
    throw new Error(`${text} is no moment with its time zone, as 2026-11-28T09:30:00+01:00.`)
  return moment
}

function tell({ what, done, total }: { what: 'database' | 'pictures'; done: number; total: number }): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${what === 'database' ? 'databáze' : 'obrázky'} ${done}/${total}`)
}

run(main)
