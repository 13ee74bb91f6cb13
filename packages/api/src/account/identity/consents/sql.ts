import type { Db } from '@zivina/db/database'
import { type ConsentKind, consent } from '@zivina/db/schema/account/consent'
import { type SQL, sql } from 'drizzle-orm'

/** A person's decision: consent to a version of the wording, or (null) its withdrawal. */
export type ConsentDecision = { kind: ConsentKind; version: string | null }

/** Records decisions. A consent to an older wording ends with the new one, one to the same wording stays unchanged. */
export async function recordConsents(db: Db, user: string, decisions: readonly ConsentDecision[]): Promise<void> {
  if (decisions.length === 0) return
  await db.execute(sql`
    update consent c set withdrawn_at = now()
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as decided(kind text, version text)
    where c."user" = ${user} and c.withdrawn_at is null and c.kind = decided.kind
      and c.version is distinct from decided.version`)
  const given = decisions.flatMap(({ kind, version }) => (version === null ? [] : [{ user, kind, version }]))
  if (given.length > 0) await db.insert(consent).values(given).onConflictDoNothing()
}

/** Records the consents of a new account. */
export async function insertConsents(
  db: Db,
  owner: string,
  consents: { kind: ConsentKind; version: string }[],
): Promise<void> {
  if (consents.length === 0) return
  await db.insert(consent).values(consents.map((given) => ({ ...given, user: owner })))
}

/** A statement for a `with`: an account withdraws all consents. */
export const withdrawConsents = (user: string): SQL =>
  sql`update consent set withdrawn_at = now() where "user" = ${user} and withdrawn_at is null`
