import type { MailSender } from '@zivina/integrations/mail/port'
import type { PgBoss, Queue } from 'pg-boss'
import type { ConfigPart } from '#api/kernel/config/config-part.ts'
import type { JobContext } from './scheduled-job.ts'

/** How the queue treats its jobs: attempts, pauses between them, when a run counts as dead. */
export type QueueSettings = Omit<Queue, 'name' | 'policy' | 'partition'>

/** What a worker gets. */
export type WorkContext = JobContext & {
  boss: PgBoss
  sender: MailSender
}

/** A queue of jobs that calls, or other jobs, put there. They are done at least once, so they must tolerate repetition. */
export type JobQueue<Config = unknown> = {
  /** Lower case and underscores. `docs/domain/jobs.md` describes each. */
  name: string
  settings: QueueSettings
  /** `singleton` runs one job at a time, however many instances there are; `short` lets at most one wait. */
  policy?: 'standard' | 'singleton' | 'short'
  /** The part of the configuration that `work` gets. */
  config?: ConfigPart<Config>
  /** Begins to work on the jobs, and returns. Without it they wait. */
  work?(context: WorkContext, config: Config): Promise<void>
}

/**
 * Creates a queue, or updates its settings.
 * @param other settings that tests shorten
 */
export async function prepareQueue(
  boss: PgBoss,
  { name, settings, policy = 'standard' }: JobQueue,
  other: QueueSettings = {},
): Promise<void> {
  const all = { ...settings, ...other }
  await boss.createQueue(name, { ...all, policy })
  await boss.updateQueue(name, all)
}
