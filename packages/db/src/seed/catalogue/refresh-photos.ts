import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import type { RecipeFile } from './recipe-file.ts'

/**
 * Removes the illustrations that an earlier version seeded from starter recipes, as they showed ingredients and not the dish.
 * Uploaded photos are kept.
 */
export async function refreshPhotos(tx: Db, files: readonly RecipeFile[]): Promise<void> {
  const slugs = files.map(({ slug }) => slug)
  await tx.execute(sql`
    update recipe set photos = array_remove(photos, 'recipes/' || slug || '.webp')
    where slug = any(${sql.param(slugs)}::text[]) and 'recipes/' || slug || '.webp' = any(photos)`)
}
