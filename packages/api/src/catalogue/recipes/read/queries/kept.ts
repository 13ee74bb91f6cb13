import type { Db } from '@zivina/db/database'
import { executeNamed } from '@zivina/db/named-statements'
import { BOUND_NAMES } from '@zivina/db/schema/catalogue/bound-columns'
import { sql } from 'drizzle-orm'

/** Where the recipes after a page begin: the time and guid of its last one. */
export type KeptPosition = { created_at: string; guid: string }

/** The numbers of a recipe, which stand between commas; -1 is unknown energy. */
export const KEPT_NUMBERS = ['time_minutes', 'calories_in_total', ...BOUND_NAMES]

/** Recipes as lines of one text, their parts between tabs, as the driver takes far longer to read many values. Null texts where none follow. */
export type KeptPage = { lines: string | null; last: KeptPosition | null }

const NUMBERS = sql.raw(
  KEPT_NUMBERS.map((name) => (name === 'calories_in_total' ? `coalesce(r.${name}, -1)` : `r.${name}`)).join(', '),
)

/**
 * A page of what is kept of approved recipes, the newest first. Bits are two halves, as a number of JavaScript holds 53 of them. The words of a
 * name are named where it has other signs than letters, digits and spaces: there PostgreSQL divides it differently.
 */
export async function selectKeptPage(db: Db, after: KeptPosition | null, limit: number): Promise<KeptPage> {
  const { created_at, guid } = after ?? { created_at: 'infinity', guid: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
  const [page] = await executeNamed<{ lines: string | null; created_at: string | null; guid: string | null }>(
    db,
    sql`
    select string_agg(concat_ws(E'\\t', r.guid, extract(epoch from r.created_at), concat_ws(',', r.facets >> 32, r.facets & 4294967295),
        concat_ws(',', (r.common_ingredients >> 32) & 4294967295, r.common_ingredients & 4294967295),
        concat_ws(',', ${NUMBERS}), r.search_name,
        case when r.search_name ~ '[^a-z0-9 ]'
          then array_to_string(tsvector_to_array(to_tsvector('simple', r.search_name)), ' ') else '' end,
        array_to_string(tsvector_to_array(r.search_vector), ' '),
        array_to_string(tsvector_to_array(ts_filter(r.search_vector, '{a}')), ' ')), E'\\n' order by r.created_at desc, r.guid desc) as lines,
      min(r.created_at)::text as created_at,
      (array_agg(r.guid order by r.created_at desc, r.guid desc))[count(*)]::text as guid
    from (
      select * from recipe where status = 'Approved' and (created_at, guid) < (${created_at}::timestamptz, ${guid}::uuid)
      order by created_at desc, guid desc limit ${limit}
    ) r`,
  )
  const last = page?.created_at && page.guid ? { created_at: page.created_at, guid: page.guid } : null
  return { lines: page?.lines ?? null, last }
}

/** The bits of the common ingredients by guid. */
export async function selectBits(db: Db): Promise<Map<string, number>> {
  const rows = await executeNamed<{ ingredient: string; bit: number }>(
    db,
    sql`select ingredient, bit from common_ingredient`,
  )
  return new Map(rows.map(({ ingredient, bit }) => [ingredient, bit]))
}
