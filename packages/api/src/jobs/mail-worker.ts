import { MailRefused, type MailSender } from '@zivina/integrations/mail/port'
import { renderMail, USEFUL_MINUTES } from '@zivina/integrations/mail/templates/templates'
import type { Job, JobResult, PgBoss } from 'pg-boss'
import type { Log } from '../http/scope.ts'
import { MAIL_QUEUE, type MailJob } from './mail-queue.ts'

/** Mails taken at once; the mailer has as many connections. A full batch is followed by another without a pause. */
const AT_ONCE = 4
/** New mails announce themselves; this finds those whose time for another try has come. */
const POLL_SECONDS = 5

export type MailWorker = {
  boss: PgBoss
  sender: MailSender
  public_url: string
  log: Log
  /** For tests, which do not want to wait. */
  pollSeconds?: number
}

/** Sends mails as they come. A mail may be sent twice (the process dies after sending it), with the same Message-ID. */
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

async function deliver({ boss, sender, public_url, log }: MailWorker, job: Job<MailJob>): Promise<JobResult> {
  const { mail_id, template, to, data, queued_at } = job.data
  const about = { mail: mail_id, template, attempt: job.retryCount + 1 }
  if (isTooLate(job.data, new Date())) {
    log.error(about, 'mail dropped: nobody has use for it any more')
  } else {
    try {
      const rendered = renderMail(template, data, public_url)
      await sender.send({ id: mail_id, queued_at: new Date(queued_at), to, ...rendered })
      log.info(about, 'mail sent')
    } catch (error) {
      log.error({ ...about, reason: reasonOf(error) }, 'mail not sent')
      if (error instanceof MailRefused) return { id: job.id, status: 'deadletter', output: { reason: error.message } }
      return { id: job.id, status: 'failed', output: { reason: reasonOf(error) } }
    }
  }
  // Codes and links that let somebody in do not stay behind, nor do addresses.
  await boss.deleteJob(MAIL_QUEUE, job.id)
  return { id: job.id, status: 'completed' }
}

/** Whether what the mail brings has expired while it waited. */
export function isTooLate({ template, queued_at }: MailJob, now: Date): boolean {
  const minutes = USEFUL_MINUTES[template]
  return minutes !== undefined && now.getTime() - Date.parse(queued_at) > minutes * 60_000
}

/** What the log says of a failure: the server's sentences may hold the receiver's address. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const cause = error instanceof Error && error.cause !== undefined ? reasonOf(error.cause) : null
  const own = [code, responseCode].filter((part) => part !== undefined).join(' ')
  return own || cause || (error instanceof Error ? error.name : 'unknown')
}
