import type { Db } from '@zivina/db/database'
import type { ingredient } from '@zivina/db/schema/ingredient'
import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from './policy.ts'
import type { IngredientRow, IngredientSummaryRow } from './present.ts'

type Row = typeof ingredient.$inferSelect
export type SummaryRow = IngredientSummaryRow & Pick<Row, 'guid' | 'amount' | 'status'>

export const SUMMARY_COLUMNS = sql.raw(`i.guid, i.slug, i.name, i.photos, i.weight_units, i.amount, i.grams_per_piece,
  i.density_g_per_ml, i.is_spice, i.kilojoules, i.protein, i.carbohydrates, i.fat, i.fiber, i.sugars, i.saturated_fats,
  i.salt, i.status`)

/** Approved ingredients, and the viewer's own ones in any state. */
export const offeredTo = ({ guid }: Viewer): SQL =>
  guid === null ? sql`i.status = 'Approved'` : sql`(i.status = 'Approved' or i.creator = ${guid})`

/**
 * In how many approved recipes each approved ingredient stands, those used most first. Unused ones are absent. All lines are
 * counted on their index and those of the few recipes that wait are taken away, which reads no recipe.
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

/** Number of ingredients offered to somebody. */
export async function countIngredients(db: Db, viewer: Viewer): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ingredient i where ${offeredTo(viewer)}`)
  return rows[0]?.count ?? 0
}

/** Ingredients offered to somebody by guid, in the order of the guids. */
export async function selectByGuids(db: Db, guids: readonly string[], viewer: Viewer): Promise<SummaryRow[]> {
  if (guids.length === 0) return []
  const { rows } = await db.execute<SummaryRow>(sql`
    select ${SUMMARY_COLUMNS}
    from unnest(${sql.param(guids)}::uuid[]) with ordinality as wanted(guid, place)
    join ingredient i on i.guid = wanted.guid and ${offeredTo(viewer)} order by wanted.place`)
  return rows
}

/** Ingredients offered to somebody other than the given ones, by name. */
export async function selectOthers(
  db: Db,
  guids: readonly string[],
  { limit, offset }: { limit: number; offset: number },
  viewer: Viewer,
): Promise<SummaryRow[]> {
  const { rows } = await db.execute<SummaryRow>(sql`
    select ${SUMMARY_COLUMNS} from ingredient i
    where ${offeredTo(viewer)} and i.guid <> all(${sql.param(guids)}::uuid[])
    order by i.name, i.guid limit ${limit} offset ${offset}`)
  return rows
}

/**
 * What is searched for, already normalised: the whole text, the stems that must all be there, and the stems of other names
 * for the same.
 */
export type IngredientSearch = { text: string; stems: readonly string[]; others: readonly (readonly string[])[] }
/** Among which ingredients: those of approved recipes alone, or all that are offered to the viewer. */
export type SearchAmong = { usedOnly: boolean; viewer: Viewer }

/** An ingredient that answers to a text. The lower the class the better the match; `nearness` is 0 … 1. */
export type Match = { guid: string; class: number; nearness: number }

/**
 * The ingredients that answer to a text, best first, at most `most` of them, and the number of all. First those
 * whose name begins with it as whole words, then with it as a part, then those holding it as a word, as the beginning of
 * a word, all its stems, and last what is only written alike. The search text of an ingredient begins with its name.
 */
export async function selectMatches(
  db: Db,
  { text, stems, others }: IngredientSearch,
  { usedOnly, viewer }: SearchAmong,
  most: number,
): Promise<{ matches: Match[]; count: number }> {
  const literal = text.replace(/[\\%_]/g, '\\$&')
  const patterns = patternsOf(stems)
  // Another name counts where words begin with it, as within a word it would be chance; the first condition is the index's.
  const isOther = sql.join(
    [
      sql`false`,
      ...others.map(
        (other) => sql`(i.search_text like all(${patternsOf(other)})
          and ' ' || i.search_text like all(${patternsOf(other, ' ')}))`,
      ),
    ],
    sql` or `,
  )
  const used = usedOnly
    ? sql`and exists (select from recipe_ingredient l join recipe r on r.guid = l.recipe and r.status = 'Approved'
        where l.ingredient = i.guid)`
    : sql``
  const { rows } = await db.execute<Match & { count: number }>(sql`
    select guid, class, nearness, count(*) over ()::int as count from (
      select i.guid, i.name, word_similarity(${text}, i.search_text) as nearness, case
          when i.search_text || ' ' like ${`${literal} %`} then 0
          when i.search_text like ${`${literal}%`} then 1
          when ' ' || i.search_text || ' ' like ${`% ${literal} %`} then 2
          when ' ' || i.search_text like ${`% ${literal}%`} then 3
          when i.search_text like all(${patterns}) then 4
          when ${isOther} then 5
          else 6
        end as class
      from ingredient i
      where ${offeredTo(viewer)} ${used}
        and (i.search_text like all(${patterns}) or ${text} <% i.search_text or ${isOther})
    ) matched order by class, nearness desc, length(name), name limit ${most}`)
  return { matches: rows, count: rows[0]?.count ?? 0 }
}

/** Patterns of texts that hold every stem; `before` it as given. */
function patternsOf(stems: readonly string[], before = ''): SQL {
  return sql`${sql.param(stems.map((stem) => `%${before}${stem}%`))}::text[]`
}

/** Columns of an `IngredientRow`, of `i` ingredient and its categories. */
export const INGREDIENT_COLUMNS = sql`${SUMMARY_COLUMNS}, i.barcodes, i.package_size, i.portion_size, i.from_source,
  i.matched_with, i.suggestion_names, i.macro_specification, i.status_note, i.creator, i.alcohol, i.micronutrients,
  i.diet_level, i.contains_gluten, i.contains_lactose, i.contains_cow_milk_protein, i.source, i.source_id, i.source_name,
  i.approximate, i.created_at, i.updated_at, s.guid as sub_guid, s.name as sub_name, s.slug as sub_slug,
  c.guid as category_guid, c.name as category_name, c.slug as category_slug`
export const CATEGORY_JOIN = sql`join sub_food_category s on s.guid = i.sub_food_category
  join food_category c on c.guid = s.food_category`

/** One ingredient that somebody may see, with its categories. */
export async function selectIngredient(db: Db, guid: string, viewer: Viewer): Promise<IngredientRow | null> {
  const { rows } = await db.execute<IngredientRow>(sql`
    select ${INGREDIENT_COLUMNS} from ingredient i ${CATEGORY_JOIN}
    where i.guid = ${guid} and (${offeredTo(viewer)} or ${viewer.sees_all})`)
  return rows[0] ?? null
}
