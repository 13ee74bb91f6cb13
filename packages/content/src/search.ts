import { searchStems } from '@zivina/nutrition/search-text'
import type { Library, LibraryArticle } from './library.ts'

/** How much a word weighs by where it stands. */
const WEIGHTS = { title: 8, keywords: 4, description: 2, headings: 1 } as const

type Indexed = { article: LibraryArticle; stems: readonly (readonly [weight: number, stems: readonly string[]])[] }

/** Finds articles by text. */
export type ArticleSearch = (text: string, limit: number) => LibraryArticle[]

/**
 * Indexes the articles once. An article is found when every word's stem begins a stem of its title, keywords, description or
 * headings; those with the words in weightier places come first, the newest among equals.
 */
export function createArticleSearch({ articles }: Library): ArticleSearch {
  const index = articles.map(indexArticle)
  return (text, limit) => {
    const wanted = searchStems(text)
    if (wanted.length === 0) return []
    const scored = index.flatMap((entry) => {
      const scores = wanted.map((stem) => scoreOf(entry, stem))
      return scores.every((score) => score > 0)
        ? [{ article: entry.article, score: scores.reduce((sum, score) => sum + score) }]
        : []
    })
    // The sort is stable and the library stands newest first.
    return scored
      .toSorted((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ article }) => article)
  }
}

function indexArticle(article: LibraryArticle): Indexed {
  const headings = article.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []))
  const parts = {
    title: article.title,
    keywords: article.keywords.join(' '),
    description: article.description,
    headings: headings.join(' '),
  }
  const stems = Object.entries(WEIGHTS).map(
    ([name, weight]) => [weight, searchStems(parts[name as keyof typeof parts])] as const,
  )
  return { article, stems }
}

/** The weight of the weightiest place that a stem begins a word of; 0 where there is none. */
function scoreOf({ stems }: Indexed, wanted: string): number {
  const found = stems.filter(([, own]) => own.some((stem) => stem.startsWith(wanted)))
  return Math.max(0, ...found.map(([weight]) => weight))
}
