import { CALCULATOR_KINDS, NOTE_KINDS } from '@zivina/contract/content/content-kinds'
import { z } from 'zod'
import { ContentError } from './content-error.ts'

const KINDS = {
  recipe: z.strictObject({ slug: z.string().min(1) }),
  calculator: z.strictObject({ kind: z.enum(CALCULATOR_KINDS) }),
  storage: z.strictObject({}),
  note: z.strictObject({ kind: z.enum(NOTE_KINDS) }),
} as const

/** A piece of a body: Markdown, or one of our own blocks. Lines are those of the file, from 1. */
export type Piece =
  | { type: 'markdown'; text: string; line: number }
  | { type: 'note'; kind: (typeof NOTE_KINDS)[number]; text: string; line: number }
  | { type: 'recipe'; slug: string; line: number }
  | { type: 'storage'; line: number }
  | { type: 'calculator'; kind: (typeof CALCULATOR_KINDS)[number]; line: number }

type Opened = { piece: Extract<Piece, { type: 'markdown' | 'note' }>; lines: string[] }

const BLOCK = /^::(?:([a-z]+)(?:\{([^{}]*)\})?)?\s*$/
const ATTRIBUTES = /([a-z_]+)="([^"]*)"/g

/**
 * Splits a body at the lines that begin with two colons: `::recipe{…}`, `::calculator{…}`, `::storage`, `::note{…}` with its closing `::`.
 * They are found before Markdown is parsed, so that a colon within a sentence has no special meaning.
 */
export function splitBlocks(file: string, body: string, firstLine: number): Piece[] {
  const pieces: Piece[] = []
  let open = markdownFrom(firstLine)
  const close = () => {
    const text = open.lines.join('\n')
    if (open.piece.type === 'note' || text.trim() !== '') pieces.push({ ...open.piece, text })
  }
  for (const [index, content] of body.split(/\r?\n/).entries()) {
    const line = firstLine + index
    if (!content.startsWith('::')) {
      open.lines.push(content)
      continue
    }
    const block = readBlock(file, content, line)
    if ((block === null) !== (open.piece.type === 'note')) {
      throw new ContentError(file, `line ${line}`, 'a note is closed by :: and holds no other block')
    }
    close()
    if (block?.type === 'note') open = { piece: block, lines: [] }
    else open = markdownFrom(line + 1)
    if (block && block.type !== 'note') pieces.push(block)
  }
  if (open.piece.type === 'note') throw new ContentError(file, `line ${open.piece.line}`, 'the note is never closed')
  close()
  return pieces
}

function markdownFrom(line: number): Opened {
  return { piece: { type: 'markdown', text: '', line }, lines: [] }
}

/** The block that a line opens, or null for the line that closes a note. */
function readBlock(file: string, content: string, line: number): Exclude<Piece, { type: 'markdown' }> | null {
  const [whole, name, attributes = ''] = BLOCK.exec(content) ?? []
  if (whole !== undefined && name === undefined) return null
  const schema = name !== undefined && Object.hasOwn(KINDS, name) ? KINDS[name as keyof typeof KINDS] : null
  const given = Object.fromEntries([...attributes.matchAll(ATTRIBUTES)].map(([, key, value]) => [key, value]))
  const parsed = schema?.safeParse(given)
  if (!parsed?.success) throw new ContentError(file, `line ${line}`, `"${content}" is no block of ours`)
  return { type: name, text: '', line, ...parsed.data } as Exclude<Piece, { type: 'markdown' }>
}
