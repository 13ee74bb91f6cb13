import type { Db } from '@zivina/db/database'
import type { App } from '#api/kernel/http/scope.ts'
import type { JobQueue } from '#api/kernel/jobs/job-queue.ts'
import type { JobContext, ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import type { Declared } from '../declared/declared.ts'
import type { Port } from './port.ts'

/** The parts of an area, listed in its `area.ts`. The product reads them from all areas and names no noun itself. */
export type Area = Partial<Declared> & {
  /** Bind the calls of the nouns to the app, in any order. */
  binders?: readonly ((app: App) => void)[]
  /** What the area needs of the outside, opened by the process with its part of the configuration. */
  ports?: readonly Port[]
  /** Queues of jobs, with their workers and their part of the configuration. */
  queues?: readonly JobQueue[]
  /** Scheduled jobs. `docs/domain/jobs.md` describes each. */
  jobs?: readonly ScheduledJob[]
  /** Insert the demo data. They may use demo rows of earlier areas, and may run again. */
  demo?: readonly ((db: Db) => Promise<void>)[]
  /** Run before the process serves anything. */
  prepare?: readonly (() => Promise<void>)[]
  /** Milliseconds until public pages change by time alone, as when a scheduled entry appears; null for never. */
  timed_changes?: readonly ((db: Db) => Promise<number | null>)[]
  /** Sends mails now that usually wait for their day, from the outbox page on a developer's machine. */
  trial_mails?: readonly TrialMail[]
}

/** Mails that can be tried out at once. */
export type TrialMail = {
  /** Last part of the address that the form posts to. */
  name: string
  /** Of the button. */
  label: string
  send(context: Pick<JobContext, 'db' | 'mail' | 'library' | 'urls'>): Promise<unknown>
}
