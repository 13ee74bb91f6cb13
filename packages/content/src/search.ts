import { searchStems } from '@zivina/czech/search-text'
import type { LibraryArticle, LibraryGuide } from './library.ts'

/** The weight of a word by where it occurs. */
const WEIGHTS = { title: 8, keywords: 4, description: 2, headings: 1 } as const

type Indexed<Text> = { text: Text; stems: readonly (readonly [weight: number, stems: readonly string[]])[] }

/** Finds articles or guides by text. */
export type TextSearch<Text> = (text: string, limit: number) => Text[]

/**
 * Indexes articles or guides once. One is found when every word's stem is the beginning of a stem of its title, keywords,
 * description or headings; those with the words in places of greater weight come first, the newest among equals.
 */
export function createTextSearch<Text extends LibraryArticle | LibraryGuide>(texts: readonly Text[]): TextSearch<Text> {
  const index = texts.map(indexText)
  return (text, limit) => {
    const wanted = searchStems(text)
    if (wanted.length === 0) return []
    const scored = index.flatMap((entry) => {
      const scores = wanted.map((stem) => scoreOf(entry, stem))
      return scores.every((score) => score > 0)
        ? [{ text: entry.text, score: scores.reduce((sum, score) => sum + score) }]
        : []
    })
    // The sort is stable and the library is ordered newest first.
    return scored
      .toSorted((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ text }) => text)
  }
}

function indexText<Text extends LibraryArticle | LibraryGuide>(text: Text): Indexed<Text> {
  const headings = text.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []))
  const parts = {
    title: text.title,
    keywords: text.keywords.join(' '),
    description: text.description,
    headings: headings.join(' '),
  }
  const stems = Object.entries(WEIGHTS).map(
    ([name, weight]) => [weight, searchStems(parts[name as keyof typeof parts])] as const,
  )
  return { text, stems }
}

/** The weight of the best place that has a word beginning with a stem; 0 where there is none. */
function scoreOf({ stems }: Indexed<unknown>, wanted: string): number {
  const found = stems.filter(([, own]) => own.some((stem) => stem.startsWith(wanted)))
  return Math.max(0, ...found.map(([weight]) => weight))
}
