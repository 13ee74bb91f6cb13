import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import type { RecipeFile } from './recipe-file.ts'

/**
 * Gives starter recipes that nobody changed the headnote, the tip and the row of storage of their files: those a version before
 * stored none of, and those whose words were mended since. A recipe that was edited or decided on has a later version than the
 * first and keeps its own.
 */
export async function refreshTexts(tx: Db, files: readonly RecipeFile[]): Promise<void> {
  const texts = files.map(({ slug, creator, headnote = '', tip = '', storage = null }) => {
    return { slug, creator, headnote, tip, storage }
  })
  await tx.execute(sql`
    update recipe r set headnote = f.headnote, tip = f.tip, storage = f.storage
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
        f (slug text, creator text, headnote text, tip text, storage text)
      join "user" u on u.username = f.creator
    where r.slug = f.slug and r.creator = u.guid and r.version = 1
      and (r.headnote, r.tip, r.storage) is distinct from (f.headnote, f.tip, f.storage)`)
}
