import { type MailFile, MailRefused, type MailSender } from '@zivina/integrations/mail/port'
import type { Attached } from '@zivina/integrations/mail/templates/content'
import {
  type MailData,
  type RenderedMail,
  renderMail,
  USEFUL_MINUTES,
} from '@zivina/integrations/mail/templates/templates'
import type { Job, JobResult, PgBoss } from 'pg-boss'
import type { LateMails } from '#api/kernel/declared/late-mails.ts'
import type { Log } from '#api/kernel/ports/log.ts'
import type { Watch } from '#api/kernel/watch/watch.ts'
import { isLate, MAIL_QUEUE, type MailJob } from './mail-queue.ts'

/** Mails sent at once; the mailer has as many connections. A full batch is followed by another without a pause. */
const AT_ONCE = 4
/** New mails send a notice; this interval finds those to be tried again. */
const POLL_SECONDS = 5

export type MailWorker = {
  boss: PgBoss
  late: readonly LateMails[]
  sender: MailSender
  /** Makes the files that a mail names. */
  files?: (attached: Attached) => Promise<readonly MailFile[]>
  public_url: string
  log: Log
  watch: Watch
  /** For tests, which do not want to wait. */
  pollSeconds?: number
}

/**
 * Sends mails as they are queued. A mail may be sent twice (if the process dies after sending it), with the same Message-ID.
 */
export async function workOnMail(worker: MailWorker): Promise<void> {
  const seconds = worker.pollSeconds ?? POLL_SECONDS
  const polling = { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds }
  await worker.boss.work(
    MAIL_QUEUE,
    {
      batchSize: AT_ONCE,
      burstWhenBatchFull: true,
      perJobResults: true,
      ...polling,
    },
    (jobs: Job<MailJob>[]) => Promise.all(jobs.map((job) => deliver(worker, job))),
  )
}

async function deliver(worker: MailWorker, job: Job<MailJob>): Promise<JobResult> {
  const { boss, log, watch } = worker
  const { mail_id, template } = job.data
  const about = { mail: mail_id, template, attempt: job.retryCount + 1 }
  if (isTooLate(job.data, new Date())) {
    log.error(about, 'mail not sent: it would come too late')
  } else {
    try {
      const isSent = await send(worker, job.data)
      if (isSent) watch.outside('mail', null)
      log.info(about, isSent ? 'mail sent' : 'mail not sent: it was withdrawn or sent before')
    } catch (error) {
      log.error({ ...about, reason: reasonOf(error) }, 'mail not sent')
      watch.failed('failed_mails')
      // A server that refuses one mail answers.
      watch.outside('mail', error instanceof MailRefused ? null : reasonOf(error))
      if (error instanceof MailRefused) return { id: job.id, status: 'deadletter', output: { reason: error.message } }
      return { id: job.id, status: 'failed', output: { reason: reasonOf(error) } }
    }
  }
  // Codes and links that give access to an account must not remain in the queue, nor must addresses.
  await boss.deleteJob(MAIL_QUEUE, job.id)
  return { id: job.id, status: 'completed' }
}

/** @returns false where the mail was withdrawn or sent before */
async function send({ sender, late, public_url, files: make }: MailWorker, mail: MailJob): Promise<boolean> {
  const { mail_id, template, to, data, queued_at } = mail
  const attached = 'attached' in data ? data.attached : undefined
  const files = attached && make ? await make(attached) : []
  const post = (rendered: RenderedMail) =>
    sender.send({ id: mail_id, queued_at: new Date(queued_at), to, files, ...rendered })
  if (!isLate(template, data)) {
    await post(renderMail(template, data as MailData<typeof template>, public_url))
    return true
  }
  const source = late.find((one) => one.template === template)
  const found = await source?.open(data.delivery, to)
  if (source === undefined || !found) return false
  await post(renderMail(source.template, found, public_url))
  await source.close(data.delivery)
  return true
}

/** Whether the code or link of a mail expired while it waited. */
export function isTooLate({ template, queued_at }: MailJob, now: Date): boolean {
  const minutes = USEFUL_MINUTES[template]
  return minutes !== undefined && now.getTime() - Date.parse(queued_at) > minutes * 60_000
}

/** The loggable reason of a failure: the server's message may contain the recipient's address. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const cause = error instanceof Error && error.cause !== undefined ? reasonOf(error.cause) : null
  const own = [code, responseCode].filter((part) => part !== undefined).join(' ')
  return own || cause || (error instanceof Error ? error.name : 'unknown')
}
