import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Timestamp } from '#contract/kernel/fields.ts'

/** After this many hours without a good backup the operators are told. */
export const BACKUP_LATE_HOURS = 26

/** Drills that one admin may record in an hour. */
const DRILLS_PER_HOUR = 10

export const BackupStatus = z
  .object({
    /** Whether a place for nightly backups is configured. */
    is_planned: z.boolean(),
    /** When the last good backup was finished; null where there is none. */
    last_good_at: Timestamp.nullable(),
    /** Whether it is encrypted; null where there is none. */
    is_encrypted: z.boolean().nullable(),
    /** When the last attempt failed; null where the last attempt succeeded, or there was none. */
    last_failed_at: Timestamp.nullable(),
    /** Whether the last good backup is older than it should be. */
    is_late: z.boolean(),
    /** When a restore was last tried out, as an admin recorded; null where none was. */
    drilled_at: Timestamp.nullable(),
  })
  .meta({ id: 'BackupStatus' })
export type BackupStatus = z.infer<typeof BackupStatus>

export const backups = {
  drill: endpoint({
    method: 'POST',
    path: '/admin/backup/drill',
    access: 'admin',
    summary: 'Records that a backup was restored on another machine and the product started from it.',
    rate_limits: [{ by: 'user', attempts: DRILLS_PER_HOUR, seconds: 3600 }],
    status: 200,
    response: BackupStatus,
    errors: [],
  }),
}
