import type { Database } from '@zivina/db/database'
import type { Prepared } from '@zivina/db/testing/database'
import type { MailTemplate } from '@zivina/integrations/mail/templates/templates'
import { createRecompute, type Recompute } from '#api/catalogue/ingredients/versions/recompute-port.ts'
import { openJobs } from '#api/jobs.ts'
import { createJobSender, type JobSender } from '#api/kernel/jobs/job-sender.ts'
import { closeQueue } from '#api/kernel/jobs/queue.ts'
import { createMailer, MAIL_QUEUE, type Mailer, type MailJob } from '#api/kernel/mail/mail-queue.ts'
import type { Log } from '#api/kernel/ports/log.ts'

export const SILENT: Log = { info: () => {}, error: () => {} }

/** The real queue without its worker: queued jobs stay, so that tests can read them. */
export type TestMail = {
  mail: Mailer
  jobs: JobSender
  recompute: Recompute
  /** Queued mails whose transaction committed, oldest first. */
  queued(): Promise<MailJob[]>
  /** The newest queued mail of a template to an address. */
  last<T extends MailTemplate>(template: T, to: string): Promise<MailJob<T>>
  close(): Promise<void>
}

/** The tables of the queue, which take longer to make than a small test takes. */
export const QUEUE: Prepared = { name: 'queue', fill: async (url) => closeQueue(await openJobs(url, SILENT)) }

/** Opens the mail queue on a test's database. Close it before the database. */
export async function openTestMail({ url }: Database): Promise<TestMail> {
  const boss = await openJobs(url, SILENT)
  const jobs = createJobSender(boss, SILENT)
  const queued = async (): Promise<MailJob[]> => {
    const jobs = await boss.findJobs<MailJob>(MAIL_QUEUE)
    return jobs.map(({ data }) => data).sort((a, b) => a.queued_at.localeCompare(b.queued_at))
  }
  return {
    mail: createMailer(boss, SILENT),
    jobs,
    recompute: createRecompute(jobs),
    queued,
    last: async <T extends MailTemplate>(template: T, to: string): Promise<MailJob<T>> => {
      const found = (await queued()).findLast((job) => job.template === template && job.to === to)
      if (found === undefined) throw new Error(`no mail ${template} to ${to}`)
      return found as MailJob<T>
    },
    close: () => closeQueue(boss),
  }
}
