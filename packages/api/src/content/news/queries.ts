import type { NewsState } from '@zivina/contract/content/news-states'
import { NEWS_DAYS } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { newsBlock } from '@zivina/db/schema/content/news-block'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { allOf, countedPage, NO_ROWS, rowsOfPage } from '#api/kernel/lists/sql.ts'

export type NewsRow = typeof newsBlock.$inferSelect
export type NewsValues = Partial<Pick<NewsRow, 'category' | 'title' | 'text' | 'published_at'>>

/** Published entries, newest first: one page and the total number. */
export async function selectPage(db: Db, { limit, offset }: Page): Promise<Counted<NewsRow>> {
  const found = await db
    .select({ row: newsBlock })
    .from(newsBlock)
    .where(sql`${newsBlock.published_at} <= now()`)
    .orderBy(desc(newsBlock.published_at), desc(newsBlock.guid))
    .limit(limit)
    .offset(offset)
  const count = await db.$count(newsBlock, sql`${newsBlock.published_at} <= now()`)
  return { rows: found.map(({ row }) => row), count }
}

/** Entries published after a moment, newest first, and their total number. */
export async function selectSince(db: Db, since: Date, limit: number): Promise<Counted<NewsRow>> {
  const found = await db
    .select({ row: newsBlock, count: sql<number>`(count(*) over ())::int` })
    .from(newsBlock)
    .where(sql`${newsBlock.published_at} > ${since.toISOString()}::timestamptz and ${newsBlock.published_at} <= now()`)
    .orderBy(desc(newsBlock.published_at), desc(newsBlock.guid))
    .limit(limit)
  return { rows: found.map(({ row }) => row), count: found[0]?.count ?? 0 }
}

/** Milliseconds until the next scheduled entry is published, by the database's clock; null where there is none. */
export async function selectMillisecondsToNext(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ wait: number | null }>(sql`
    select ceil(extract(epoch from min(published_at) - now()) * 1000)::float8 as wait
    from news_block where published_at > now()`)
  return rows[0]?.wait ?? null
}

/** All entries: drafts and scheduled ones first, then newest first. */
export async function selectAll(db: Db, limit: number): Promise<Counted<NewsRow>> {
  const rows = await db
    .select()
    .from(newsBlock)
    .orderBy(sql`${newsBlock.published_at} desc nulls first`, desc(newsBlock.guid))
    .limit(limit)
  return { rows, count: await db.$count(newsBlock) }
}

const STATES: Record<NewsState, SQL> = {
  draft: sql`n.published_at is null`,
  scheduled: sql`n.published_at > now()`,
  published: sql`n.published_at <= now()`,
}
/** Drafts have no day: they come first where the newest do. */
const ORDERS = {
  published_at: sql`n.published_at asc nulls last, n.guid asc`,
  '-published_at': sql`n.published_at desc nulls first, n.guid desc`,
}
export type NewsFilter = {
  state?: NewsState | undefined
  category?: string | undefined
  ordering: keyof typeof ORDERS
}

/** An entry as PostgreSQL writes it into JSON. */
export type ManagedNewsRow = Record<'guid' | 'category' | 'title' | 'text' | 'created_at' | 'updated_at', string> & {
  published_at: string | null
}

/** Entries in every state: one page and their number. */
export async function selectManaged(
  db: Db,
  { state, category, ordering }: NewsFilter,
  page: Page,
): Promise<Counted<ManagedNewsRow>> {
  const passing = sql`from news_block n where ${allOf([
    state !== undefined && STATES[state],
    category !== undefined && sql`n.category = ${category}`,
  ])}`
  const order = sql`order by ${ORDERS[ordering]}`
  const shown = sql`select n.* from ${rowsOfPage('news_block', 'n', { passing, order, page })} n ${order}`
  const { rows } = await db.execute<Counted<ManagedNewsRow>>(countedPage(passing, shown, page))
  return rows[0] ?? NO_ROWS
}

export async function insertBlock(db: Db, values: typeof newsBlock.$inferInsert): Promise<NewsRow | undefined> {
  const [row] = await db.insert(newsBlock).values(values).returning()
  return row
}

export async function updateBlock(db: Db, guid: string, values: NewsValues): Promise<NewsRow | undefined> {
  const [row] = await db
    .update(newsBlock)
    .set({ ...values, updated_at: sql`now()` })
    .where(eq(newsBlock.guid, guid))
    .returning()
  return row
}

/** Locks an entry. @returns the moment of its last change; null where there is none */
export async function lockBlock(db: Db, guid: string): Promise<Date | null> {
  const [row] = await db
    .select({ updated_at: newsBlock.updated_at })
    .from(newsBlock)
    .where(eq(newsBlock.guid, guid))
    .for('update')
  return row?.updated_at ?? null
}

export async function deleteBlock(db: Db, guid: string): Promise<boolean> {
  const rows = await db.delete(newsBlock).where(eq(newsBlock.guid, guid)).returning({ guid: newsBlock.guid })
  return rows.length > 0
}

/**
 * The moment after which news are new to a person: when they last saw the news, otherwise the beginning of the last days, but not
 * before they came: to a newcomer everything is new, and nothing is news.
 */
export async function selectSeen(db: Db, user: string): Promise<Date> {
  const { rows } = await db.execute<{ seen: string }>(
    sql`select to_json(coalesce(news_seen_at, greatest(created_at, now() - make_interval(days => ${NEWS_DAYS})))) #>> '{}' as seen
      from "user" where guid = ${user}`,
  )
  return new Date(rows[0]?.seen ?? 0)
}
