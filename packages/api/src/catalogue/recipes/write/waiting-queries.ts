import { sql } from 'drizzle-orm'
import type { Waiting } from '#api/kernel/declared/waiting.ts'

/** Recipes that were published and wait for approval. */
export const waitingRecipes: Waiting = {
  queue: 'recipes',
  rows: sql`recipe where status = 'Pending' and not is_private`,
  since: sql`updated_at`,
}
