import type { MessagePatch } from '@zivina/contract/content/contact-messages'
import type { ContactState } from '@zivina/contract/content/contact-states'
import type { ContactSubject } from '@zivina/contract/content/contact-subjects'
import type { Db } from '@zivina/db/database'
import { contactMessage } from '@zivina/db/schema/content/contact-message'
import { eq, sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { allOf, countedPage, jsonRows, NO_ROWS, rowsOfPage } from '#api/kernel/lists/sql.ts'

type PersonRow = { guid: string; username: string }

/** A message with its answers. Times are PostgreSQL's text of an instant. */
export type MessageRow = {
  guid: string
  subject: ContactSubject
  name: string
  email: string
  text: string
  attachments: string[]
  user: PersonRow | null
  same_email: PersonRow | null
  order: string | null
  state: ContactState
  handled_at: string | null
  created_at: string
  replies: { guid: string; text: string; author: PersonRow | null; created_at: string }[]
}

export type MessageFilter = {
  guid?: string
  state?: ContactState | undefined
  subject?: ContactSubject | undefined
  email?: string | undefined
  user?: string | undefined
  ordering: 'created_at' | '-created_at'
}

const PERSON = (alias: string) =>
  sql.raw(
    `case when ${alias}.guid is not null then json_build_object('guid', ${alias}.guid, 'username', ${alias}.username) end`,
  )
const DIRECTIONS = { created_at: sql`asc`, '-created_at': sql`desc` }

/** Messages: one page and their number. */
export async function selectMessages(
  db: Db,
  { guid, state, subject, email, user, ordering }: MessageFilter,
  page: Page,
): Promise<Counted<MessageRow>> {
  const direction = DIRECTIONS[ordering]
  const passing = sql`from contact_message m where ${allOf([
    guid !== undefined && sql`m.guid = ${guid}`,
    state !== undefined && sql`m.state = ${state}`,
    subject !== undefined && sql`m.subject = ${subject}`,
    email !== undefined && sql`lower(m.email) = lower(${email})`,
    user !== undefined && sql`m."user" = ${user}`,
  ])}`
  const order = sql`order by m.created_at ${direction}, m.guid ${direction}`
  const shown = sql`
    select m.guid, m.subject, m.name, m.email, m.text, m.attachments, m."order", m.state, m.handled_at, m.created_at,
      ${PERSON('u')} as "user", ${PERSON('e')} as same_email,
      ${jsonRows(sql`
        select r.guid, r.text, ${PERSON('a')} as author, r.created_at from contact_reply r
        left join "user" a on a.guid = r.author where r.message = m.guid order by r.created_at, r.guid`)} as replies
    from ${rowsOfPage('contact_message', 'm', { passing, order, page })} m
    left join "user" u on u.guid = m."user"
    left join "user" e on m."user" is null and lower(e.email) = lower(m.email) ${order}`
  const { rows } = await db.execute<Counted<MessageRow>>(countedPage(passing, shown, page))
  return rows[0] ?? NO_ROWS
}

/** A message that is about to change. */
export async function lockMessage(
  db: Db,
  guid: string,
): Promise<{ subject: ContactSubject; name: string; email: string; text: string; state: ContactState } | null> {
  const [row] = await db.select().from(contactMessage).where(eq(contactMessage.guid, guid)).for('update')
  // The form accepts no other subjects.
  return row ? { ...row, subject: row.subject as ContactSubject } : null
}

/** Whether there is an account. */
export async function isAccount(db: Db, user: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from "user" where guid = ${user}`)
  return rows.length > 0
}

/** Changes a message; one that leaves the new ones is handled from now on. */
export async function updateMessage(db: Db, guid: string, { state, ...joined }: MessagePatch): Promise<void> {
  const handled_at = state === 'new' ? null : sql`coalesce(${contactMessage.handled_at}, now())`
  await db
    .update(contactMessage)
    .set({ ...joined, ...(state === undefined ? {} : { state, handled_at }) })
    .where(eq(contactMessage.guid, guid))
}

/** The message that an answer belongs to; null where there is no such answer. */
export async function selectMessageOfReply(db: Db, reply: string): Promise<string | null> {
  const { rows } = await db.execute<{ message: string }>(sql`select message from contact_reply where guid = ${reply}`)
  return rows[0]?.message ?? null
}

/** @returns false where the guid is taken */
export async function insertReply(
  db: Db,
  { guid, message, text, author }: { guid: string; message: string; text: string; author: string },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into contact_reply (guid, message, text, author) values (${guid}, ${message}, ${text}, ${author})
    on conflict (guid) do nothing returning guid`)
  return rows.length > 0
}
