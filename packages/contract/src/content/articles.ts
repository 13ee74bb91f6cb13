import { z } from 'zod'
import { Creator } from '#contract/catalogue/creator.ts'
import { Recipe } from '#contract/catalogue/recipes/read.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { ImageUrl, limitAndOffset, listOf, Slug } from '#contract/kernel/fields.ts'
import { ARTICLES_PER_PAGE } from '#contract/kernel/limits.ts'
import { ARTICLE_CATEGORIES } from './content-kinds.ts'
import { TextBlock, TextQuestion, TextReviewer, TextSource } from './texts.ts'

/** A calendar date, `YYYY-MM-DD`. */
const Day = z.iso.date()

/** The fields of articles and guides in lists. */
export const summaryFields = {
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image: ImageUrl,
  image_alt: z.string(),
  published: Day,
  updated: Day,
  reading_minutes: z.number().int(),
}

/** An article as lists show it. */
export const ArticleSummary = z
  .object({ ...summaryFields, category: z.enum(ARTICLE_CATEGORIES) })
  .meta({ id: 'ArticleSummary' })
export type ArticleSummary = z.infer<typeof ArticleSummary>

/** The author of a text. */
const Author = Creator.omit({ guid: true, username: true })
  .extend({ slug: z.string(), colour: z.string(), headline: z.string(), specialisation: z.string() })
  .meta({ id: 'Author' })
export type Author = z.infer<typeof Author>

/** The fields of a whole text that its summary lacks. */
export const textFields = {
  ...summaryFields,
  /** When its claims and sources were last reviewed. */
  checked: Day,
  keywords: z.array(z.string()),
  /** Null where the author has no public profile in this installation. */
  author: Author.nullable(),
  /** Null where the text is about no disease. */
  reviewer: TextReviewer.nullable(),
  /** Whether it is about health and no professional has reviewed it yet, which readers must be told. */
  awaits_review: z.boolean(),
  blocks: z.array(TextBlock),
  sources: z.array(TextSource),
  faq: z.array(TextQuestion),
  /**
   * The approved recipes among those that the text shows or names as related; a slug without one here has no recipe at present.
   */
  recipes: z.array(Recipe),
  /** Slugs of the related recipes, in their order. */
  related_recipes: z.array(z.string()),
}

export const Article = z
  .object({
    ...textFields,
    category: z.enum(ARTICLE_CATEGORIES),
    /** The previous and next article by date of publication. */
    previous: ArticleSummary.nullable(),
    next: ArticleSummary.nullable(),
  })
  .meta({ id: 'Article' })
export type Article = z.infer<typeof Article>

export const articles = {
  list: endpoint({
    method: 'GET',
    path: '/article',
    access: 'public',
    summary: 'Articles, newest first: one page and the number of all.',
    query: z.strictObject({
      category: z.enum(ARTICLE_CATEGORIES).optional(),
      ...limitAndOffset(ARTICLES_PER_PAGE),
    }),
    status: 200,
    response: listOf(ArticleSummary),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/article/{slug}',
    access: 'public',
    summary:
      'One article with its text, sources and the recipes it shows; a former slug answers with it under its present one.',
    params: z.object({ slug: Slug }),
    status: 200,
    response: Article,
    errors: ['NOT_FOUND'],
  }),
}
