import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'

/** Runs the queue's statements on the caller's handle, so that a job exists exactly if the caller's transaction commits. */
export function onHandle(db: Db): ReturnType<PgBoss['getDb']> {
  return fromDrizzle(db, sql)
}
