import type { Library } from '@zivina/content/library'
import type { Db } from '@zivina/db/database'
import type { ImageStore } from '@zivina/integrations/images/port'
import type { Outbox } from '@zivina/integrations/mail/outbox'
import type { WorkPool } from '@zivina/work/port'
import type { Declared } from '#api/kernel/declared/declared.ts'
import type { Backups } from '#api/kernel/ports/backups.ts'
import type { Log } from '#api/kernel/ports/log.ts'
import type { Ports } from '#api/kernel/ports/port.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'

/** What jobs get: the ports of the areas, and what the process has itself. */
export type JobContext = Ports & {
  db: Db
  log: Log
  /** Runs slow work outside the process. */
  work: WorkPool
  /** Null where mails are sent by SMTP. */
  outbox: Outbox | null
  /** Null where a hosted service stores the pictures. */
  images: ImageStore | null
  /** Null where no place for backups is configured. */
  backups: Backups | null
  public_url: string
  urls: Urls
  library: Library
  declared: Declared
}

/** A job that runs on a schedule, in one instance at a time. It may be repeated after a failure, so it must tolerate that. */
export type ScheduledJob = {
  /** Name of its queue: lower case and underscores. */
  name: string
  /** Five fields, Prague time. */
  cron: string
  /** How long one run may take; after that it counts as dead and is repeated. */
  expireInSeconds: number
  run(context: JobContext): Promise<void>
}
