import type { SharedKind, ShareRole } from '@zivina/contract/planning/shares'
import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'
import type { EndingAccount } from '#api/kernel/declared/erasure.ts'
import { isStillShared } from './sql.ts'

/** What is shared: a meal plan or a shopping list of an owner. */
export type SharedThing = { kind: SharedKind; object: string; owner: string }

/** An invited person. Times are PostgreSQL's text of an instant. */
export type ShareRow = {
  guid: string
  email: string
  role: ShareRole
  /** Null until the person accepts. */
  username: string | null
  created_at: string
}

/** A share as the invited person sees it. */
export type SharedRow = {
  guid: string
  kind: SharedKind
  object: string
  name: string
  owner_name: string
  role: ShareRole
  is_accepted: boolean
  created_at: string
}

const SHARE = sql`s.guid, s.email, s.role, u.username, s.created_at from share s left join "user" u on u.guid = s.user`

const SHARED = sql`
  s.guid, s.kind, s.object, coalesce(
    (select p.name from meal_plan p where s.kind = 'meal_plan' and p.guid = s.object and p.deleted_at is null),
    (select l.name from shopping_list l where s.kind = 'shopping_list' and l.guid = s.object), '') as name,
  coalesce(nullif(o.full_name, ''), o.username) as owner_name, s.role,
  s.accepted_at is not null as is_accepted, s.created_at
  from share s join "user" o on o.guid = s.owner and not o.is_banned and ${isStillShared(sql`s.owner`)}`

/** Whether an open share `s` invites the account: by its e-mail, which must be verified. */
const invites = (person: string): SQL => sql`
  s.user is null and s.owner <> ${person}
  and lower(s.email) = (select lower(i.email) from "user" i where i.guid = ${person} and i.email_verified)`

/** The people with whom a thing is shared, the first invited first. */
export async function selectShares(db: Db, { kind, object, owner }: SharedThing): Promise<ShareRow[]> {
  const { rows } = await db.execute<ShareRow>(sql`
    select ${SHARE} where s.kind = ${kind} and s.object = ${object} and s.owner = ${owner} order by s.created_at, s.guid`)
  return rows
}

/** One share that an owner gave. */
export async function selectShare(db: Db, owner: string, guid: string): Promise<ShareRow | null> {
  const { rows } = await db.execute<ShareRow>(sql`select ${SHARE} where s.guid = ${guid} and s.owner = ${owner}`)
  return rows[0] ?? null
}

/**
 * @returns null where the guid is taken
 * @throws where the address is invited already: a violation of `share_email`
 */
export async function insertShare(
  db: Db,
  { kind, object, owner }: SharedThing,
  { guid, email, role }: { guid: string; email: string; role: ShareRole },
): Promise<ShareRow | null> {
  const { rows } = await db.execute<ShareRow>(sql`
    insert into share (guid, kind, object, owner, email, role)
    values (${guid}, ${kind}, ${object}, ${owner}, ${email}, ${role})
    on conflict (guid) do nothing returning guid, email, role, null as username, created_at`)
  return rows[0] ?? null
}

export async function updateRole(db: Db, owner: string, guid: string, role: ShareRole): Promise<void> {
  await db.execute(
    sql`update share s set role = ${role}, stored_at = clock_timestamp() where s.guid = ${guid} and s.owner = ${owner}`,
  )
}

/** What is shared with a person or offered to them, the latest first. */
export async function selectSharedWith(db: Db, person: string): Promise<SharedRow[]> {
  const { rows } = await db.execute<SharedRow>(sql`
    select ${SHARED} where s.user = ${person} or (${invites(person)}) order by s.created_at desc, s.guid`)
  return rows
}

/** One share that a person accepted. */
export async function selectAccepted(db: Db, person: string, guid: string): Promise<SharedRow | null> {
  const { rows } = await db.execute<SharedRow>(sql`select ${SHARED} where s.guid = ${guid} and s.user = ${person}`)
  return rows[0] ?? null
}

/**
 * Accepts an open invitation to a person.
 * @throws where the person has the thing by another address: a violation of `share_user`
 */
export async function acceptShare(db: Db, person: string, guid: string): Promise<void> {
  await db.execute(sql`
    update share s set "user" = ${person}, accepted_at = now(), stored_at = clock_timestamp() where s.guid = ${guid} and ${invites(person)}`)
}

/** Ends a share that a person gave, accepted or is invited by. @returns whether there was one */
export async function deleteShare(db: Db, person: string, guid: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    delete from share s where s.guid = ${guid} and (s.owner = ${person} or s.user = ${person} or (${invites(person)}))
    returning s.guid`)
  return rows.length > 0
}

/** Ends the share of a person who accepted it; there may be none. Of a meal plan they leave their eater by the trigger `share_of_plan_ends`. */
export async function deleteMembership(
  db: Db,
  { kind, object }: Pick<SharedThing, 'kind' | 'object'>,
  person: string,
): Promise<void> {
  await db.execute(sql`delete from share s where s.kind = ${kind} and s.object = ${object} and s.user = ${person}`)
}

/** Deletes open invitations to the address of an account that ends: they have no foreign key to it. */
export async function forgetInvitationsOf(db: Db, { email }: Pick<EndingAccount, 'email'>): Promise<void> {
  await db.execute(sql`delete from share s where s.user is null and lower(s.email) = lower(${email})`)
}
