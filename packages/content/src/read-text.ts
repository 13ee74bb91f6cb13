import type { TextBlock, TextQuestion, TextRun, TextSource } from '@zivina/contract/content/texts'
import { ContentError } from './content-error.ts'
import { type FrontMatter, readFrontMatter, type TextKind } from './front-matter.ts'
import { readBlocks, readInline } from './read-blocks.ts'
import { readingMinutes } from './reading-time.ts'
import { runsOf } from './runs-of.ts'

type Parsed = {
  slug: string
  /** Path of the cover within the image host. */
  image: string
  image_alt: string
  blocks: TextBlock[]
  sources: TextSource[]
  faq: TextQuestion[]
  reading_minutes: number
}

/** A parsed text: its front matter, and its body as blocks. */
export type ReadText<K extends TextKind> = Parsed & Omit<FrontMatter<K>, 'cover_alt' | 'sources' | 'faq'>

/** The folder of each kind, of its files and of its pictures. */
export const FOLDERS: Readonly<Record<TextKind, string>> = { article: 'articles', guide: 'guides' }

/**
 * Reads one file of `content/`.
 * @param file its name, for error messages
 * @throws ContentError
 */
export function readText<K extends TextKind>(file: string, slug: string, text: string, kind: K): ReadText<K> {
  const { matter, body, firstLine } = readFrontMatter(file, text, kind)
  const { cover_alt, sources: listed, faq: asked, ...rest } = matter
  const blocks = readBlocks(file, body, firstLine)
  const faq = asked.map(({ question, answer }, index) => ({
    question,
    answer: readInline(file, `field faq.${index}.answer`, answer),
  }))
  const runs = [...blocks.flatMap(runsOf), ...faq.flatMap(({ answer }) => answer)]
  const counts = numberCitations(file, runs, listed.length)
  const sources = listed.map((source, index) => ({ ...source, citations: counts.get(index + 1) ?? 0 }))
  return {
    ...rest,
    slug,
    image: `${FOLDERS[kind]}/${slug}.webp`,
    image_alt: cover_alt,
    blocks,
    sources,
    faq,
    reading_minutes: readingMinutes(blocks),
  } as ReadText<K>
}

/** Numbers and counts the references to each source in their order. */
function numberCitations(file: string, runs: readonly TextRun[], sources: number): Map<number, number> {
  const counts = new Map<number, number>()
  for (const run of runs) {
    if (run.citation === undefined) continue
    if (run.citation < 1 || run.citation > sources) {
      throw new ContentError(file, `reference [${run.citation}]`, `there are ${sources} sources`)
    }
    run.occurrence = (counts.get(run.citation) ?? 0) + 1
    counts.set(run.citation, run.occurrence)
  }
  const unused = Array.from({ length: sources }, (_, index) => index + 1).find((number) => !counts.has(number))
  if (unused !== undefined) throw new ContentError(file, `field sources.${unused - 1}`, 'no place refers to it')
  return counts
}
