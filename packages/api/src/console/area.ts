import { exportJobPersonalData } from '@zivina/db/schema/console/export-job'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindAnonymousEvents } from './anonymous-events/routes.ts'
import { backupLog, backupWatch, nightlyBackup } from './backups/backup-jobs.ts'
import { bindBackups } from './backups/routes.ts'
import { exportedDays, exportedFigures } from './exports/analysis-queries.ts'
import { exportCleanup, exportQueue } from './exports/export-queue.ts'
import { deleteExportsOf } from './exports/queries.ts'
import { bindExports } from './exports/routes.ts'
import { bindMails } from './mails/routes.ts'
import { bindManagedIngredients } from './managed-ingredients/routes.ts'
import { bindManagedTags } from './managed-tags/routes.ts'
import { bindManagedUsers } from './managed-users/routes.ts'
import { bindShortLists } from './short-lists/routes.ts'
import { bindWaiting } from './waiting/routes.ts'

export const console: Area = {
  binders: [
    bindAnonymousEvents,
    bindBackups,
    bindExports,
    bindMails,
    bindManagedIngredients,
    bindManagedTags,
    bindManagedUsers,
    bindShortLists,
    bindWaiting,
  ],
  queues: [exportQueue],
  jobs: [nightlyBackup, backupLog, backupWatch, exportCleanup],
  exports: [exportedDays, exportedFigures],
  health_data: [{ forget: deleteExportsOf }],
  personal_data: [exportJobPersonalData],
}
