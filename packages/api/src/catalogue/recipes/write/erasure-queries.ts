import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { EndingAccount } from '#api/kernel/declared/erasure.ts'

/** Approved recipes and those with modifications stay, without their author; the others are deleted. */
export async function leaveRecipes(db: Db, { guid, heir }: EndingAccount): Promise<void> {
  await db.execute(sql`
    delete from recipe r where r.creator = ${guid} and r.status <> 'Approved'
      and not exists (select from recipe_modified m where m.original = r.guid)`)
  await db.execute(sql`update recipe set creator = ${heir} where creator = ${guid}`)
}
