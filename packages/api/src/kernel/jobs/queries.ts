import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'

/** The queue's own statements on the caller's handle, so that a job is there exactly if the caller's transaction is. */
export function onHandle(db: Db): ReturnType<PgBoss['getDb']> {
  return fromDrizzle(db, sql)
}
