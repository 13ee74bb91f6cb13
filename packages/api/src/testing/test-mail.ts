import type { Database } from '@zivina/db/database'
import type { Prepared } from '@zivina/db/testing/database'
import type { MailTemplate } from '@zivina/integrations/mail/templates/templates'
import type { PgBoss } from 'pg-boss'
import { createRecompute, prepareRecomputeQueue } from '#api/catalogue/ingredients/versions/recompute-queue.ts'
import { closeQueue, openQueue } from '#api/kernel/jobs/queue.ts'
import { createMailer, MAIL_QUEUE, type Mailer, type MailJob, prepareMailQueue } from '#api/kernel/mail/mail-queue.ts'
import type { Log } from '#api/kernel/ports/log.ts'
import type { Recompute } from '#api/kernel/ports/recompute.ts'

const SILENT: Log = { info: () => {}, error: () => {} }

/** The real queue without its worker: queued jobs stay, so that tests can read them. */
export type TestMail = {
  mail: Mailer
  recompute: Recompute
  /** Queued mails whose transaction committed, oldest first. */
  queued(): Promise<MailJob[]>
  /** The newest queued mail of a template to an address. */
  last<T extends MailTemplate>(template: T, to: string): Promise<MailJob<T>>
  close(): Promise<void>
}

/** The tables of the queue, which take longer to make than a small test takes. */
export const QUEUE: Prepared = { name: 'queue', fill: async (url) => closeQueue(await prepareQueue(url)) }

async function prepareQueue(url: string): Promise<PgBoss> {
  const boss = await openQueue(url, SILENT)
  await prepareMailQueue(boss)
  await prepareRecomputeQueue(boss)
  return boss
}

/** Opens the mail queue on a test's database. Close it before the database. */
export async function openTestMail({ url }: Database): Promise<TestMail> {
  const boss = await prepareQueue(url)
  const queued = async (): Promise<MailJob[]> => {
    const jobs = await boss.findJobs<MailJob>(MAIL_QUEUE)
    return jobs.map(({ data }) => data).sort((a, b) => a.queued_at.localeCompare(b.queued_at))
  }
  return {
    mail: createMailer(boss, SILENT),
    recompute: createRecompute(boss, SILENT),
    queued,
    last: async <T extends MailTemplate>(template: T, to: string): Promise<MailJob<T>> => {
      const found = (await queued()).findLast((job) => job.template === template && job.to === to)
      if (found === undefined) throw new Error(`no mail ${template} to ${to}`)
      return found as MailJob<T>
    },
    close: () => closeQueue(boss),
  }
}
