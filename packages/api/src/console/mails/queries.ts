import type { MailState } from '@zivina/contract/console/mail-states'
import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'
import { type Counted, type Page, selectCounted } from '#api/kernel/lists/page.ts'
import { countPassing, windowOf } from '#api/kernel/lists/sql.ts'
import { DEAD_MAIL_QUEUE, MAIL_QUEUE, type MailJob } from '#api/kernel/mail/mail-queue.ts'

/** A mail in the queue. Times are PostgreSQL's text of an instant. */
export type MailRow = {
  guid: string
  template: string
  to: string
  state: MailState
  attempts: number
  reason: string | null
  next_at: string
  queued_at: string
  created_at: string
}

/** What the queue's own states mean; it deletes mails that were sent. */
const STATES: Record<MailState, SQL> = {
  waiting: sql`j.name = ${MAIL_QUEUE} and j.state = 'created'`,
  sending: sql`j.name = ${MAIL_QUEUE} and j.state = 'active'`,
  failing: sql`j.name = ${MAIL_QUEUE} and j.state = 'retry'`,
  dead: sql`j.name = ${DEAD_MAIL_QUEUE} and j.state = 'created'`,
}
const UNSENT = sql`(${STATES.waiting} or ${STATES.sending} or ${STATES.failing} or ${STATES.dead})`
const DIRECTIONS = { created_at: sql`asc`, '-created_at': sql`desc` }

/** Unsent mails: one page and their number. */
export async function selectMails(
  db: Db,
  { state, ordering }: { state?: MailState | undefined; ordering: keyof typeof DIRECTIONS },
  page: Page,
): Promise<Counted<MailRow>> {
  const passing = sql`from jobs.job j where ${state === undefined ? UNSENT : STATES[state]}`
  const count = await countPassing(db, passing, page)
  return selectCounted(page, count, () => selectUnsent(db, passing, DIRECTIONS[ordering], page))
}

async function selectUnsent(db: Db, passing: SQL, direction: SQL, page: Page): Promise<MailRow[]> {
  const order = sql`order by j.created_on ${direction}, j.id ${direction}`
  const { rows } = await db.execute<MailRow>(sql`
    select j.id as guid, j.data ->> 'template' as template, j.data ->> 'to' as "to",
      case when ${STATES.dead} then 'dead' when ${STATES.failing} then 'failing' when ${STATES.sending} then 'sending'
        else 'waiting' end as state,
      j.retry_count as attempts, j.output ->> 'reason' as reason, to_json(j.start_after) #>> '{}' as next_at,
      j.data ->> 'queued_at' as queued_at, to_json(j.created_on) #>> '{}' as created_at
    from (select j.name, j.id ${passing} ${order} ${windowOf(page)}) chosen
    join jobs.job j on j.name = chosen.name and j.id = chosen.id ${order}`)
  return rows
}

/** A mail that failed for good, locked; null where there is none. */
export async function lockDead(db: Db, guid: string): Promise<MailJob | null> {
  const { rows } = await db.execute<{ data: MailJob }>(sql`
    select data from jobs.job j where j.id = ${guid} and ${STATES.dead} for update`)
  return rows[0]?.data ?? null
}

/** @returns whether there was one */
export async function deleteDead(db: Db, guid: string): Promise<boolean> {
  const { rows } = await db.execute(sql`delete from jobs.job j where j.id = ${guid} and ${STATES.dead} returning j.id`)
  return rows.length > 0
}
