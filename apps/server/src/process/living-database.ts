import { join } from 'node:path'
import { socketUrl } from '@zivina/db/cluster-owner'
import { DATABASE_NAME, type Database, openDatabase } from '@zivina/db/database'
import { findLiving } from '@zivina/db/postmaster'
import { archiveOf } from './backups.ts'
import type { Config } from './config.ts'

/** Opens the database for a command: that of the running product, or the same one started for the command alone. */
export async function openLiving(config: Config): Promise<Database> {
  const { data_dir, database_url } = config
  const living = database_url === null ? await findLiving(join(data_dir, 'pg')) : null
  const databaseUrl = living?.ready ? socketUrl(living.socket, DATABASE_NAME) : (database_url ?? undefined)
  return openDatabase({ dataDir: data_dir, databaseUrl, archive: archiveOf(config) ?? undefined, poolSize: 2 })
}
