import type { Db } from '@zivina/db/database'
import { isAlike } from '@zivina/db/likeness'
import type { ingredient } from '@zivina/db/schema/catalogue/ingredient'
import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '#api/kernel/access/ownership.ts'
import { shownTo } from '#api/kernel/access/sql.ts'
import type { Page } from '#api/kernel/lists/page.ts'
import { likeLiteral } from '#api/kernel/lists/sql.ts'
import { SHOWN_COLUMNS } from '../versions/line-queries.ts'
import type { IngredientRow, IngredientSummaryRow } from './present.ts'

type Row = typeof ingredient.$inferSelect
export type SummaryRow = IngredientSummaryRow & Pick<Row, 'guid' | 'amount' | 'status'>

export const SUMMARY_COLUMNS = sql`i.guid, i.amount, i.status, ${SHOWN_COLUMNS}`

/** Approved ingredients, and the viewer's own ones in any state; an admin too is offered no others. */
export const offeredTo = ({ guid }: Pick<Viewer, 'guid'>): SQL => shownTo('i', { guid, is_admin: false })

/**
 * The number of approved recipes with each approved ingredient, the most used first. Unused ones are absent. Counts all lines
 * by their index and subtracts those of the few unapproved recipes, so that no recipe is read.
 */
export async function countUses(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ guid: string; uses: number }>(sql`
    select i.guid, used.uses from (
      select ingredient, sum(number)::int as uses from (
        select ingredient, count(distinct recipe) as number from recipe_ingredient group by ingredient
        union all
        select l.ingredient, -count(distinct l.recipe) from recipe r join recipe_ingredient l on l.recipe = r.guid
        where r.status <> 'Approved' group by l.ingredient
      ) counted group by ingredient having sum(number) > 0
    ) used join ingredient i on i.guid = used.ingredient
    where i.status = 'Approved' order by used.uses desc, i.name, i.guid`)
  return new Map(rows.map(({ guid, uses }) => [guid, uses]))
}

/** Number of ingredients that a user may see. */
export async function countIngredients(db: Db, viewer: Viewer): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ingredient i where ${offeredTo(viewer)}`)
  return rows[0]?.count ?? 0
}

/** Ingredients by guid that a user may see, in the order of the guids. */
export async function selectByGuids(db: Db, guids: readonly string[], viewer: Viewer): Promise<SummaryRow[]> {
  if (guids.length === 0) return []
  const { rows } = await db.execute<SummaryRow>(sql`
    select ${SUMMARY_COLUMNS}
    from unnest(${sql.param(guids)}::uuid[]) with ordinality as wanted(guid, place)
    join ingredient i on i.guid = wanted.guid and ${offeredTo(viewer)} order by wanted.place`)
  return rows
}

/** Ingredients that a user may see except the given ones, by name. */
export async function selectOthers(
  db: Db,
  guids: readonly string[],
  { limit, offset }: Page,
  viewer: Viewer,
): Promise<SummaryRow[]> {
  const { rows } = await db.execute<SummaryRow>(sql`
    select ${SUMMARY_COLUMNS} from ingredient i
    where ${offeredTo(viewer)} and i.guid <> all(${sql.param(guids)}::uuid[])
    order by i.name, i.guid limit ${limit} offset ${offset}`)
  return rows
}

/** A normalised search: the whole text, its stems, which must all occur, and the stems of its synonyms. */
export type IngredientSearch = { text: string; stems: readonly string[]; others: readonly (readonly string[])[] }
/** Restricts a search: to ingredients of approved recipes, or to those that the viewer may see. */
export type SearchAmong = { usedOnly: boolean; viewer: Viewer }

/** An ingredient found by a text. The lower the class the better the match; `nearness` is 0 … 1. */
export type Match = { guid: string; class: number; nearness: number }

/** Shorter texts are not searched by similarity: a single letter is similar to every word that begins with it. */
const ALIKE_LENGTH_MIN = 2

/**
 * The ingredients found by a text, best first, at most `most` of them, and the total number. First those whose name begins with
 * it as whole words, then with it as a part, then those containing it as a word, as the beginning of a word, all its stems, and
 * last those with similar spelling. The search text of an ingredient begins with its name.
 *
 * Candidates are found by the trigram index, separately for each way: a combined condition would be evaluated on every row.
 */
export async function selectMatches(
  db: Db,
  search: IngredientSearch,
  { usedOnly, viewer }: SearchAmong,
  most: number,
): Promise<{ matches: Match[]; count: number }> {
  const { text, stems, others } = search
  const literal = likeLiteral(text)
  const isOther = anyOf(others.map((other) => holdsWords(other)))
  const isCompared = text.length >= ALIKE_LENGTH_MIN
  const used = usedOnly
    ? sql`and exists (select from recipe_ingredient l join recipe r on r.guid = l.recipe and r.status = 'Approved'
        where l.ingredient = i.guid)`
    : sql``
  const { rows } = await db.execute<Match & { count: number }>(sql`
    with candidate as (
      select i.guid from ingredient i where ${holdsAll(stems)}
      union select i.guid from ingredient i where ${isOther}
      ${isCompared ? sql`union select i.guid from ingredient i where ${isAlike(text, sql.raw('i.search_text'))}` : sql``}
    )
    select guid, class, nearness, count(*) over ()::int as count from (
      select i.guid, i.name, ${isCompared ? sql`word_similarity(${text}, i.search_text)` : sql`0`} as nearness, case
          when i.search_text || ' ' like ${`${literal} %`} then 0
          when i.search_text like ${`${literal}%`} then 1
          when ' ' || i.search_text || ' ' like ${`% ${literal} %`} then 2
          when ' ' || i.search_text like ${`% ${literal}%`} then 3
          when ${holdsAll(stems)} then 4
          when ${isOther} then 5
          else 6
        end as class
      from candidate c join ingredient i on i.guid = c.guid
      where ${offeredTo(viewer)} ${used}
    ) matched order by class, nearness desc, length(name), name limit ${most}`)
  return { matches: rows, count: rows[0]?.count ?? 0 }
}

/** Whether ingredient `i` contains every stem. */
function holdsAll(stems: readonly string[], before = ''): SQL {
  const text = before === '' ? sql.raw('i.search_text') : sql.raw(`'${before}' || i.search_text`)
  return sql.join(
    stems.map((stem) => sql`${text} like ${`%${before}${stem}%`}`),
    sql.raw(' and '),
  )
}

/**
 * Whether ingredient `i` has words beginning with every stem, as matches inside words are chance; the index finds the stems.
 */
function holdsWords(stems: readonly string[]): SQL {
  return sql`(${holdsAll(stems)} and ${holdsAll(stems, ' ')})`
}

function anyOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql.raw('false') : sql`(${sql.join([...conditions], sql.raw(' or '))})`
}

/** Columns of an `IngredientRow`, of ingredient `i` and its categories. */
export const INGREDIENT_COLUMNS = sql`${SUMMARY_COLUMNS}, i.barcodes, i.package_size, i.portion_size, i.from_source,
  i.matched_with, i.suggestion_names, i.macro_specification, i.status_note, i.creator,
  i.diet_level, i.contains_gluten, i.contains_lactose, i.contains_cow_milk_protein, i.source, i.source_id, i.source_name,
  i.approximate, i.created_at, i.updated_at, s.guid as sub_guid, s.name as sub_name, s.slug as sub_slug,
  c.guid as category_guid, c.name as category_name, c.slug as category_slug`
export const CATEGORY_JOIN = sql`join sub_food_category s on s.guid = i.sub_food_category
  join food_category c on c.guid = s.food_category`

/** One ingredient that a user may see, with its categories. */
export async function selectIngredient(db: Db, guid: string, viewer: Viewer): Promise<IngredientRow | null> {
  const { rows } = await db.execute<IngredientRow>(sql`
    select ${INGREDIENT_COLUMNS} from ingredient i ${CATEGORY_JOIN}
    where i.guid = ${guid} and ${shownTo('i', viewer)}`)
  return rows[0] ?? null
}
