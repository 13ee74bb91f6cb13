import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import { readRecipeFiles } from './recipes.ts'

/**
 * Takes the drawn pictures of an earlier version from starter recipes: they showed ingredients rather than the dish. A photograph
 * that somebody uploaded stays.
 */
export async function refreshPhotos(tx: Db): Promise<void> {
  const slugs = (await readRecipeFiles()).map(({ slug }) => slug)
  await tx.execute(sql`
    update recipe set photos = array_remove(photos, 'recipes/' || slug || '.webp')
    where slug = any(${sql.param(slugs)}::text[]) and 'recipes/' || slug || '.webp' = any(photos)`)
}
