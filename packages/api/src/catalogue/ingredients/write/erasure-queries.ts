import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { EndingAccount } from '#api/kernel/declared/erasure.ts'

/** Approved ingredients and those used by a remaining recipe stay, without their author; the others are deleted. */
export async function leaveIngredients(db: Db, { guid, heir }: EndingAccount): Promise<void> {
  await db.execute(sql`
    delete from ingredient i where i.creator = ${guid} and i.status <> 'Approved'
      and not exists (select from recipe_ingredient l where l.ingredient = i.guid)
      and not exists (select from recipe_modified_ingredient l where l.ingredient = i.guid)`)
  await db.execute(
    sql`update ingredient set creator = case when is_private then null else ${heir}::uuid end where creator = ${guid}`,
  )
}
