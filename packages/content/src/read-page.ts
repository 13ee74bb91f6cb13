import type { TextBlock, TextQuestion } from '@zivina/contract/content/texts'
import { z } from 'zod'
import { Description, Questions, splitFile, Title } from './front-matter.ts'
import { readBlocks, readInline } from './read-blocks.ts'

/** The text of a single page: about us, terms, counselling, membership. */
export type StandingPage = {
  slug: string
  title: string
  description: string
  keywords: string[]
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: string
  blocks: TextBlock[]
  faq: TextQuestion[]
}

const PageMatter = z.strictObject({
  title: Title.min(3),
  description: Description,
  keywords: z.array(z.string().min(2)).min(3).max(8),
  updated: z.iso.date(),
  faq: Questions,
})

/**
 * Reads one file of `content/pages`.
 * @throws ContentError naming the invalid field or line
 */
export function readPage(file: string, slug: string, text: string): StandingPage {
  const { matter, body, firstLine } = splitFile(file, text, PageMatter)
  const faq = matter.faq.map(({ question, answer }, index) => ({
    question,
    answer: readInline(file, `field faq.${index}.answer`, answer),
  }))
  return { ...matter, slug, blocks: readBlocks(file, body, firstLine), faq }
}
