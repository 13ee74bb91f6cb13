import type { Db } from '@zivina/db/database'
import type { PersonalData } from '@zivina/db/personal-data'
import type { PictureUse } from '@zivina/db/picture-use'
import type { BulkAction } from './bulk-action.ts'
import type { ErasureStep } from './erasure.ts'
import type { ReadExcludedFoods } from './excluded-foods.ts'
import type { ExportArchive, ExportTable } from './export-table.ts'
import type { HealthData } from './health-data.ts'
import type { LateMails } from './late-mails.ts'
import type { ListTable } from './list-table.ts'
import type { MailFiles } from './mail-files.ts'
import type { PaidElsewhere } from './paid-elsewhere.ts'
import type { Waiting } from './waiting.ts'

/**
 * Declarations of all areas that a noun of one of them works with. They are passed in, so that an area need not import later
 * ones.
 */
export type Declared = {
  /** The files of the download of personal data, in their order. */
  personal_data: readonly PersonalData[]
  /** The columns that refer to uploaded pictures. */
  pictures: readonly PictureUse[]
  /** The steps of erasure, in their order. */
  erasure: readonly ErasureStep[]
  /** What follows the weight of the profile, and ends with the consent to data about health. */
  health_data: readonly HealthData[]
  /** Where people say which foods they do not eat. */
  excluded_foods: readonly ReadExcludedFoods[]
  /** Mails whose content is read just before sending. */
  late_mails: readonly ((db: Db, public_url: string) => LateMails)[]
  /** Files that mails have with them. */
  mail_files: readonly MailFiles[]
  /** What orders pay for besides premium. */
  paid: readonly PaidElsewhere[]
  /** What waits for the administration to decide or answer. */
  waiting: readonly Waiting[]
  /** Tables and archives that admins can export. */
  exports: readonly (ExportTable | ExportArchive)[]
  /** Lists of the administration, as exports and bulk jobs read them. */
  lists: readonly ListTable[]
  /** What can be done with all rows that the filters of a list select. */
  bulk_actions: readonly BulkAction[]
}
