import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Backups } from '@zivina/api/kernel/ports/backups'
import type { Reason } from '@zivina/backup/manifest'
import type { Database } from '@zivina/db/database'
import { lacksMigrations } from '@zivina/db/migrate'
import type { Logger } from 'pino'
import type { Config } from './config.ts'

const COMMAND = fileURLToPath(new URL('../cli/backup.ts', import.meta.url))

/** The folder where the embedded database puts its log for the backups; null where none is stored. */
export function archiveOf({ backup, database_url, data_dir }: Config): string | null {
  // The server copies it by commands that Windows lacks.
  const isPossible = database_url === null && process.platform !== 'win32'
  return backup.to !== null && isPossible ? join(data_dir, 'log-archive') : null
}

/** The place of backups: the one configured, otherwise a folder beside the data, which saves from mistakes but not from a lost disk. */
export function backupTargetOf({ backup, data_dir }: Config): string {
  return backup.to ?? join(data_dir, 'backups')
}

/** Makes backups in a process of low priority; null where no place is configured. */
export function openBackups(config: Config, log: Logger): Backups | null {
  if (config.backup.to === null) return null
  const archive = archiveOf(config)
  return {
    makeNightly: async () => {
      await runCommand(['--reason', 'nightly' satisfies Reason])
      log.info('nightly backup made')
    },
    storeLog: async () => {
      if (archive !== null) await runCommand(['--log'])
    },
  }
}

/**
 * Makes a backup before the schema changes, unless there is nothing to lose.
 * @throws Error with one sentence when it fails: the product does not start then
 */
export async function backUpBeforeMigration(config: Config, { pool }: Database, log: Logger): Promise<void> {
  if (!config.backup.before_migration || !(await lacksMigrations(pool))) return
  log.warn({ place: backupTargetOf(config) }, 'making a backup before the schema changes')
  await runCommand(['--reason', 'before_migration' satisfies Reason]).catch((cause: Error) => {
    throw new Error(
      `The backup before the change of the schema failed: ${cause.message} Set BACKUP_BEFORE_MIGRATION=0 to do without.`,
      { cause },
    )
  })
}

/** Runs `npm run backup` with this process's environment, and waits for its end. */
async function runCommand(args: string[]): Promise<void> {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  let told = ''
  child.stderr.on('data', (chunk: Buffer) => {
    told = (told + chunk.toString()).slice(-2000)
  })
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(told.trim().split('\n').at(-1) || `The backup ended with ${code}.`)
}
