import type { Area } from '#api/kernel/ports/area.ts'
import { backupLog, backupWatch, nightlyBackup } from './backups/backup-jobs.ts'
import { bindBackups } from './backups/routes.ts'
import { bindWaiting } from './waiting/routes.ts'

export const console: Area = {
  binders: [bindBackups, bindWaiting],
  jobs: [nightlyBackup, backupLog, backupWatch],
}
