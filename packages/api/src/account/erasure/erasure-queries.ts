import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { HEIR } from '#api/account/identity/users/policy.ts'

/** Locks one account that is due for erasure, skipping those of another instance. */
export async function lockDueAccount(db: Db): Promise<{ guid: string; email: string; full_name: string } | null> {
  const { rows } = await db.execute<{ guid: string; email: string; full_name: string }>(sql`
    select u.guid, u.email, u.full_name
    from account_deletion d join "user" u on u.guid = d.user
    where d.due_at <= now() and u.username_key <> ${HEIR.username_key}
    order by d.due_at
    limit 1
    for update of d, u skip locked`)
  return rows[0] ?? null
}
