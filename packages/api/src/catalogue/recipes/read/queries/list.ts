import type { Db } from '@zivina/db/database'
import type { OrderingChoice } from '@zivina/domain/catalogue/filter/ordering'
import { type SQL, sql } from 'drizzle-orm'
import type { ListFilter } from '#api/catalogue/recipes/filter/service.ts'
import { ingredientConditions, rowConditions } from '#api/catalogue/recipes/filter/sql.ts'
import type { Page } from '#api/kernel/lists/page.ts'
import { allOf } from '#api/kernel/lists/sql.ts'
import { CARD_COLUMNS, type CardRow, CREATOR_JOIN, selectCards } from '../sql.ts'

/** A part of an ordered list: all of it, or only rows whose ordering column is (not) known. */
export type ListPart = 'all' | 'known' | 'unknown'

/**
 * One page of the matching approved recipes, where many match: walks the ordering's index until the page is full. The page's
 * guids are selected on an index only, where the filter allows it; whole rows are read only for the page, so that a deep offset
 * reads no rows in vain.
 *
 * @param total number of rows of the part, if known: a page of the second half is then reached from the end
 */
export function walkRecipes(
  db: Db,
  filter: ListFilter,
  ordering: OrderingChoice,
  part: ListPart,
  page: Page,
  total: number | null = null,
): Promise<CardRow[]> {
  const where = allOf([...rowConditions(filter), ...ingredientConditions(filter), ...partCondition(ordering, part)])
  const fromEnd = total !== null && page.offset > total / 2
  const { limit, offset } = fromEnd ? countFromEnd(page, total) : page
  return selectCards(
    db,
    sql`
    select ${CARD_COLUMNS}
    from (
      select r.guid from recipe r where ${where}
      order by ${orderBy(fromEnd ? inverted(ordering) : ordering, part)} limit ${limit} offset ${offset}
    ) page
    join recipe r on r.guid = page.guid ${CREATOR_JOIN}
    order by ${orderBy(ordering, part)}`,
  )
}

/**
 * One page of the matching approved recipes, where few match, unknown values last: all of them are selected before they are
 * sorted. By itself PostgreSQL would walk the ordering's index for a page, and the farther the rarer the matches.
 */
export function gatherRecipes(
  db: Db,
  filter: ListFilter,
  { column, direction }: OrderingChoice,
  { limit, offset }: Page,
): Promise<CardRow[]> {
  const where = allOf([...rowConditions(filter), ...ingredientConditions(filter)])
  const order = (table: string) => sql.raw(`${table}.${column} ${direction} nulls last, ${table}.guid ${direction}`)
  // OFFSET 0 keeps the planner from merging the inner selection into the sorted one.
  return selectCards(
    db,
    sql`
    select ${CARD_COLUMNS}
    from (
      select passing.guid
      from (select r.guid, ${sql.raw(`r.${column}`)} from recipe r where ${where} offset 0) passing
      order by ${order('passing')} limit ${limit} offset ${offset}
    ) page
    join recipe r on r.guid = page.guid ${CREATOR_JOIN}
    order by ${order('r')}`,
  )
}

/** The same page of the list read backwards. */
function countFromEnd({ limit, offset }: Page, total: number): Page {
  const end = Math.min(offset + limit, total)
  return { limit: Math.max(0, end - offset), offset: total - end }
}

function inverted({ column, direction }: OrderingChoice): OrderingChoice {
  return { column, direction: direction === 'asc' ? 'desc' : 'asc' }
}

/** The condition of a part of an ordered list. */
export function partCondition({ column }: OrderingChoice, part: ListPart): SQL[] {
  return part === 'all' ? [] : [sql.raw(`r.${column} is ${part === 'known' ? 'not null' : 'null'}`)]
}

/** Column names and directions come from closed lists, so they may be part of the SQL text. */
function orderBy({ column, direction }: OrderingChoice, part: ListPart): SQL {
  return sql.raw(part === 'unknown' ? `r.guid ${direction}` : `r.${column} ${direction}, r.guid ${direction}`)
}
