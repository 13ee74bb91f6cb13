import type { Db } from '@zivina/db/database'
import type { OrderingChoice } from '@zivina/nutrition/ordering'
import { type SQL, sql } from 'drizzle-orm'
import { CARD_COLUMNS, CREATOR_JOIN, guidArray } from './card-queries.ts'
import type { CardRow } from './card-row.ts'
import type { ListFilter } from './filter.ts'

/** How a list is ordered: by a column, or by how many of the pantry's ingredients a recipe uses. */
export type ListOrdering = OrderingChoice | { column: 'pantry' }

/** Which part of an ordered list: all of it, or only rows whose ordering column is (not) known. */
export type ListPart = 'all' | 'known' | 'unknown'

export type Page = { limit: number; offset: number }

/** The number of approved recipes that pass. */
export async function countRecipes(db: Db, filter: ListFilter, part: SQL | null = null): Promise<number> {
  const where = sql.join([...conditions(filter), ...(part ? [part] : [])], sql` and `)
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from recipe r where ${where}`)
  return rows[0]?.count ?? 0
}

/** The number of approved recipes that pass and whose ordering column is known. */
export function countKnown(db: Db, filter: ListFilter, ordering: OrderingChoice): Promise<number> {
  return countRecipes(db, filter, partCondition(ordering, 'known'))
}

/**
 * One page of the approved recipes that pass. The page's guids are chosen on an index alone; whole rows are read for
 * those of the page only, so a deep offset costs no reading of rows that nobody sees.
 */
export async function selectRecipes(
  db: Db,
  filter: ListFilter,
  ordering: ListOrdering,
  part: ListPart,
  { limit, offset }: Page,
): Promise<CardRow[]> {
  const order = orderBy(filter, ordering, part)
  const restricted = ordering.column === 'pantry' ? null : partCondition(ordering, part)
  const where = sql.join([...conditions(filter), ...(restricted ? [restricted] : [])], sql` and `)
  const { rows } = await db.execute<CardRow>(sql`
    select ${CARD_COLUMNS}
    from (select r.guid from recipe r where ${where} order by ${order} limit ${limit} offset ${offset}) page
    join recipe r on r.guid = page.guid ${CREATOR_JOIN}
    order by ${order}`)
  return rows
}

function partCondition({ column }: OrderingChoice, part: ListPart): SQL | null {
  if (part === 'all') return null
  return sql.raw(`r.${column} is ${part === 'known' ? 'not null' : 'null'}`)
}

/** Column names and directions come from closed lists, so they may stand in the text. */
function orderBy(filter: ListFilter, ordering: ListOrdering, part: ListPart): SQL {
  if (ordering.column === 'pantry') {
    const pantry = guidArray(filter.pantry_ingredients)
    const used = sql`(select count(*) from unnest(r.ingredient_guids) as used(guid) where used.guid = any(${pantry}))`
    return sql`${used} desc, r.created_at desc, r.guid desc`
  }
  const { column, direction } = ordering
  return sql.raw(part === 'unknown' ? `r.guid ${direction}` : `r.${column} ${direction}, r.guid ${direction}`)
}

function conditions(filter: ListFilter): SQL[] {
  const { facets, time_minutes, calorie_span, tags, creator, stems } = filter
  const list = [sql.raw(`r.status = 'Approved'`)]
  if (facets.all !== 0) list.push(sql`r.facets & ${facets.all}::bigint = ${facets.all}::bigint`)
  for (const mask of facets.any) list.push(sql`r.facets & ${mask}::bigint <> 0`)
  if (time_minutes) list.push(sql`r.time_minutes between ${time_minutes[0]} and ${time_minutes[1]}`)
  if (calorie_span) list.push(sql`r.calories_in_total between ${calorie_span[0]} and ${calorie_span[1]}`)
  if (tags.length > 0) list.push(sql`r.tags @> ${sql.param(tags)}::text[]`)
  if (creator !== null) list.push(byCreator(creator))
  if (stems.length > 0) list.push(sql`r.search_vector @@ ${prefixQuery(stems)}::tsquery`)
  return [...list, ...ingredientConditions(filter)]
}

function ingredientConditions(filter: ListFilter): SQL[] {
  const { must_ingredients, pantry_ingredients, exclude_ingredients } = filter
  const list: SQL[] = []
  if (must_ingredients.length > 0) list.push(sql`r.ingredient_guids @> ${guidArray(must_ingredients)}`)
  if (pantry_ingredients.length > 0) list.push(sql`r.ingredient_guids && ${guidArray(pantry_ingredients)}`)
  if (exclude_ingredients.length > 0) list.push(sql`not r.ingredient_guids && ${guidArray(exclude_ingredients)}`)
  return list
}

/** By the profile's slug, the username or the guid of the account. */
function byCreator(creator: string): SQL {
  return sql`r.creator = (
    select u.guid from "user" u left join public_profile p on p.user = u.guid
    where p.slug = ${creator} or lower(u.username) = ${creator} or u.guid::text = ${creator} limit 1)`
}

/** Stems are letters and digits alone, so quotes suffice. Each may go on, so that half a typed word finds too. */
export function prefixQuery(stems: readonly string[], weights = ''): string {
  return stems.map((stem) => `'${stem}':*${weights}`).join(' & ')
}
