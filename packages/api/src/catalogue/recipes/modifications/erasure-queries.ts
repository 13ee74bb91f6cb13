import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { EndingAccount } from '#api/kernel/ports/erasure.ts'

/** Deletes a person's modifications of recipes, which nobody else sees. */
export async function deleteModificationsOf(db: Db, { guid }: EndingAccount): Promise<void> {
  await db.execute(sql`delete from recipe_modified where "user" = ${guid}`)
}
