import type { Library } from '@zivina/content/library'
import type { Db } from '@zivina/db/database'
import type { ImageStore } from '@zivina/integrations/images/port'
import type { Outbox } from '@zivina/integrations/mail/outbox'
import type { MailSender } from '@zivina/integrations/mail/port'
import type { PaymentGateway } from '@zivina/integrations/payments/port'
import type { ProductSource } from '@zivina/integrations/products/port'
import type { PgBoss } from 'pg-boss'
import { AREAS, DECLARED } from './areas.ts'
import {
  createRecompute,
  prepareRecomputeQueue,
  queueStale,
  workOnRecompute,
} from './catalogue/ingredients/versions/recompute-queue.ts'
import { createLookups, prepareLookupQueue, workOnLookups } from './catalogue/products/lookups/lookup-queue.ts'
import { createLateMails } from './content/newsletter/late-mails.ts'
import { describeFailure } from './kernel/errors/failures.ts'
import { closeQueue, openQueue } from './kernel/jobs/queue.ts'
import type { JobContext, ScheduledJob } from './kernel/jobs/scheduled-job.ts'
import { createMailer, type Mailer, prepareMailQueue } from './kernel/mail/mail-queue.ts'
import { workOnMail } from './kernel/mail/mail-worker.ts'
import type { Backups } from './kernel/ports/backups.ts'
import type { Log } from './kernel/ports/log.ts'
import type { ProductLookups } from './kernel/ports/product-lookups.ts'
import type { Recompute } from './kernel/ports/recompute.ts'
import type { Webhooks } from './kernel/ports/webhooks.ts'
import { createUrls } from './kernel/urls/urls.ts'
import { createWebhooks, prepareWebhookQueue, workOnWebhooks } from './kernel/webhooks/webhook-queue.ts'

const ZONE = 'Europe/Prague'
/** How often a worker looks for a run without a notice. */
const SECONDS = 30
const RETRIES = { retryLimit: 3, retryDelay: 60, retryBackoff: true }

export type JobsOptions = {
  db: Db
  /** Connection string of the same database. */
  url: string
  log: Log
  sender: MailSender
  outbox: Outbox | null
  /** Null where a hosted service stores the pictures. */
  images: ImageStore | null
  /** Null where no place for backups is configured. */
  backups: Backups | null
  /** Null where no payments are taken. */
  payments: PaymentGateway | null
  public_url: string
  image_url_endpoint: string
  library: Library
  /** Where products are looked for outside; null where they are not. */
  products: ProductSource | null
}

export type Jobs = {
  mail: Mailer
  recompute: Recompute
  webhooks: Webhooks
  /** Undefined where products are not looked for outside. */
  lookups: ProductLookups | undefined
  /** Waits for jobs under way, then ends queue and mail connections. */
  close(): Promise<void>
}

/** Starts the queue, the workers that send mails and recompute recipes, and all scheduled jobs. */
export async function startJobs({ url, sender, image_url_endpoint, products, ...shared }: JobsOptions): Promise<Jobs> {
  const { db, log, public_url } = shared
  const urls = createUrls({ image_url_endpoint, public_url })
  const boss = await openQueue(url, log)
  try {
    await prepareMailQueue(boss)
    const mail = createMailer(boss, log)
    await workOnMail({ boss, sender, late: createLateMails(db, public_url), public_url, log })
    await prepareRecomputeQueue(boss)
    await workOnRecompute(boss, db, log)
    await queueStale(boss, db, log)
    await prepareLookupQueue(boss)
    if (products !== null) await workOnLookups({ boss, db, log }, products)
    const jobs = AREAS.flatMap((area) => area.jobs ?? [])
    const context = { ...shared, mail, urls, declared: DECLARED }
    await prepareWebhookQueue(boss)
    await workOnWebhooks(
      boss,
      context,
      AREAS.flatMap((area) => area.webhooks ?? []),
    )
    await schedule(boss, jobs, context)
    const close = async (): Promise<void> => {
      await closeQueue(boss)
      await sender.close()
    }
    const lookups = products === null ? undefined : createLookups(boss, log)
    return { mail, recompute: createRecompute(boss, log), webhooks: createWebhooks(boss, log), lookups, close }
  } catch (error) {
    await closeQueue(boss)
    throw error
  }
}

/** Schedules jobs and unschedules those that no longer exist. */
export async function schedule(boss: PgBoss, jobs: readonly ScheduledJob[], context: JobContext): Promise<void> {
  for (const job of jobs) {
    const { name, cron, expireInSeconds } = job
    const settings = { ...RETRIES, expireInSeconds, notify: true }
    // At most one run waits: after a long stop a job runs once, not once for each time missed.
    await boss.createQueue(name, { ...settings, policy: 'short' })
    await boss.updateQueue(name, settings)
    await boss.work(name, { pollingIntervalSeconds: SECONDS }, () => attempt(job, context))
    await boss.schedule(name, cron, null, { tz: ZONE, missed: 'once' })
  }
  const known = new Set(jobs.map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name)
}

/**
 * One run. The log contains the reason of a failure; the queue, which stores failures and retries, gets no values of a query.
 */
async function attempt({ name, run }: ScheduledJob, context: JobContext): Promise<void> {
  try {
    await run(context)
  } catch (error) {
    context.log.error({ job: name, ...describeFailure(error) }, 'job failed')
    throw new Error(`The job ${name} failed.`)
  }
}
