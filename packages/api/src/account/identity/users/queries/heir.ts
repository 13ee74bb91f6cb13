import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { HEIR } from '#api/account/identity/users/policy.ts'

/** The guid of the account „Smazaný uživatel“, created when first needed. */
export async function ensureHeir(db: Db): Promise<string> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    insert into "user" (username, username_key, email, is_banned, registration_method)
    values (${HEIR.username}, ${HEIR.username_key}, ${HEIR.email}, true, 'none')
    on conflict (username_key) do update set updated_at = "user".updated_at
    returning guid`)
  const [row] = rows
  if (!row) throw new Error('The insert returned no row.')
  return row.guid
}

/** Deletes an account, and with it by foreign keys its sessions, codes, consents and measurements. */
export async function deleteAccount(db: Db, { guid }: { guid: string }): Promise<void> {
  await db.execute(sql`delete from "user" where guid = ${guid}`)
}
