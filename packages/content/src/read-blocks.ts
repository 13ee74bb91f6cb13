import type { TextBlock } from '@zivina/contract/content/texts'
import { normalizeSearch } from '@zivina/czech/search-text'
import type { BlockContent, List, ListItem, PhrasingContent, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { ContentError } from './content-error.ts'
import { type Refuse, readRuns } from './read-runs.ts'
import { type Piece, splitBlocks } from './split-blocks.ts'

type Note = Extract<TextBlock, { type: 'note' }>

/** Anchors that the pages around a text use themselves. */
const TAKEN_ANCHORS = ['obsah', 'zdroje', 'otazky', 'recepty', 'dalsi']

/**
 * Reads the body of a text into blocks.
 * @param firstLine line of the file at which the body begins
 * @throws ContentError naming the line of what the format does not allow: raw HTML, pictures, code, nested lists
 */
export function readBlocks(file: string, body: string, firstLine: number): TextBlock[] {
  const anchors = new Set(TAKEN_ANCHORS)
  return splitBlocks(file, body, firstLine).flatMap((piece) => readPiece(file, piece, anchors))
}

function readPiece(file: string, piece: Piece, anchors: Set<string>): TextBlock[] {
  if (piece.type === 'recipe') return [{ type: 'recipe', slug: piece.slug }]
  if (piece.type === 'calculator') return [{ type: 'calculator', kind: piece.kind }]
  if (piece.type === 'storage') return [{ type: 'storage' }]
  // A note's text begins on the line after the one that opens it.
  const first = piece.type === 'note' ? piece.line + 1 : piece.line
  const refuse: Refuse = (node, why) => {
    const line = first + (node.position?.start.line ?? 1) - 1
    throw new ContentError(file, `line ${line}`, why ?? `"${node.type}" is not part of the format`)
  }
  const { children } = parseMarkdown(piece.text)
  if (piece.type === 'markdown') return children.map((node) => readNode(node, refuse, anchors))
  const blocks = children.map((node) => {
    const block = readNode(node, refuse, anchors)
    return block.type === 'paragraph' || block.type === 'list' ? block : refuse(node)
  })
  return [{ type: 'note', kind: piece.kind, blocks } satisfies Note]
}

/** The inline content of a text of one paragraph, such as an answer. */
export function readInline(file: string, place: string, text: string) {
  const refuse: Refuse = (node, why) => {
    throw new ContentError(file, place, why ?? `"${node.type}" is not part of the format`)
  }
  const [paragraph, ...more] = parseMarkdown(text).children
  if (paragraph?.type !== 'paragraph' || more.length > 0) {
    throw new ContentError(file, place, 'is to be one paragraph')
  }
  return readRuns(paragraph.children, refuse)
}

function parseMarkdown(text: string) {
  return fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
}

function readNode(node: RootContent, refuse: Refuse, anchors: Set<string>): TextBlock {
  switch (node.type) {
    case 'heading': {
      if (node.depth !== 2 && node.depth !== 3) return refuse(node, 'headings are ## and ###')
      const text = plainText(node.children, refuse)
      return { type: 'heading', level: node.depth, id: anchorFor(text, anchors), text }
    }
    case 'paragraph':
      return { type: 'paragraph', runs: readRuns(node.children, refuse) }
    case 'list':
      return readList(node, refuse)
    case 'blockquote':
      return { type: 'quote', paragraphs: node.children.map((child) => onlyParagraph(child, refuse)) }
    case 'table':
      return readTable(node, refuse)
    default:
      return refuse(node)
  }
}

function readList(node: List, refuse: Refuse): TextBlock {
  return { type: 'list', ordered: node.ordered === true, items: node.children.map((item) => readItem(item, refuse)) }
}

function readItem(item: ListItem, refuse: Refuse) {
  const [first, ...more] = item.children
  if (!first || more.length > 0) return refuse(more[0] ?? item, 'an item of a list is one paragraph')
  return onlyParagraph(first, refuse)
}

function onlyParagraph(node: BlockContent | ListItem['children'][number], refuse: Refuse) {
  return node.type === 'paragraph' ? readRuns(node.children, refuse) : refuse(node)
}

function readTable(node: Table, refuse: Refuse): TextBlock {
  const [head, ...rows] = node.children.map((row) => row.children.map((cell) => readRuns(cell.children, refuse)))
  const align = (head ?? []).map((_, column) => node.align?.[column] ?? 'left')
  return { type: 'table', align, head: head ?? [], rows }
}

/** Headings have no inline formats, since the list of contents repeats them as text. */
function plainText(nodes: readonly PhrasingContent[], refuse: Refuse): string {
  return nodes.map((node) => (node.type === 'text' ? node.value : refuse(node, 'a heading is plain text'))).join('')
}

function anchorFor(text: string, anchors: Set<string>): string {
  const base =
    normalizeSearch(text)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'cast'
  let anchor = base
  for (let number = 2; anchors.has(anchor); number++) anchor = `${base}-${number}`
  anchors.add(anchor)
  return anchor
}
