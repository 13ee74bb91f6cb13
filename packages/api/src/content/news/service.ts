import type { News, NewsBlock, NewsDraft, NewsPatch } from '@zivina/contract/content/news'
import { NEWS_DAYS } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import { updateNewsSeen } from '#api/account/identity/users/sql.ts'
import { readNewRecipes } from '#api/catalogue/recipes/read/service.ts'
import { listArticles } from '#api/content/articles/service.ts'
import type { LibraryReader } from '#api/content/texts/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type AskedPage, type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { requireAsSeen } from '#api/kernel/versions/as-seen.ts'
import { presentBlock } from './present.ts'
import {
  deleteBlock,
  insertBlock,
  lockBlock,
  type NewsFilter,
  type NewsRow,
  type NewsValues,
  selectAll,
  selectManaged,
  selectMillisecondsToNext,
  selectPage,
  selectSeen,
  selectSince,
  updateBlock,
} from './queries.ts'

/** The most entries shown at once; the page of the news has all. */
const BLOCKS = 10
const RECIPES = 6
const ARTICLES = 3
const ADMIN_BLOCKS = 100
const DAY_MS = 24 * 3600 * 1000

type NewsContext = Ctx<'db' | 'actor' | 'urls'> & { readLibrary: LibraryReader }

/** The news since the person last saw them, or of the last days where that is unknown; null where there are none. */
export async function readNews(ctx: NewsContext): Promise<News | null> {
  const now = new Date()
  const recently = new Date(now.getTime() - NEWS_DAYS * DAY_MS)
  const since = ctx.actor.kind === 'user' ? await selectSeen(ctx.db, ctx.actor.guid) : recently
  const { rows, count } = await selectSince(ctx.db, since, BLOCKS)
  const new_recipes = await readNewRecipes(ctx, { since, limit: RECIPES })
  const new_articles = await readNewArticles(since, ctx)
  if (count === 0 && new_recipes.length === 0 && new_articles.length === 0) return null
  const news_text_blocks = rows.map(presentBlock)
  return { news_text_blocks_count: count, new_recipes, new_articles, news_text_blocks, loaded_at: now.toISOString() }
}

/** Articles have a day of publication only: those of the day in Prague on which the person last looked count as seen. */
async function readNewArticles(
  since: Date,
  { readLibrary, urls }: Pick<NewsContext, 'readLibrary' | 'urls'>,
): Promise<News['new_articles']> {
  const day = calendarDay(since)
  const { results } = listArticles(await readLibrary(), { limit: ARTICLES, offset: 0 }, urls)
  return results.filter(({ published }) => published > day)
}

/** The newest entries that were published after a moment. */
export async function listNewsSince(db: Db, since: Date, limit: number): Promise<NewsBlock[]> {
  const { rows } = await selectSince(db, since, limit)
  return rows.map(presentBlock)
}

/** All entries for the administration; null where there are none. */
export async function readAdminNews(db: Db): Promise<News | null> {
  const { rows, count } = await selectAll(db, ADMIN_BLOCKS)
  if (count === 0) return null
  const nothing = { new_recipes: [], new_articles: [] }
  const loaded_at = new Date().toISOString()
  return { news_text_blocks_count: count, ...nothing, news_text_blocks: rows.map(presentBlock), loaded_at }
}

/** One page of the published entries. */
export async function listNews(db: Db, page: number): Promise<Listed<NewsBlock>> {
  return paged(await selectPage(db, pageOf(page)), presentBlock)
}

/** One page of the entries in every state. */
export async function listManagedNews(
  db: Db,
  { page, ...filter }: NewsFilter & { page: AskedPage },
): Promise<Listed<NewsBlock>> {
  return paged(await selectManaged(db, filter, pageOf(page)), (row) =>
    presentBlock({
      ...row,
      published_at: row.published_at === null ? null : new Date(row.published_at),
      created_at: new Date(row.created_at),
      updated_at: new Date(row.updated_at),
    }),
  )
}

/** Milliseconds until the next scheduled entry is published; null where there is none. */
export function millisecondsToNextNews(db: Db): Promise<number | null> {
  return selectMillisecondsToNext(db)
}

/** Stores that the person has seen the news up to a moment. */
export function markSeen(ctx: UserCtx<'db'>, until: string): Promise<void> {
  return updateNewsSeen(ctx.db, ctx.actor.guid, until)
}

export async function createBlock(db: Db, draft: NewsDraft): Promise<NewsBlock> {
  const { category, text } = draft
  const row = await insertBlock(db, { category, text, ...toValues(draft) })
  return presentBlock(existing(row))
}

/** @throws ApiError NOT_FOUND; CHANGED_ELSEWHERE where it is not as the administrator saw it */
export async function changeBlock(
  ctx: Ctx<'db'>,
  guid: string,
  { updated_at, ...patch }: NewsPatch,
): Promise<NewsBlock> {
  const row = await transaction(ctx, async ({ db }) => {
    const present = await lockBlock(db, guid)
    if (present === null) throw new ApiError('NOT_FOUND')
    requireAsSeen(updated_at, present)
    return updateBlock(db, guid, toValues(patch))
  })
  return presentBlock(existing(row))
}

/** @throws ApiError NOT_FOUND */
export async function removeBlock(db: Db, guid: string): Promise<void> {
  if (!(await deleteBlock(db, guid))) throw new ApiError('NOT_FOUND')
}

function existing(row: NewsRow | undefined): NewsRow {
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** Instants are text in requests and Dates in the database. */
function toValues({ published_at, ...rest }: NewsPatch): NewsValues {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  if (published_at === undefined) return given
  return { ...given, published_at: published_at === null ? null : new Date(published_at) }
}
