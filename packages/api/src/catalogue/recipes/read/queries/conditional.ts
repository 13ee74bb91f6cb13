import type { Db } from '@zivina/db/database'
import type { recipe } from '@zivina/db/schema/catalogue/recipe'
import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { type SQL, sql } from 'drizzle-orm'
import type { ListFilter } from '#api/catalogue/recipes/filter/service.ts'
import { ingredientConditions, rowConditions } from '#api/catalogue/recipes/filter/sql.ts'
import type { Page } from '#api/kernel/lists/page.ts'
import { allOf } from '#api/kernel/lists/sql.ts'
import { CARD_COLUMNS, type CardRow, CREATOR_JOIN, selectCards } from '../sql.ts'

/** A recipe with its verdicts. */
export type JudgedCardRow = CardRow & Pick<typeof recipe.$inferSelect, 'diet_verdicts'>

/**
 * One page of the approved recipes that pass a filter and suit each of some diets or nearly so, and at least one of them only nearly:
 * those that wait for no confirmation first, then the newest.
 *
 * @param filter the other wishes, without the diets
 */
export function selectConditional(
  db: Db,
  filter: ListFilter,
  diets: readonly RestrictingDiet[],
  { limit, offset }: Page,
): Promise<JudgedCardRow[]> {
  return selectCards(
    db,
    sql`
    select ${CARD_COLUMNS}, r.diet_verdicts
    from recipe r ${CREATOR_JOIN}
    where ${nearly(filter, diets)}
    order by ${waits(diets)}, r.created_at desc, r.guid desc limit ${limit} offset ${offset}`,
  )
}

/** The number of all of them. */
export async function countConditional(db: Db, filter: ListFilter, diets: readonly RestrictingDiet[]): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from recipe r where ${nearly(filter, diets)}`,
  )
  return rows[0]?.count ?? 0
}

function nearly(filter: ListFilter, diets: readonly RestrictingDiet[]): SQL {
  const each = diets.map(
    (diet) => sql`(r.diet_types @> ${asArray([diet])} or conditional_diets(r.diet_verdicts) ? ${diet})`,
  )
  const some = sql`conditional_diets(r.diet_verdicts) ?| ${asArray(diets)}`
  return allOf([...rowConditions(filter), ...ingredientConditions(filter), some, ...each])
}

function waits(diets: readonly RestrictingDiet[]): SQL {
  return sql`exists (select from unnest(${asArray(diets)}) diet where r.diet_verdicts -> diet ->> 'verdict' = 'waits')`
}

function asArray(diets: readonly RestrictingDiet[]): SQL {
  return sql`${sql.param([...diets])}::text[]`
}
