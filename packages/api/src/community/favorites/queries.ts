import type { Db } from '@zivina/db/database'
import type { OrderingChoice } from '@zivina/domain/catalogue/filter/ordering'
import { type SQL, sql } from 'drizzle-orm'
import type { ListFilter } from '#api/catalogue/recipes/filter/service.ts'
import { ingredientConditions, wishConditions } from '#api/catalogue/recipes/filter/sql.ts'
import { CARD_COLUMNS, type CardRow, CREATOR_JOIN, guidArray } from '#api/catalogue/recipes/read/sql.ts'
import { readable } from '#api/kernel/access/sql.ts'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { allOf, countedPage, NO_ROWS } from '#api/kernel/lists/sql.ts'

/**
 * Adds those of the recipes that the user may see; existing favourites stay unchanged.
 * @returns how many of the given recipes the user may see
 */
export async function insertFavorites(db: Db, user: string, guids: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ visible: number }>(sql`
    with visible as (
      select r.guid from recipe r where r.guid = any(${guidArray(guids)}) and ${readable('r', user)}
    ), added as (
      insert into favorite ("user", recipe) select ${user}::uuid, guid from visible on conflict do nothing
    )
    select count(*)::int as visible from visible`)
  return rows[0]?.visible ?? 0
}

export async function deleteFavorites(db: Db, user: string, guids: readonly string[]): Promise<void> {
  await db.execute(sql`delete from favorite f where f.user = ${user} and f.recipe = any(${guidArray(guids)})`)
}

/** Every favourite that the user may still see, the last added first. */
export async function selectFavorites(db: Db, user: string): Promise<string[]> {
  const { rows } = await db.execute<{ recipe: string }>(sql`
    select f.recipe from favorite f join recipe r on r.guid = f.recipe
    where f.user = ${user} and ${readable('r', user)}
    order by f.created_at desc, f.recipe desc`)
  return rows.map(({ recipe }) => recipe)
}

/**
 * One page of the matching favourites and their total number, in one statement. A user has few favourites: all matching ones
 * are read by their index before they are sorted.
 * @param ordering null for the last added first
 */
export async function selectFavoritePage(
  db: Db,
  user: string,
  filter: ListFilter,
  ordering: OrderingChoice | null,
  { limit, offset }: Page,
): Promise<Counted<CardRow>> {
  const conditions = [readable('r', user), ...wishConditions(filter), ...ingredientConditions(filter)]
  const cards = sql`
    select ${CARD_COLUMNS} from page join recipe r on r.guid = page.guid ${CREATOR_JOIN} order by page.position`
  const { rows } = await db.execute<Counted<CardRow>>(sql`
    with passing as materialized (
      select f.created_at as added_at, r.guid ${sql.raw(ordering ? `, r.${ordering.column} as ordering_value` : '')}
      from favorite f join recipe r on r.guid = f.recipe
      where f.user = ${user} and ${allOf(conditions)}
    ), page as (
      select row_number() over (order by ${orderBy(ordering)}) as position, guid from passing
      order by position limit ${limit} offset ${offset}
    )
    ${countedPage(sql`from passing`, cards)}`)
  return rows[0] ?? NO_ROWS
}

/** Unknown values come last in both directions; equal ones are ordered by when they were added. */
function orderBy(ordering: OrderingChoice | null): SQL {
  const added = 'added_at desc, guid desc'
  return sql.raw(ordering ? `ordering_value ${ordering.direction} nulls last, ${added}` : added)
}
