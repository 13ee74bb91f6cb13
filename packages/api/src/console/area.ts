import { bulkJobPersonalData } from '@zivina/db/schema/console/bulk-job'
import { exportJobPersonalData } from '@zivina/db/schema/console/export-job'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindAnonymousEvents } from './anonymous-events/routes.ts'
import { backupLog, backupWatch, nightlyBackup } from './backups/backup-jobs.ts'
import { bindBackups } from './backups/routes.ts'
import { bulkCleanup, bulkQueue } from './bulk-jobs/bulk-queue.ts'
import { bindBulkJobs } from './bulk-jobs/routes.ts'
import { exportedDays, exportedFigures } from './exports/analysis-queries.ts'
import { exportCleanup, exportQueue } from './exports/export-queue.ts'
import { deleteExportsOf } from './exports/queries.ts'
import { bindExports } from './exports/routes.ts'
import { listedMails } from './mails/list-table.ts'
import { bindMails } from './mails/routes.ts'
import { bindManagedIngredients } from './managed-ingredients/routes.ts'
import { bindManagedTags } from './managed-tags/routes.ts'
import { bindManagedUsers } from './managed-users/routes.ts'
import { bindOperation } from './operation/routes.ts'
import { ingredientDecisions, recipeDecisions, recipeTags } from './short-lists/bulk.ts'
import { listedIngredients, listedRecipes, listedUsers } from './short-lists/list-table.ts'
import { bindShortLists } from './short-lists/routes.ts'
import { bindWaiting } from './waiting/routes.ts'

export const console: Area = {
  lists: [listedMails, listedRecipes, listedIngredients, listedUsers],
  bulk_actions: [recipeDecisions, recipeTags, ingredientDecisions],
  binders: [
    bindAnonymousEvents,
    bindBackups,
    bindBulkJobs,
    bindExports,
    bindMails,
    bindManagedIngredients,
    bindManagedTags,
    bindManagedUsers,
    bindOperation,
    bindShortLists,
    bindWaiting,
  ],
  queues: [exportQueue, bulkQueue],
  jobs: [nightlyBackup, backupLog, backupWatch, exportCleanup, bulkCleanup],
  exports: [exportedDays, exportedFigures],
  health_data: [{ forget: deleteExportsOf }],
  personal_data: [exportJobPersonalData, bulkJobPersonalData],
}
