import type { Db } from '@zivina/db/database'
import type { App } from '#api/kernel/http/scope.ts'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import type { Declared } from './declared.ts'

/** What an area is made of, listed in its `area.ts`. The product folds over the areas and knows no noun by its name. */
export type Area = Partial<Declared> & {
  /** Put the calls of the nouns on the app; their order does not matter. */
  binders?: readonly ((app: App) => void)[]
  /** What runs by the clock. `docs/domain/jobs.md` says what each job is for. */
  jobs?: readonly ScheduledJob[]
  /** Fill the tables for trying the product out. They may build on demo rows of the areas before, and may run again. */
  demo?: readonly ((db: Db) => Promise<void>)[]
}
