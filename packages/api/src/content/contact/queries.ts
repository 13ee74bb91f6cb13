import type { ContactSubject } from '@zivina/contract/content/contact-subjects'
import type { Db } from '@zivina/db/database'
import { contactMessage } from '@zivina/db/schema/content/contact-message'
import { spentChallenge } from '@zivina/db/schema/content/spent-challenge'
import { lt, sql } from 'drizzle-orm'
import type { EndingAccount } from '#api/kernel/declared/erasure.ts'

type NewMessage = {
  user: string | null
  subject: ContactSubject
  name: string
  email: string
  text: string
  attachments: string[]
  submission: string
}

/** Stores a message. @returns whether it is new; a message sent before exists already */
export async function insertMessage(db: Db, message: NewMessage): Promise<boolean> {
  const rows = await db
    .insert(contactMessage)
    .values(message)
    .onConflictDoNothing({ target: contactMessage.submission })
    .returning({ guid: contactMessage.guid })
  return rows.length > 0
}

/** Marks a challenge as used. @returns false where it was used before */
export async function spendChallenge(db: Db, challenge: string, minutes: number): Promise<boolean> {
  const rows = await db
    .insert(spentChallenge)
    .values({ challenge, expires_at: sql`now() + make_interval(mins => ${minutes})` })
    .onConflictDoNothing()
    .returning({ challenge: spentChallenge.challenge })
  return rows.length > 0
}

/** Whether neither the challenge was used nor the message was sent. */
export async function isOpen(
  db: Db,
  { challenge, submission }: { challenge: string; submission: string },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select where not exists (select from spent_challenge where challenge = ${challenge})
      and not exists (select from contact_message where submission = ${submission})`)
  return rows.length > 0
}

/** Deletes used challenges that have expired anyway. */
export async function deleteSpentChallenges(db: Db): Promise<void> {
  await db.delete(spentChallenge).where(lt(spentChallenge.expires_at, sql`now()`))
}

/** The full name of an account's owner. */
export async function selectFullName(db: Db, user: string): Promise<string> {
  const { rows } = await db.execute<{ full_name: string }>(sql`select full_name from "user" where guid = ${user}`)
  return rows[0]?.full_name ?? ''
}

export async function deleteMessagesBefore(db: Db, days: number): Promise<void> {
  await db.delete(contactMessage).where(lt(contactMessage.created_at, sql`now() - make_interval(days => ${days})`))
}

/** Deletes a person's messages to the support, sent while logged in or from the account's address. */
export async function deleteMessagesOf(db: Db, { guid, email }: EndingAccount): Promise<void> {
  await db.execute(sql`delete from contact_message where "user" = ${guid} or lower(email) = lower(${email})`)
}
