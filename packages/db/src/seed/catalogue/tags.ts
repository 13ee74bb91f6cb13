import type { Db } from '#db/database.ts'
import { orderedTag, tag } from '#db/schema/catalogue/tag.ts'

/** The tags shown on the front page. */
const FRONT_PAGE_TAGS = [
  'rychlé',
  'česká klasika',
  'vysoký obsah bílkovin',
  'do krabičky',
  'pro děti',
  'sladké',
  'z jednoho hrnce',
  'levné',
  'ryby',
  'Středomoří',
]

/** Inserts the tags of the recipes, in Czech order, and the front page's tags. */
export async function seedTags(db: Db, carried: readonly string[]): Promise<void> {
  const names = [...new Set(carried)].sort(new Intl.Collator('cs').compare)
  if (names.length === 0) return
  await db.insert(tag).values(names.map((name, position) => ({ name, position })))
  const shown = FRONT_PAGE_TAGS.filter((name) => names.includes(name))
  if (shown.length > 0) await db.insert(orderedTag).values(shown.map((name, position) => ({ tag: name, position })))
}
