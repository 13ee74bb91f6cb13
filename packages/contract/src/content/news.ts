import { z } from 'zod'
import { Recipe } from '#contract/catalogue/recipes/read.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { countedListOf, Guid, listOf, longText, oneLine, PageParameter, Timestamp } from '#contract/kernel/fields.ts'
import { NEWS_TEXT_MAX, NEWS_TITLE_MAX } from '#contract/kernel/limits.ts'
import { ArticleSummary } from './articles.ts'
import { NEWS_CATEGORIES } from './news-categories.ts'
import { NEWS_STATES } from './news-states.ts'

/** A news entry; `published_at` is null for a draft and in the future for a scheduled entry. */
export const NewsBlock = z
  .object({
    guid: Guid,
    category: z.enum(NEWS_CATEGORIES),
    title: z.string(),
    /** Paragraphs are separated by line breaks. */
    text: z.string(),
    published_at: Timestamp.nullable(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'NewsBlock' })
export type NewsBlock = z.infer<typeof NewsBlock>

/** The newest entries of each category, and the total number of entries. */
export const News = z
  .object({
    news_text_blocks_count: z.number().int(),
    new_recipes: z.array(Recipe),
    new_articles: z.array(ArticleSummary),
    news_text_blocks: z.array(NewsBlock),
    /** The time of this answer; the client sends it back when the person has seen the news. */
    loaded_at: Timestamp,
  })
  .meta({ id: 'News' })
export type News = z.infer<typeof News>

const NewsFields = z.strictObject({
  category: z.enum(NEWS_CATEGORIES),
  title: oneLine(NEWS_TITLE_MAX),
  text: longText(NEWS_TEXT_MAX).min(1),
  published_at: Timestamp.nullable(),
})
export const NewsDraft = NewsFields.partial({ title: true, published_at: true })
export type NewsDraft = z.infer<typeof NewsDraft>
/** `updated_at` is that of the entry as the administrator saw it. */
export const NewsPatch = NewsFields.partial().extend({ updated_at: Timestamp.optional() })
export type NewsPatch = z.infer<typeof NewsPatch>

const params = z.object({ guid: Guid })

export const news = {
  forUser: endpoint({
    method: 'GET',
    path: '/news/load_news_user',
    access: 'public',
    summary: 'What is new since the person last saw the news, or in the last 14 days; 204 where nothing is.',
    status: 200,
    empty: true,
    response: News.nullable(),
    errors: [],
  }),
  forAdmin: endpoint({
    method: 'GET',
    path: '/news/load_news_admin',
    access: 'admin',
    summary: 'The newest hundred entries, drafts and those that wait first; 204 where there are none.',
    status: 200,
    empty: true,
    response: News.nullable(),
    errors: [],
  }),
  list: endpoint({
    method: 'GET',
    path: '/news',
    access: 'public',
    summary: 'Published entries, newest first, 25 a page.',
    query: z.strictObject({ page: PageParameter }),
    status: 200,
    response: listOf(NewsBlock),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  managed: endpoint({
    method: 'GET',
    path: '/admin/news',
    access: 'admin',
    summary:
      'All entries, drafts and scheduled ones too, drafts and the latest first unless asked otherwise; in one state or of one category.',
    query: z.strictObject({
      page: PageParameter,
      state: z.enum(NEWS_STATES).optional(),
      category: z.enum(NEWS_CATEGORIES).optional(),
      ordering: z.enum(['published_at', '-published_at']).default('-published_at'),
    }),
    status: 200,
    response: countedListOf(NewsBlock),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  seen: endpoint({
    method: 'POST',
    path: '/news/seen',
    access: 'user',
    summary: 'Remembers that the person has seen what was new until a moment.',
    body: z.strictObject({ until: Timestamp }),
    status: 204,
    response: z.void(),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/news',
    access: 'admin',
    summary: 'Writes an entry; a draft unless it says from when on people see it.',
    body: NewsDraft,
    status: 201,
    response: NewsBlock,
    errors: [],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/news/{guid}',
    access: 'admin',
    summary: 'Changes an entry, unless another administrator changed it since it was seen.',
    params,
    body: NewsPatch,
    status: 200,
    response: NewsBlock,
    errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/news/{guid}',
    access: 'admin',
    summary: 'Deletes an entry.',
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}
