import type { Db } from '@zivina/db/database'
import { backupRun } from '@zivina/db/schema/console/backup-run'
import { sql } from 'drizzle-orm'

/** The reason of a run that was no backup: a restore was tried out. */
export const DRILL = 'drill'

export type StatusRow = {
  last_good_at: string | null
  is_encrypted: boolean | null
  last_failed_at: string | null
  drilled_at: string | null
}

/** The last good attempt, and the last attempt if it failed. */
export async function selectStatus(db: Db): Promise<StatusRow> {
  const { rows } = await db.execute<StatusRow>(sql`
    select good.finished_at::text as last_good_at, good.is_encrypted,
      case when last.failure is not null then last.begun_at::text end as last_failed_at,
      (select max(begun_at)::text from backup_run where reason = ${DRILL}) as drilled_at
    from (select) one
      left join lateral (
        select finished_at, is_encrypted from backup_run where finished_at is not null and reason <> ${DRILL} order by begun_at desc limit 1
      ) good on true
      left join lateral (select begun_at, failure from backup_run where reason <> ${DRILL} order by begun_at desc limit 1) last on true`)
  return rows[0] ?? { last_good_at: null, is_encrypted: null, last_failed_at: null, drilled_at: null }
}

/** An attempt that has ended. */
export type BackupAttempt = Omit<typeof backupRun.$inferInsert, 'guid'>

/** Records an attempt and forgets those before the given time. */
export async function insertAttempt(db: Db, attempt: BackupAttempt, forgetBefore: Date): Promise<void> {
  await db.execute(sql`delete from backup_run where begun_at < ${forgetBefore.toISOString()}`)
  await db.insert(backupRun).values(attempt)
}

/** How many super admins have a second factor. */
export async function selectOperatorCount(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from "user" u join totp f on f."user" = u.guid
    where u.is_super_admin and not u.is_banned and not u.is_demo and f.confirmed_at is not null`)
  return rows[0]?.n ?? 0
}

/** How many accounts have the published password. */
export async function selectDemoCount(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from "user" where is_demo`)
  return rows[0]?.n ?? 0
}

/** The people who run the product: super admins who can log in. */
export async function selectOperators(db: Db): Promise<{ email: string; full_name: string }[]> {
  const { rows } = await db.execute<{ email: string; full_name: string }>(sql`
    select email, full_name from "user"
    where is_super_admin and email_verified and not is_banned and not is_demo order by email`)
  return rows
}
