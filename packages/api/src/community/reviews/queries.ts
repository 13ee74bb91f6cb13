import type { ReviewOrdering } from '@zivina/contract/community/reviews'
import type { Db } from '@zivina/db/database'
import { review } from '@zivina/db/schema/community/review'
import type { Rating } from '@zivina/domain/catalogue/rating'
import { eq, type SQL, sql } from 'drizzle-orm'
import { recipeAt } from '#api/catalogue/recipes/read/sql.ts'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { allOf, countedPage, jsonRows, likeLiteral, NO_ROWS, rowsOfPage } from '#api/kernel/lists/sql.ts'

type Row = typeof review.$inferSelect

/** A review with the data shown beside it. Times are PostgreSQL's text of an instant. */
export type ReviewRow = Pick<Row, 'guid' | 'comment' | 'reply' | 'status' | 'status_note'> & {
  rating: Rating
  created_at: string
  updated_at: string
  replied_at: string | null
  username: string
  image: string | null
  recipe_guid: string
  recipe_slug: string
  recipe_name: string
  recipe_shown: boolean
  creator_name: string
  creator_slug: string | null
}

/** The columns of a `ReviewRow` for review `v`, with their joins. */
const COLUMNS: SQL = sql.raw(`
  v.guid, v.rating, v.comment, v.reply, v.replied_at, v.status, v.status_note, v.created_at, v.updated_at,
  w.username, w.image, r.guid as recipe_guid, r.slug as recipe_slug, r.name as recipe_name,
  r.status = 'Approved' as recipe_shown, coalesce(p.name, c.username) as creator_name, p.slug as creator_slug`)
const JOINS: SQL = sql.raw(`
  join "user" w on w.guid = v."user" join recipe r on r.guid = v.recipe join "user" c on c.guid = r.creator
  left join public_profile p on p."user" = c.guid`)
const ORDERS: Record<ReviewOrdering, SQL> = {
  created_at: sql.raw('order by v.created_at desc, v.guid desc'),
  '-created_at': sql.raw('order by v.created_at, v.guid'),
  rating: sql.raw('order by v.rating, v.created_at desc, v.guid desc'),
  '-rating': sql.raw('order by v.rating desc, v.created_at desc, v.guid desc'),
}
const NEWEST_FIRST = ORDERS.created_at

/** Whole `ReviewRow`s of some rows of the table. */
const wholeOf = (rows: SQL, order = NEWEST_FIRST): SQL => sql`select ${COLUMNS} from ${rows} v ${JOINS} ${order}`

/** The approved recipe with a slug or a former slug. */
const recipeOf = (slug: string): SQL => sql`
  select guid, creator, rating_sum, rating_count from recipe where status = 'Approved' and guid = ${recipeAt(slug)}`

export type RecipeReviewRows = {
  rating_sum: number
  rating_count: number
  distribution: { rating: Rating; count: number }[]
  reviews: ReviewRow[]
}

/** Approved reviews of an approved recipe, in one statement, so that their number and the stars are consistent. */
export async function selectRecipeReviews(
  db: Db,
  slug: string,
  { limit, offset }: Page,
): Promise<RecipeReviewRows | null> {
  const approved = sql`from review v where v.recipe = x.guid and v.status = 'Approved'`
  const { rows } = await db.execute<RecipeReviewRows>(sql`
    select x.rating_sum, x.rating_count,
      ${jsonRows(sql`select v.rating, count(*)::int as count ${approved} group by v.rating`)} as distribution,
      ${jsonRows(wholeOf(sql`(select v.* ${approved} ${NEWEST_FIRST} limit ${limit} offset ${offset})`))} as reviews
    from (${recipeOf(slug)}) x`)
  return rows[0] ?? null
}

export async function selectReviewable(db: Db, slug: string): Promise<{ guid: string; creator: string } | null> {
  const { rows } = await db.execute<{ guid: string; creator: string }>(recipeOf(slug))
  return rows[0] ?? null
}

/** Filters a list of reviews; null restricts nothing. */
export type ReviewFilter = {
  user?: string | null
  recipe?: string | null
  recipe_creator?: string | null
  status?: Row['status'] | null
  /** Numbers of stars. */
  ratings?: readonly number[] | null
  /** Words without accents; each must occur in the comment, the recipe's name or the username. */
  words?: readonly string[] | null
}

/** Reviews whose comment, recipe or author holds a word. Each of the three has an index of its own, which no condition over all has. */
const holding = (pattern: string): SQL => sql`
  select guid from review where fold_text(comment) like ${pattern}
  union all select guid from review where recipe in (select guid from recipe where search_name like ${pattern})
  union all select guid from review where "user" in (select guid from "user" where username_key like ${pattern})`

/** Reviews that hold every word, found once for the page and the number of all. */
const foundBy = (words: readonly string[]): SQL => sql`
  with found as materialized (${sql.join(
    words.map((word) => sql`(${holding(containing(word))})`),
    sql` intersect `,
  )})`

const containing = (word: string): string => `%${likeLiteral(word)}%`

function conditions(filter: ReviewFilter): SQL {
  const { user = null, recipe = null, recipe_creator = null, status = null, ratings = null, words = null } = filter
  return allOf([
    user !== null && sql`v."user" = ${user}`,
    recipe !== null && sql`v.recipe = ${recipe}`,
    status !== null && sql`v.status = ${status}`,
    recipe_creator !== null && sql`v.recipe in (select guid from recipe where creator = ${recipe_creator})`,
    ratings !== null && sql`v.rating = any(${sql.param(ratings)}::int[])`,
    words !== null && sql`v.guid in (select guid from found)`,
  ])
}

/** Reviews that match a filter, newest first by default: one page and the total number. */
export async function selectReviews(
  db: Db,
  filter: ReviewFilter,
  { ordering = 'created_at', ...page }: Page & { ordering?: ReviewOrdering },
): Promise<Counted<ReviewRow>> {
  const passing = sql`from review v where ${conditions(filter)}`
  const order = ORDERS[ordering]
  const shown = wholeOf(rowsOfPage('review', 'v', { passing, order, page }), order)
  const found = filter.words ? foundBy(filter.words) : sql``
  const { rows } = await db.execute<Counted<ReviewRow>>(sql`${found} ${countedPage(passing, shown, page)}`)
  return rows[0] ?? NO_ROWS
}

/** The existing ones of some reviews, newest first. */
export async function selectReviewsByGuid(db: Db, guids: readonly string[]): Promise<ReviewRow[]> {
  const chosen = sql`(select * from review where guid = any(${sql.param(guids)}::uuid[]))`
  const { rows } = await db.execute<{ reviews: ReviewRow[] }>(sql`select ${jsonRows(wholeOf(chosen))} as reviews`)
  return rows[0]?.reviews ?? []
}

/** The content of a review, and its moderation state. */
export type ReviewValues = Pick<Row, 'comment' | 'status' | 'status_note' | 'reply' | 'replied_at'> & { rating: Rating }

/** Inserts a review; null where the user has reviewed this recipe already. */
export async function insertReview(
  db: Db,
  values: Pick<Row, 'recipe' | 'user' | 'rating' | 'comment' | 'status'>,
): Promise<string | null> {
  const rows = await db.insert(review).values(values).onConflictDoNothing().returning({ guid: review.guid })
  return rows[0]?.guid ?? null
}

export type OwnReview = ReviewValues & Pick<Row, 'guid'>

/** A user's own review, by its guid or by the recipe, locked against other changes. */
export async function lockOwnReview(
  db: Db,
  user: string,
  by: { guid: string } | { recipe: string },
): Promise<OwnReview | null> {
  const which = 'guid' in by ? sql`${review.guid} = ${by.guid}` : sql`${review.recipe} = ${by.recipe}`
  const [row] = await db
    .select({
      guid: review.guid,
      rating: sql<Rating>`${review.rating}`,
      comment: review.comment,
      status: review.status,
      status_note: review.status_note,
      reply: review.reply,
      replied_at: review.replied_at,
    })
    .from(review)
    .where(sql`${review.user} = ${user} and ${which}`)
    .for('update')
  return row ?? null
}

/** Sets the status of several reviews. Their recipes, whose stars change too, are locked first, always in the same order. */
export async function updateStatuses(
  db: Db,
  guids: readonly string[],
  { status, status_note }: Pick<Row, 'status' | 'status_note'>,
): Promise<void> {
  const chosen = sql`any(${sql.param(guids)}::uuid[])`
  await db.execute(sql`
    select from recipe where guid in (select recipe from review where guid = ${chosen}) order by guid for no key update`)
  await db.execute(sql`update review set status = ${status}, status_note = ${status_note} where guid = ${chosen}`)
}

export async function updateReview(db: Db, guid: string, values: Partial<ReviewValues>): Promise<void> {
  await db.update(review).set(values).where(eq(review.guid, guid))
}

export async function deleteOwnReview(db: Db, user: string, guid: string): Promise<boolean> {
  const { rows } = await db.execute<{ guid: string }>(
    sql`delete from review where guid = ${guid} and "user" = ${user} returning guid`,
  )
  return rows.length > 0
}

/** A locked review for a decision or an answer, with the people concerned. */
export type HeldReview = Pick<Row, 'guid' | 'user' | 'comment' | 'reply' | 'status' | 'status_note'> & {
  rating: Rating
  username: string
  creator: string
  creator_name: string
  recipe_name: string
  recipe_slug: string
  /** ISO 8601 in UTC, as presented. */
  updated_at: string
}

/** Locks the existing ones of some reviews. */
export async function lockReviews(db: Db, guids: readonly string[]): Promise<HeldReview[]> {
  const { rows } = await db.execute<HeldReview>(sql`
    select v.guid, v."user", v.rating, v.comment, v.reply, v.status, v.status_note, w.username, r.creator,
      coalesce(p.name, c.username) as creator_name, r.name as recipe_name, r.slug as recipe_slug,
      to_char(v.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at
    from review v ${JOINS} where v.guid = any(${sql.param(guids)}::uuid[]) order by v.guid for update of v`)
  return rows
}
