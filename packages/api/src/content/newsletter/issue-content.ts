import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import type { ArticleSummary } from '@zivina/contract/content/articles'
import type { GuideSummary } from '@zivina/contract/content/guides'
import type { NewsBlock } from '@zivina/contract/content/news'
import { formatMinutes } from '@zivina/czech/format-minutes'
import { counted } from '@zivina/czech/plural'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import type { IssueContent, IssueItem } from '@zivina/integrations/mail/templates/newsletter-issue'
import type { Urls } from '#api/kernel/ports/urls.ts'

/** The new items, as their nouns present them. */
export type Additions = {
  recipes: readonly Recipe[]
  /** The number of all new recipes, including those listed. */
  recipe_count: number
  articles: readonly ArticleSummary[]
  guides: readonly GuideSummary[]
  news: readonly NewsBlock[]
}

/** Twice the displayed pixels. JPEG, as not every mail program supports newer formats. */
const WIDE = 'w-988,ar-16-9,q-70,f-jpeg'
const SMALL = 'w-240,ar-4-3,q-70,f-jpeg'

/** The content of an issue; null where there is nothing new. */
export function toContent(
  { recipes, recipe_count, articles, guides, news }: Additions,
  urls: Urls,
): IssueContent | null {
  if (recipes.length + articles.length + guides.length + news.length === 0) return null
  const more = recipe_count - recipes.length
  return {
    recipes: recipes.map((recipe) => toRecipeItem(recipe, urls)),
    more_recipes: more > 0 ? counted(more, 'další recept', 'další recepty', 'dalších receptů') : null,
    articles: articles.map((article) => toTextItem(article, '/clanky', urls)),
    guides: guides.map((guide) => toTextItem(guide, '/navody', urls)),
    news: news.map(({ title, text }) => ({ title, text })),
  }
}

function toRecipeItem(recipe: Recipe, urls: Urls): IssueItem {
  const { slug, name, photos, kilojoules, calories_in_total, nutrient_coverage, time_minutes, resting_time } = recipe
  const share = nutrient_coverage.kilojoules
  const energy = [
    formatNutrient('calories', calories_in_total, share),
    ...(kilojoules === null ? [] : [formatNutrient('kilojoules', kilojoules)]),
  ]
  const figures = [
    ...(calories_in_total === null ? [] : [`${energy.join(' / ')} na\u00a0porci`]),
    formatMinutes(time_minutes + resting_time),
  ]
  return { title: name, path: `/recepty/${slug}`, text: figures.join(' · '), picture: pictureOf(photos[0], urls) }
}

function toTextItem(text: ArticleSummary | GuideSummary, folder: string, urls: Urls): IssueItem {
  const { slug, title, description, image } = text
  return { title, path: `${folder}/${slug}`, text: description, picture: pictureOf(image, urls) }
}

/** Only pictures of the image host are used: another server would learn who opens the mail. */
function pictureOf(source: string | undefined, urls: Urls): IssueItem['picture'] {
  if (source === undefined || urls.storedPath(source) === null) return null
  const address = urls.absolute(source)
  const asked = `${address}${address.includes('?') ? '&' : '?'}tr=`
  return { wide: `${asked}${WIDE}`, small: `${asked}${SMALL}` }
}
