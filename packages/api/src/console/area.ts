import type { Area } from '#api/kernel/ports/area.ts'
import { backupLog, backupWatch, nightlyBackup } from './backups/backup-jobs.ts'
import { bindBackups } from './backups/routes.ts'
import { bindMails } from './mails/routes.ts'
import { bindManagedIngredients } from './managed-ingredients/routes.ts'
import { bindManagedTags } from './managed-tags/routes.ts'
import { bindManagedUsers } from './managed-users/routes.ts'
import { bindShortLists } from './short-lists/routes.ts'
import { bindWaiting } from './waiting/routes.ts'

export const console: Area = {
  binders: [
    bindBackups,
    bindMails,
    bindManagedIngredients,
    bindManagedTags,
    bindManagedUsers,
    bindShortLists,
    bindWaiting,
  ],
  jobs: [nightlyBackup, backupLog, backupWatch],
}
