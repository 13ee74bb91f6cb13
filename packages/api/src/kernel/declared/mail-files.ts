import type { Db } from '@zivina/db/database'
import type { MailFile } from '@zivina/integrations/mail/port'
import type { WorkPool } from '@zivina/work/port'

/** Makes the files of a mail that names them by `attached`, just before the mail is sent. */
export type MailFiles = {
  /** As in `attached.noun`. */
  noun: string
  open(
    context: { db: Db; work: WorkPool; public_url: string },
    guid: string,
    /** As in `attached.account`. */
    account?: string,
  ): Promise<readonly MailFile[]>
}
