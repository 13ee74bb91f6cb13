import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/**
 * The account that what people leave behind belongs to. Its name has a space, which no username may have, and its address
 * can receive nothing.
 */
const NOBODY = {
  username: 'Smazaný uživatel',
  username_key: 'smazany uzivatel',
  email: 'smazany-uzivatel@zivina.invalid',
}

/** Locks one account whose end has come, past those that another instance is erasing. */
export async function lockDueAccount(db: Db): Promise<{ guid: string; email: string; full_name: string } | null> {
  const { rows } = await db.execute<{ guid: string; email: string; full_name: string }>(sql`
    select u.guid, u.email, u.full_name
    from account_deletion d join "user" u on u.guid = d.user
    where d.due_at <= now() and u.username_key <> ${NOBODY.username_key}
    order by d.due_at
    limit 1
    for update of d, u skip locked`)
  return rows[0] ?? null
}

/** The guid of the account without a person, made when it is needed first. */
async function ensureNobody(db: Db): Promise<string> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    insert into "user" (username, username_key, email, is_banned, registration_method)
    values (${NOBODY.username}, ${NOBODY.username_key}, ${NOBODY.email}, true, 'none')
    on conflict (username_key) do update set updated_at = "user".updated_at
    returning guid`)
  return rows[0]?.guid ?? ''
}

/**
 * What others can see and use stays, without its author: approved recipes and ingredients, a recipe that somebody has
 * modified, and an ingredient that a remaining recipe is made of. The rest of what the person wrote goes.
 */
export async function leaveContent(db: Db, user: string): Promise<void> {
  const nobody = await ensureNobody(db)
  await db.execute(sql`delete from recipe_modified where "user" = ${user}`)
  await db.execute(sql`
    delete from recipe r where r.creator = ${user} and r.status <> 'Approved'
      and not exists (select from recipe_modified m where m.original = r.guid)`)
  await db.execute(sql`update recipe set creator = ${nobody} where creator = ${user}`)
  await db.execute(sql`
    delete from ingredient i where i.creator = ${user} and i.status <> 'Approved'
      and not exists (select from recipe_ingredient l where l.ingredient = i.guid)
      and not exists (select from recipe_modified_ingredient l where l.ingredient = i.guid)`)
  await db.execute(sql`update ingredient set creator = ${nobody} where creator = ${user}`)
}

/** What happened stays in the audit log, without whom it happened to and where. */
export async function clearAudit(db: Db, user: string): Promise<void> {
  await db.execute(sql`
    update audit_event set "user" = null, address = '', device = '', detail = '{}'
    where "user" = ${user}`)
}

/** Deletes what was written to the support and the address' place on the newsletter's list. */
export async function deleteCorrespondence(db: Db, user: string, email: string): Promise<void> {
  await db.execute(sql`delete from contact_message where "user" = ${user} or lower(email) = lower(${email})`)
  await db.execute(sql`delete from newsletter_subscriber where lower(email) = lower(${email})`)
}

/** Takes mails to an address out of the queue. The queue's tables are its own and may not be there yet. */
export async function deleteQueuedMail(db: Db, email: string): Promise<void> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('jobs.job') is not null as there`)
  if (!rows[0]?.there) return
  await db.execute(sql`delete from jobs.job where lower(data ->> 'to') = lower(${email})`)
}

/** Ends the account itself; sessions, codes, consents and measurements go with it by their foreign keys. */
export async function deleteAccount(db: Db, user: string): Promise<void> {
  await db.execute(sql`delete from "user" where guid = ${user}`)
}
