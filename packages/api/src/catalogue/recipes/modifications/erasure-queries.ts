import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { EndingAccount } from '#api/kernel/declared/erasure.ts'

/** Deletes a person's modified recipes, which are private. */
export async function deleteModificationsOf(db: Db, { guid }: EndingAccount): Promise<void> {
  await db.execute(sql`delete from recipe_modified where "user" = ${guid}`)
}
