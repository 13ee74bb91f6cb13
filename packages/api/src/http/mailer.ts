import type { Db } from '@zivina/db/database'

type Addressee = { full_name: string }

/** Data of each mail about an account. */
type AccountMails = {
  verify_email: Addressee & { code: string }
  reset_password: Addressee & { token: string }
  password_changed: Addressee & { at: string }
  email_change_code: Addressee & { code: string }
  email_change_notice: Addressee & { new_email: string }
  deletion_requested: Addressee & { deletion_at: string }
  account_deleted: Addressee
}

/** The way to send mail: put it in the queue, along with what it is about. */
export type Mailer = {
  /**
   * Queues a mail on the caller's handle. In a transaction the mail is sent exactly if the transaction commits.
   * @throws ApiError EMAIL_NOT_SENT when it could not be queued
   */
  enqueue<T extends keyof AccountMails>(db: Db, template: T, to: string, data: AccountMails[T]): Promise<void>
}
