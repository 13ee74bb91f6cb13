import { RENAMED_TAGS, RETIRED_TAGS } from '@zivina/domain/catalogue/filter/former-tags'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import type { RecipeFile } from './recipe-file.ts'

/**
 * Gives tags of an earlier version their present names, and takes tags that repeat a filter from unedited starter
 * recipes. A retired tag that some recipe still carries stays.
 */
export async function refreshTags(tx: Db, files: readonly RecipeFile[]): Promise<void> {
  const former = [...RENAMED_TAGS.keys(), ...RETIRED_TAGS]
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from tag where name = any(${sql.param(former)}::text[])`,
  )
  const present = rows.map(({ name }) => name)
  for (const name of present) {
    const renamed = RENAMED_TAGS.get(name)
    if (renamed !== undefined) await rename(tx, name, renamed)
  }
  const retired = present.filter((name) => RETIRED_TAGS.includes(name))
  if (retired.length > 0) await retire(tx, files, retired)
}

async function rename(tx: Db, former: string, name: string): Promise<void> {
  await tx.execute(sql`update recipe set tags = array_replace(tags, ${former}, ${name}) where ${former} = any(tags)`)
  await tx.execute(sql`
    update tag set name = ${name} where name = ${former} and not exists (select from tag where name = ${name})`)
  await tx.execute(sql`delete from tag where name = ${former}`)
}

/** A recipe that was edited or decided on has a later version than the first. */
async function retire(tx: Db, files: readonly RecipeFile[], names: readonly string[]): Promise<void> {
  const starters = files.map(({ slug, creator }) => ({ slug, creator }))
  await tx.execute(sql`
    update recipe r set tags = array(select t from unnest(r.tags) with ordinality u (t, place)
      where t <> all(${sql.param(names)}::text[]) order by place)
    from jsonb_to_recordset(${JSON.stringify(starters)}::jsonb) s (slug text, creator text)
      join "user" u on u.username = s.creator
    where r.slug = s.slug and r.creator = u.guid and r.version = 1 and r.tags && ${sql.param(names)}::text[]`)
  await tx.execute(sql`
    delete from tag where name = any(${sql.param(names)}::text[])
      and not exists (select from recipe where tag.name = any(recipe.tags))`)
}
