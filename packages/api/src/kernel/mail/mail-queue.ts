import { randomUUID } from 'node:crypto'
import type { Db } from '@zivina/db/database'
import { isMailbox } from '@zivina/integrations/mail/message'
import type { MailData, MailTemplate } from '@zivina/integrations/mail/templates/templates'
import type { PgBoss } from 'pg-boss'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { describeFailure } from '#api/kernel/errors/failures.ts'
import { onHandle } from '#api/kernel/jobs/queries.ts'
import type { Log } from '#api/kernel/ports/log.ts'

export const MAIL_QUEUE = 'mail'
/** Mails that were given up: refused for good, or tried for hours. */
export const DEAD_MAIL_QUEUE = 'mail_dead'

/** Tries after 10 s, 20 s, 40 s … an hour at most: four to eight hours altogether. */
const RETRIES = { retryLimit: 12, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 }
/** A mail whose sending takes longer died with its process and is tried again. */
const EXPIRES_SECONDS = 120
const DAY_SECONDS = 24 * 3600

/** Mails to many, whose content is looked up as they leave. */
export type LateTemplate = 'newsletter_issue'

/** What waits of a mail: its data, or where they are to be found. */
export type QueuedData<T extends MailTemplate> = T extends LateTemplate ? { delivery: string } : MailData<T>

/** Behind everything that somebody waits for. */
const BULK_PRIORITY = -1

/** What waits in the queue. */
export type MailJob<T extends MailTemplate = MailTemplate> = {
  /** Stays the same through all tries. */
  mail_id: string
  template: T
  to: string
  data: QueuedData<T>
  queued_at: string
}

/** The way to send mail: put it in the queue, along with what it is about. */
export type Mailer = {
  /**
   * Queues a mail on the caller's handle. In a transaction the mail is sent exactly if the transaction commits.
   * @throws ApiError EMAIL_NOT_SENT when it could not be queued
   */
  enqueue<T extends MailTemplate>(db: Db, template: T, to: string, data: QueuedData<T>): Promise<void>
  /**
   * Queues one mail to each of several people, in one statement; none to nobody.
   * @throws ApiError EMAIL_NOT_SENT when they could not be queued
   */
  enqueueAll<T extends MailTemplate>(db: Db, template: T, mails: readonly Letter<T>[]): Promise<void>
}

/** One of several mails made from a template. */
export type Letter<T extends MailTemplate> = { to: string; data: QueuedData<T> }

/** What tests set shorter. */
type Patience = { retryDelay?: number; retryDelayMax?: number; expireInSeconds?: number }

/** Makes the mail queue, or brings its settings up to date. */
export async function prepareMailQueue(boss: PgBoss, patience: Patience = {}): Promise<void> {
  const settings = {
    ...RETRIES,
    expireInSeconds: EXPIRES_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
    deadLetter: DEAD_MAIL_QUEUE,
    notify: true,
    ...patience,
  }
  await boss.createQueue(DEAD_MAIL_QUEUE, { deleteAfterSeconds: 14 * DAY_SECONDS })
  await boss.createQueue(MAIL_QUEUE, settings)
  await boss.updateQueue(MAIL_QUEUE, settings)
}

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

/** What waits of one mail, as the queue takes it. */
function jobOf<T extends MailTemplate>(template: T, to: string, data: QueuedData<T>) {
  const late = isLate(template, data) ? data : null
  // One delivery is one mail, whoever queues it.
  const mail_id = late?.delivery ?? randomUUID()
  const job: MailJob<T> = { mail_id, template, to, data, queued_at: new Date().toISOString() }
  return { id: mail_id, data: job, priority: late ? BULK_PRIORITY : 0 }
}

/** Whether what waits of a mail is only where to find it. */
export function isLate(template: MailTemplate, _data: object): _data is QueuedData<LateTemplate> {
  const late: LateTemplate = 'newsletter_issue'
  return template === late
}
