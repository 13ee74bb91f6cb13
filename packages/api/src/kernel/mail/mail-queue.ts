import { randomUUID } from 'node:crypto'
import type { Db } from '@zivina/db/database'
import { isMailbox } from '@zivina/integrations/mail/message'
import type { MailData, MailTemplate } from '@zivina/integrations/mail/templates/templates'
import type { PgBoss } from 'pg-boss'
import type { LateTemplate } from '#api/kernel/declared/late-mails.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { describeFailure } from '#api/kernel/errors/failures.ts'
import { onHandle } from '#api/kernel/jobs/queries.ts'
import type { Log } from '#api/kernel/ports/log.ts'

export const MAIL_QUEUE = 'mail'
/** Mails that failed permanently: refused by the server, or after all attempts. */
export const DEAD_MAIL_QUEUE = 'mail_dead'

/** The stored data of a queued mail: its content, or a reference to it. */
export type QueuedData<T extends MailTemplate> = T extends LateTemplate ? { delivery: string } : MailData<T>

/** Lower than that of all other mails. */
const BULK_PRIORITY = -1

/** A job of the mail queue. */
export type MailJob<T extends MailTemplate = MailTemplate> = {
  /** The same through all attempts. */
  mail_id: string
  template: T
  to: string
  data: QueuedData<T>
  queued_at: string
}

/** Sends mails by putting them into the queue. */
export type Mailer = {
  /**
   * Queues a mail on the caller's handle. In a transaction the mail is sent exactly if the transaction commits.
   * @throws ApiError EMAIL_NOT_SENT when it could not be queued
   */
  enqueue<T extends MailTemplate>(db: Db, template: T, to: string, data: QueuedData<T>): Promise<void>
  /**
   * Queues one mail to each of several people, in one statement; nothing for an empty list.
   * @throws ApiError EMAIL_NOT_SENT when they could not be queued
   */
  enqueueAll<T extends MailTemplate>(db: Db, template: T, mails: readonly Letter<T>[]): Promise<void>
}

/** One of several mails made from a template. */
export type Letter<T extends MailTemplate> = { to: string; data: QueuedData<T> }

/** The mailer over an open queue. */
export function createMailer(boss: PgBoss, log: Log): Mailer {
  const enqueueAll: Mailer['enqueueAll'] = async (db, template, mails) => {
    if (mails.length === 0) return
    try {
      if (!mails.every(({ to }) => isMailbox(to))) throw new Error('The address of the receiver cannot be one.')
      await boss.insert(
        MAIL_QUEUE,
        mails.map(({ to, data }) => jobOf(template, to, data)),
        { db: onHandle(db) },
      )
    } catch (error) {
      log.error({ template, ...describeFailure(error) }, 'mail could not be queued')
      throw new ApiError('EMAIL_NOT_SENT')
    }
  }
  return { enqueue: (db, template, to, data) => enqueueAll(db, template, [{ to, data }]), enqueueAll }
}

/** The job of one mail. */
function jobOf<T extends MailTemplate>(template: T, to: string, data: QueuedData<T>) {
  const late = isLate(template, data) ? data : null
  // One delivery is one mail, whichever process queues it.
  const mail_id = late?.delivery ?? randomUUID()
  const job: MailJob<T> = { mail_id, template, to, data, queued_at: new Date().toISOString() }
  return { id: mail_id, data: job, priority: late ? BULK_PRIORITY : 0 }
}

/** Whether the data of a queued mail is only a reference to its content. */
export function isLate(template: MailTemplate, _data: object): _data is QueuedData<LateTemplate> {
  const late: LateTemplate = 'newsletter_issue'
  return template === late
}
