import type { Db } from '@zivina/db/database'
import { recipe } from '@zivina/db/schema/catalogue/recipe'
import { eq } from 'drizzle-orm'

/** Number of approved recipes; fails where the database or its schema is missing. */
export function countApproved(db: Db): Promise<number> {
  return db.$count(recipe, eq(recipe.status, 'Approved'))
}
