import { BACKUP_LATE_HOURS, type BackupStatus } from '@zivina/contract/console/backups'
import type { Db } from '@zivina/db/database'
import type { Ctx } from '#api/kernel/http/scope.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { type BackupAttempt, DRILL, insertAttempt, type StatusRow, selectOperators, selectStatus } from './queries.ts'

const HOUR_MS = 3_600_000
/** How long attempts are remembered: a little longer than the oldest backup is kept. */
const REMEMBERED_MS = 400 * 24 * HOUR_MS

/**
 * When the last good backup was made.
 * @param is_planned whether backups are made each night
 */
export async function readBackups(db: Db, is_planned: boolean): Promise<BackupStatus> {
  return toStatus(await selectStatus(db), is_planned, new Date())
}

/** How many people run the product: super admins with a second factor. */
export { selectDemoCount as countDemoAccounts, selectOperatorCount as countOperators } from './queries.ts'

/**
 * @param is_planned whether backups are made each night
 */
export function toStatus(row: StatusRow, is_planned: boolean, now: Date): BackupStatus {
  const iso = (text: string | null) => text && new Date(text).toISOString()
  const last_good_at = iso(row.last_good_at)
  return {
    is_planned,
    last_good_at,
    is_encrypted: row.is_encrypted,
    last_failed_at: iso(row.last_failed_at),
    drilled_at: iso(row.drilled_at),
    is_late: last_good_at === null || now.getTime() - Date.parse(last_good_at) > BACKUP_LATE_HOURS * HOUR_MS,
  }
}

/** Records that a restore was tried out now. */
export async function recordDrill(ctx: Ctx<'db' | 'has_backups'>): Promise<BackupStatus> {
  const now = new Date()
  const drill = { reason: DRILL, place: '', is_encrypted: false, failure: null, begun_at: now, finished_at: now }
  await recordAttempt(ctx.db, drill)
  return readBackups(ctx.db, ctx.has_backups ?? false)
}

/** Records that an attempt to make a backup has ended. */
export async function recordAttempt(db: Db, attempt: BackupAttempt): Promise<void> {
  await insertAttempt(db, attempt, new Date(Date.now() - REMEMBERED_MS))
}

/** The hour of the day, in UTC, at which operators are told where there never was a backup. */
const TELL_HOUR = 7

/**
 * Whether the operators are told in this hour: once the last good backup is too old, and once a day from then on.
 * @param last_good_at null where there never was one
 */
export function isHourToNotify(last_good_at: string | null, now: Date): boolean {
  if (last_good_at === null) return now.getUTCHours() === TELL_HOUR
  const hours = Math.floor((now.getTime() - Date.parse(last_good_at)) / HOUR_MS)
  return hours >= BACKUP_LATE_HOURS && (hours - BACKUP_LATE_HOURS) % 24 === 0
}

/** Writes to the operators where backups are planned and the last good one is too old. Runs once an hour. */
export async function notifyOfLateBackup({ db, mail, backups }: JobContext, now: Date): Promise<void> {
  if (backups === null) return
  const { last_good_at } = toStatus(await selectStatus(db), true, now)
  if (!isHourToNotify(last_good_at, now)) return
  const letters = (await selectOperators(db)).map(({ email, full_name }) => {
    return { to: email, data: { full_name, last_good_at } }
  })
  await mail.enqueueAll(db, 'backup_late', letters)
}
