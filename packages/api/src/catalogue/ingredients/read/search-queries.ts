import type { Db } from '@zivina/db/database'
import { ingredientsAlike, isAlike } from '@zivina/db/likeness'
import { executeNamed } from '@zivina/db/named-statements'
import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '#api/kernel/access/ownership.ts'
import { likeLiteral } from '#api/kernel/lists/sql.ts'
import { NO_DISH, offeredTo } from './queries.ts'

/**
 * A normalised search: the whole text, its stems, which must all occur, the stems of its synonyms, and slugs of foods, best first:
 * of those that people call so, whose name begins so, and that may be meant where nothing else is found.
 */
export type IngredientSearch = {
  text: string
  stems: readonly string[]
  others: readonly (readonly string[])[]
  named: readonly string[]
  typed: readonly string[]
  misspelt: readonly string[]
}
/** Restricts a search to ingredients that the viewer may see, and where `used` is given to those: the ones of approved recipes. */
export type SearchAmong = { used: readonly string[] | null; viewer: Viewer }

/** What the search text of a food has that is made for a diet, beside the usual one: „Pohanka (bezlepková)“. */
const DIETARY = 'bezlepk'

/** An ingredient found by a text. The lower the class the better the match. */
export type Match = { guid: string; class: number; dietary: boolean }
/** One with a similar spelling. `place`: where it is among the foods that may be meant, null where it is none of them. */
export type AlikeMatch = { guid: string; search_text: string; place: number | null }

/** How many ingredients found in one way are put in order: of a text that more have, the first ones that the index brings. */
const CANDIDATES_MAX = 1000
/** How many ingredients whose search text begins with the text are looked at, the exact name first. */
const BEGINNING_MAX = 200
/** How many of similar spelling are compared: each costs far more than a candidate. */
const CLOSE_MAX = 300
/** The index of beginnings has no more letters. */
const BEGINNING_LETTERS = 60
/** How many ingredients with a similar spelling are compared letter by letter. */
const ALIKE_MAX = 200
/** Texts without such letters are not compared: without trigrams the index would be read as a whole. */
const COMPARABLE = /[a-z]/

/**
 * The ingredients found by a text, best first, at most `most` of them, and their total number. First the one of exactly this name,
 * then those that people call so, those whose name begins with the text as whole words, then with it as a part; those whose usual
 * name begins with it; those containing it as a word, as the beginning of a word, all its stems (first where the name begins with
 * the first one), and those of its synonyms; last those that contain the stems inside of words. The search text of an ingredient
 * begins with its name. Only where there are none, those with a similar spelling are selected, in the same statement.
 *
 * Candidates are found by indexes, separately for each way: a combined condition would be evaluated on every row. Each way ends with its bound, so
 * that a million foods take little longer than a thousand; the count is exact below it.
 */
export async function selectMatches(
  db: Db,
  search: IngredientSearch,
  among: SearchAmong,
  most: number,
): Promise<{ matches: Match[]; count: number; alike: AlikeMatch[] }> {
  const { stems, others, named, typed } = search
  const isOther = anyOf(others.map((other) => holdsWords(other)))
  const called = slugList([...named, ...typed])
  const when = COMPARABLE.test(search.text) ? sql`not exists (select from candidate)` : sql.raw('false')
  const some = (condition: SQL) =>
    sql`select i.guid, i.name, i.slug, i.search_text from ingredient i where ${condition} and ${isAmong(among)}`
  const begins = sql.raw(`left(i.search_text, ${BEGINNING_LETTERS})`)
  type Found = Match & { count: number; search_text: string | null; place: number | null }
  // Parts of their own, which the planner does not plan for their first rows: it would rather read the table.
  const rows = await executeNamed<Found>(
    db,
    sql`
    with inside as materialized (${some(holdsAll(stems))}),
    other as materialized (${some(isOther)} and (select count(*) from (select from inside limit ${CANDIDATES_MAX}) counted) < ${CANDIDATES_MAX}),
    candidate as materialized (
      (select * from inside limit ${CANDIDATES_MAX})
      union (select * from other limit ${CANDIDATES_MAX})
      union (${some(sql`${begins} like ${`${likeLiteral(search.text.slice(0, BEGINNING_LETTERS))}%`}`)}
        order by ${begins} using ~<~ limit ${BEGINNING_MAX})
      union ${some(sql`i.slug = any(${called})`)}
    )
    (select guid, class, count(*) over ()::int as count, null as search_text, null as place, dietary from (
      select i.guid, i.name, position(${DIETARY} in i.search_text) > 0 as dietary, array_position(${called}, i.slug) as place, ${classOf(search, isOther)} as class
      from candidate i
    ) matched order by class, case when class in (1, 4) then place end, length(name), name limit ${most})
    union all
    (${alikeRows(search, among, closeRows(search, among, when), when)})`,
  )
  const alike = rows.flatMap(({ guid, search_text, place }) =>
    search_text === null ? [] : [{ guid, search_text, place }],
  )
  const matches = rows.filter(({ search_text }) => search_text === null)
  return { matches, count: matches[0]?.count ?? 0, alike }
}

/** Ingredients with a similar spelling by PostgreSQL's own threshold. */
function closeRows({ text }: IngredientSearch, among: SearchAmong, when: SQL): SQL {
  return sql`(with close as materialized (
      select i.guid from ingredient i where ${isAlike(text, sql.raw('i.search_text'))} and ${isAmong(among)} and ${when}
    ) select guid from close limit ${CLOSE_MAX})`
}

/** The same with the lower threshold, most similar first, after the foods that may be meant. */
export async function selectAlike(db: Db, search: IngredientSearch, among: SearchAmong): Promise<AlikeMatch[]> {
  if (!COMPARABLE.test(search.text)) return []
  const alike = sql`select i.guid from ${ingredientsAlike(search.text, among.viewer.guid)} as i(guid)`
  const { rows } = await db.execute<AlikeMatch>(alikeRows(search, among, alike, sql.raw('true')))
  return rows
}

/** The columns are those of a match. The condition is evaluated once, before any row is looked for. */
function alikeRows({ text, misspelt }: IngredientSearch, among: SearchAmong, alike: SQL, when: SQL): SQL {
  const meant = slugList(misspelt)
  return sql`select i.guid, 11 as class, 0 as count, i.search_text, array_position(${meant}, i.slug) as place, false as dietary from (
      ${alike}
      union select i.guid from ingredient i where i.slug = any(${meant}) and ${when}
    ) c join ingredient i on i.guid = c.guid where ${isAmong(among)}
    order by place nulls last, word_similarity(${text}, i.search_text) desc, length(i.name), i.name limit ${ALIKE_MAX}`
}

/** The class of candidate `i`. */
function classOf({ text, stems, named, typed }: IngredientSearch, isOther: SQL): SQL {
  const literal = likeLiteral(text)
  return sql`case
          when length(i.name) = ${text.length} and i.search_text || ' ' like ${`${literal} %`} then 0
          when i.slug = any(${slugList(named)}) then 1
          when i.search_text || ' ' like ${`${literal} %`} then 2
          when i.search_text like ${`${literal}%`} then 3
          when i.slug = any(${slugList(typed)}) then 4
          when ' ' || i.search_text || ' ' like ${`% ${literal} %`} then 5
          when ' ' || i.search_text like ${`% ${literal}%`} then 6
          when ${holdsWords(stems)} and i.search_text like ${`${likeLiteral(stems[0] ?? '')}%`} then 7
          when ${holdsWords(stems)} then 8
          when ${isOther} then 9
          else 10
        end`
}

function slugList(slugs: readonly string[]): SQL {
  return sql`${sql.param(slugs)}::text[]`
}

/** Whether ingredient `i` is one of those that are searched. */
function isAmong({ used, viewer }: SearchAmong): SQL {
  const isUsed = used === null ? sql`` : sql` and i.guid = any(${sql.param(used)}::uuid[])`
  return sql`${offeredTo(viewer)} and ${NO_DISH}${isUsed}`
}

/** Shorter stems are searched for at the beginning of words only: the index finds nothing shorter inside of words. */
const INSIDE_MIN = 3

/** Whether ingredient `i` contains every stem. */
function holdsAll(stems: readonly string[]): SQL {
  return sql.join(
    stems.map((stem) => (stem.length < INSIDE_MIN ? holdsWord(stem) : sql`i.search_text like ${`%${stem}%`}`)),
    sql.raw(' and '),
  )
}

/** Whether ingredient `i` has words beginning with every stem, as matches inside words are chance. */
function holdsWords(stems: readonly string[]): SQL {
  return sql`(${sql.join(stems.map(holdsWord), sql.raw(' and '))})`
}

/** Written so that the index finds the beginnings alone. */
function holdsWord(stem: string): SQL {
  return sql`(i.search_text like ${`${stem}%`} or i.search_text like ${`% ${stem}%`})`
}

function anyOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql.raw('false') : sql`(${sql.join([...conditions], sql.raw(' or '))})`
}
