import type { Db } from '@zivina/db/database'
import { executeNamed } from '@zivina/db/named-statements'
import { BOUND_NAMES } from '@zivina/db/schema/catalogue/bound-columns'
import { sql } from 'drizzle-orm'

/** Where the recipes after a page begin: the time and guid of its last one. */
type KeptPosition = { created_at: string; guid: string }

/** The numbers of a recipe, in this order. -1 is unknown energy. */
export const KEPT_NUMBERS = ['time_minutes', 'calories_in_total', ...BOUND_NAMES]

/**
 * Recipes as one text and rows of bytes, as the driver takes far longer to read many values. A recipe is a line: guid, time, halves of its bits,
 * numbers and name, between tabs. The others are as PostgreSQL sends them, one recipe after another: the stems as a `tsvector`, the guids
 * of ingredients and the tags as arrays.
 */
export type KeptPage = { lines: string; stems: Buffer; ingredients: Buffer; tags: Buffer; last: KeptPosition }

const NUMBERS = sql.raw(
  KEPT_NUMBERS.map((name) => (name === 'calories_in_total' ? `coalesce(r.${name}, -1)` : `r.${name}`)).join(', '),
)
const IN_ORDER = sql.raw('order by r.created_at desc, r.guid desc')
const BEFORE_ALL: KeptPosition = { created_at: 'infinity', guid: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** How many approved recipes there are. */
export async function countKept(db: Db): Promise<number> {
  const [row] = await executeNamed<{ count: number }>(
    db,
    sql`select count(*)::int as count from recipe where status = 'Approved'`,
  )
  return row?.count ?? 0
}

/** A page of what is kept of approved recipes, in the order of the list; null where none follow. */
export async function selectKeptPage(db: Db, after: KeptPosition | null, limit: number): Promise<KeptPage | null> {
  const { created_at, guid } = after ?? BEFORE_ALL
  type Row = {
    lines: string | null
    stems: Buffer | null
    ingredients: Buffer | null
    tags: Buffer | null
    created_at: string | null
    guid: string | null
  }
  // Bits are two halves, as a number of JavaScript holds 53 of them.
  const [page] = await executeNamed<Row>(
    db,
    sql`
    select string_agg(concat_ws(E'\\t', r.guid, extract(epoch from r.created_at), r.facets >> 32, r.facets & 4294967295,
        concat_ws(',', ${NUMBERS}), r.search_name), E'\\n' ${IN_ORDER}) as lines,
      string_agg(tsvectorsend(r.search_vector), ''::bytea ${IN_ORDER}) as stems,
      string_agg(array_send(r.ingredient_guids), ''::bytea ${IN_ORDER}) as ingredients,
      string_agg(array_send(r.tags), ''::bytea ${IN_ORDER}) as tags,
      min(r.created_at)::text as created_at, (array_agg(r.guid ${IN_ORDER}))[count(*)]::text as guid
    from (
      select * from recipe where status = 'Approved' and (created_at, guid) < (${created_at}::timestamptz, ${guid}::uuid)
      order by created_at desc, guid desc limit ${limit}
    ) r`,
  )
  if (!page?.created_at || !page.guid) return null
  const { lines, stems, ingredients, tags } = page
  if (lines === null || stems === null || ingredients === null || tags === null) return null
  return { lines, stems, ingredients, tags, last: { created_at: page.created_at, guid: page.guid } }
}

/** The words of names, between spaces, as PostgreSQL divides them. */
export async function selectWords(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await executeNamed<{ words: string }>(
    db,
    sql`select array_to_string(tsvector_to_array(to_tsvector('simple', n.name)), ' ') as words
      from unnest(${sql.param(names)}::text[]) with ordinality n(name, place) order by n.place`,
  )
  return rows.map(({ words }) => words)
}
