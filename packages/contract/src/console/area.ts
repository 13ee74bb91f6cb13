import { anonymousEvents } from './anonymous-events.ts'
import { backups } from './backups.ts'
import { bulkJobs } from './bulk-jobs.ts'
import { exportJobs } from './exports.ts'
import { mails } from './mails.ts'
import { managedIngredients } from './managed-ingredients.ts'
import { managedTags } from './managed-tags.ts'
import { managedUsers } from './managed-users.ts'
import { operation } from './operation.ts'
import { shortLists } from './short-lists.ts'
import { waiting } from './waiting.ts'

/** The nouns of the area whose calls it declares. */
export const console = {
  anonymousEvents,
  backups,
  bulkJobs,
  exportJobs,
  mails,
  managedIngredients,
  managedTags,
  managedUsers,
  operation,
  shortLists,
  waiting,
}
