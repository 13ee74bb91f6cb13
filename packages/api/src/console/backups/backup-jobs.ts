import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { notifyOfLateBackup } from './service.ts'

/** Makes a backup each night, where a place for backups is configured. */
export const nightlyBackup: ScheduledJob = {
  name: 'nightly_backup',
  cron: '5 4 * * *',
  expireInSeconds: 6 * 3600,
  run: async ({ backups }) => backups?.makeNightly(),
}

/** Stores the log of the embedded database every few minutes, so that any moment can be restored. */
export const backupLog: ScheduledJob = {
  name: 'backup_log',
  cron: '*/5 * * * *',
  expireInSeconds: 900,
  run: async ({ backups }) => backups?.storeLog(),
}

/** Looks each hour, and tells the operators once a day where the last good backup is too old. */
export const backupWatch: ScheduledJob = {
  name: 'backup_watch',
  cron: '30 * * * *',
  expireInSeconds: 300,
  run: (context) => notifyOfLateBackup(context, new Date()),
}
