import { z } from 'zod'
import { CALCULATOR_KINDS, NOTE_KINDS } from './content-kinds.ts'

/** The body of an article or a guide as data: blocks of runs of text. Clients render elements from it, never HTML strings. */

/** A stretch of text with one format, or a reference to a numbered source. Absent flags are false. */
export const TextRun = z
  .object({
    text: z.string(),
    strong: z.literal(true).optional(),
    emphasis: z.literal(true).optional(),
    /** The link target: a path or an anchor of this site, or an absolute address. */
    href: z.string().optional(),
    /** The number of a source; the text is then empty. */
    citation: z.number().int().optional(),
    /** The number of this reference among those to the same source, from 1. */
    occurrence: z.number().int().optional(),
  })
  .meta({ id: 'TextRun' })
export type TextRun = z.infer<typeof TextRun>

const Runs = z.array(TextRun)

const Paragraph = z.object({ type: z.literal('paragraph'), runs: Runs })
const List = z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(Runs) })
const Heading = z.object({
  type: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3)]),
  /** Anchor, unique within the text. */
  id: z.string(),
  text: z.string(),
})
const Quote = z.object({ type: z.literal('quote'), paragraphs: z.array(Runs) })
const Table = z.object({
  type: z.literal('table'),
  /** One per column. */
  align: z.array(z.enum(['left', 'right', 'center'])),
  head: z.array(Runs),
  rows: z.array(z.array(Runs)),
})
const Note = z.object({
  type: z.literal('note'),
  kind: z.enum(NOTE_KINDS),
  blocks: z.array(z.discriminatedUnion('type', [Paragraph, List])),
})
const RecipeBlock = z.object({ type: z.literal('recipe'), slug: z.string() })
/** The table of how long dishes keep, which the domain package holds. */
const StorageBlock = z.object({ type: z.literal('storage') })
const CalculatorBlock = z.object({ type: z.literal('calculator'), kind: z.enum(CALCULATOR_KINDS) })

export const TextBlock = z
  .discriminatedUnion('type', [
    Heading,
    Paragraph,
    List,
    Quote,
    Table,
    Note,
    RecipeBlock,
    CalculatorBlock,
    StorageBlock,
  ])
  .meta({ id: 'TextBlock' })
export type TextBlock = z.infer<typeof TextBlock>

/** The source of a claim; references in the text are numbered in the order of this list, from 1. */
export const TextSource = z.object({
  title: z.string(),
  publisher: z.string(),
  year: z.number().int(),
  url: z.string(),
  /** How many references in the text point to it. */
  citations: z.number().int(),
})
export type TextSource = z.infer<typeof TextSource>

/** The professional who reviewed a text about health. */
export const TextReviewer = z
  .object({
    name: z.string(),
    /** The profession. */
    role: z.string(),
    /** What the review covers, as the end of a sentence. */
    scope: z.string(),
  })
  .meta({ id: 'TextReviewer' })
export type TextReviewer = z.infer<typeof TextReviewer>

export const TextQuestion = z.object({ question: z.string(), answer: z.array(TextRun) })
export type TextQuestion = z.infer<typeof TextQuestion>
