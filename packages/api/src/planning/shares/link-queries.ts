import type { SharedKind } from '@zivina/contract/planning/shares'
import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { SharedThing } from './queries.ts'
import { isStillShared } from './sql.ts'

/** The token of a thing's link; null where it has none. */
export async function selectToken(db: Db, { kind, object, owner }: SharedThing): Promise<string | null> {
  const { rows } = await db.execute<{ token: string }>(sql`
    select l.token from share_link l where l.kind = ${kind} and l.object = ${object} and l.owner = ${owner}`)
  return rows[0]?.token ?? null
}

/** Makes the link of a thing where it has none. */
export async function insertLink(db: Db, { kind, object, owner }: SharedThing, token: string): Promise<void> {
  await db.execute(sql`
    insert into share_link (kind, object, owner, token) values (${kind}, ${object}, ${owner}, ${token})
    on conflict (kind, object) do nothing`)
}

export async function deleteLink(db: Db, { kind, object, owner }: SharedThing): Promise<void> {
  await db.execute(sql`
    delete from share_link l where l.kind = ${kind} and l.object = ${object} and l.owner = ${owner}`)
}

/** The thing that a link opens, and whose it is; null where there is no such link, its owner is banned, or has had no premium for too long. */
export async function selectLinked(
  db: Db,
  kind: SharedKind,
  token: string,
): Promise<{ object: string; owner: string } | null> {
  const { rows } = await db.execute<{ object: string; owner: string }>(sql`
    select l.object, l.owner from share_link l join "user" o on o.guid = l.owner and not o.is_banned
    where l.kind = ${kind} and l.token = ${token} and ${isStillShared(sql`l.owner`)}`)
  return rows[0] ?? null
}
