import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { MODIFIED_CARD } from '#api/catalogue/recipes/modifications/sql.ts'
import { CARD_COLUMNS, type CardRow, CREATOR_JOIN } from '#api/catalogue/recipes/read/sql.ts'
import { readable } from '#api/kernel/access/sql.ts'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { countedPage, NO_ROWS } from '#api/kernel/lists/sql.ts'

/** A recipe of a collection; `card` is null where the user may no longer see it. */
export type ItemRow = { guid: string; is_modified: boolean; added_at: string; card: CardRow | null }

/** One page of a collection's recipes, the last added first, and the number of all. The collection has been found to be the user's. */
export async function selectItems(
  db: Db,
  user: string,
  collection: string,
  { limit, offset }: Page,
): Promise<Counted<ItemRow>> {
  const all = sql`from recipe_collection_item where collection = ${collection}`
  const page = sql`
    select coalesce(i.recipe, i.recipe_modified) as guid, i.recipe is null as is_modified, i.created_at as added_at,
      case when i.recipe is null then to_jsonb(card) || ${MODIFIED_CARD}
        when ${readable('r', user)} then to_jsonb(card) end as card
    from (select * ${all} order by created_at desc, guid desc limit ${limit} offset ${offset}) i
      left join recipe_modified m on m.guid = i.recipe_modified
      join recipe r on r.guid = coalesce(i.recipe, m.original) ${CREATOR_JOIN}
      cross join lateral (select ${CARD_COLUMNS}) card
    order by i.created_at desc, i.guid desc`
  const { rows } = await db.execute<Counted<ItemRow>>(countedPage(all, page))
  return rows[0] ?? NO_ROWS
}
