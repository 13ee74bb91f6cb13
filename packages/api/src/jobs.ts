import type { PgBoss } from 'pg-boss'
import { AREAS } from './areas.ts'
import type { AreaConfig } from './kernel/config/config-part.ts'
import { describeFailure } from './kernel/errors/failures.ts'
import { prepareQueue, type WorkContext } from './kernel/jobs/job-queue.ts'
import { closeQueue, openQueue } from './kernel/jobs/queue.ts'
import type { JobContext, ScheduledJob } from './kernel/jobs/scheduled-job.ts'
import type { Log } from './kernel/ports/log.ts'

const ZONE = 'Europe/Prague'
/** How often a worker looks for a run without a notice. */
const SECONDS = 30
const RETRIES = { retryLimit: 3, retryDelay: 60, retryBackoff: true }

/** The queues of all areas; those that others name come first. */
const QUEUES = AREAS.flatMap(({ queues = [] }) => queues)

/**
 * Opens the queue on the product's database, with the queues of all areas, on which nothing works yet.
 * @param url connection string of the database
 */
export async function openJobs(url: string, log: Log): Promise<PgBoss> {
  const boss = await openQueue(url, log)
  try {
    for (const queue of QUEUES) await prepareQueue(boss, queue)
    return boss
  } catch (error) {
    await closeQueue(boss)
    throw error
  }
}

/** Begins to work on all queues, and starts all scheduled jobs. */
export async function startJobs(context: WorkContext, config: AreaConfig): Promise<void> {
  for (const { work, config: part } of QUEUES) await work?.(context, part && config.of(part))
  await schedule(
    context.boss,
    AREAS.flatMap(({ jobs = [] }) => jobs),
    context,
  )
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
    context.watch.failed('failed_jobs')
    context.log.error({ job: name, ...describeFailure(error) }, 'job failed')
    throw new Error(`The job ${name} failed.`)
  }
}
