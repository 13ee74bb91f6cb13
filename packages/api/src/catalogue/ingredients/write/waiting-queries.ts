import { sql } from 'drizzle-orm'
import type { Waiting } from '#api/kernel/declared/waiting.ts'

/** Foods that wait for approval; the food of a dish follows its recipe. */
export const waitingIngredients: Waiting = {
  queue: 'ingredients',
  rows: sql`ingredient where status = 'Pending' and not is_private and from_recipe is null`,
  since: sql`updated_at`,
}
