import { PgBoss } from 'pg-boss'
import type { Log } from '#api/kernel/ports/log.ts'

/** The queue's tables have a schema of their own in the product's database; the queue migrates them itself. */
const SCHEMA = 'jobs'
const CONNECTIONS = 3
const SECONDS = 60
/** How long jobs under way may take to finish when the product stops; interrupted ones are repeated. */
const STOP_MS = 5000

/**
 * The list of unsent mails in its order, which the queue itself has no index for. Only a missing one is made, as that waits for all who
 * write jobs; instances that start together follow one another.
 */
const MAIL_INDEX = `do $$ begin
  if to_regclass('${SCHEMA}.job_unsent_mail') is null then
    perform pg_advisory_xact_lock(hashtext('job_unsent_mail'));
    create index if not exists job_unsent_mail on ${SCHEMA}.job (created_on, id, name, state)
      where name in ('mail', 'mail_dead') and state in ('created', 'retry', 'active');
  end if;
end $$`

/** How often the queue maintains itself, in seconds. */
export type Tempo = { superviseIntervalSeconds: number; monitorIntervalSeconds: number }

/**
 * Opens the queue on the product's database, creating its tables if they are missing. Instances may open it at the same time.
 * @param url connection string of the database
 * @param tempo for tests, which do not want to wait a minute until a job counts as dead
 */
export async function openQueue(url: string, log: Log, tempo: Partial<Tempo> = {}): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    application_name: 'zivina-jobs',
    max: CONNECTIONS,
    useListenNotify: true,
    superviseIntervalSeconds: SECONDS,
    monitorIntervalSeconds: SECONDS,
    ...tempo,
  })
  boss.on('error', (error) => log.error(essenceOf(error), 'jobs: queue failed'))
  boss.on('warning', (warning) => log.info({ warning: warning.message }, 'jobs: queue warns'))
  await boss.start()
  await boss.getDb().executeSql(MAIL_INDEX, [])
  return boss
}

/** Waits for jobs under way and ends the queue's connections. */
export function closeQueue(boss: PgBoss): Promise<void> {
  return boss.stop({ graceful: true, timeout: STOP_MS })
}

/** The loggable part of a queue's failure: the driver attaches its whole client to an error, with the connection's settings. */
export function essenceOf(error: unknown): { code: string | null; reason: string } {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return { code: typeof code === 'string' ? code : null, reason: typeof message === 'string' ? message : String(error) }
}
