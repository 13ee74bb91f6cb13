import type { Db } from '@zivina/db/database'
import type { App } from '#api/kernel/http/scope.ts'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import type { Declared } from './declared.ts'
import type { WebhookSource } from './webhooks.ts'

/** The parts of an area, listed in its `area.ts`. The product reads them from all areas and names no noun itself. */
export type Area = Partial<Declared> & {
  /** Bind the calls of the nouns to the app, in any order. */
  binders?: readonly ((app: App) => void)[]
  /** Scheduled jobs. `docs/domain/jobs.md` describes each. */
  jobs?: readonly ScheduledJob[]
  /** Other services that tell us of something, and what is done about it. */
  webhooks?: readonly WebhookSource[]
  /** Insert the demo data. They may use demo rows of earlier areas, and may run again. */
  demo?: readonly ((db: Db) => Promise<void>)[]
}
