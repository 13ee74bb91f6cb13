import type { Db } from '@zivina/db/database'
import { recipe } from '@zivina/db/schema/catalogue/recipe'
import { and, eq, not } from 'drizzle-orm'

/** Number of recipes in the lists; fails where the database or its schema is missing. */
export function countApproved(db: Db): Promise<number> {
  return db.$count(recipe, and(eq(recipe.status, 'Approved'), not(recipe.duplicate)))
}
