import type { TextBlock, TextRun } from '@zivina/contract/content/texts'

/** Every run of a block in reading order. Headings have none, only a text. */
export function runsOf(block: TextBlock): TextRun[] {
  switch (block.type) {
    case 'paragraph':
      return block.runs
    case 'list':
      return block.items.flat()
    case 'quote':
      return block.paragraphs.flat()
    case 'table':
      return [block.head, ...block.rows].flat(2)
    case 'note':
      return block.blocks.flatMap(runsOf)
    default:
      return []
  }
}

/** The plain text of a block. */
export function textOf(block: TextBlock): string {
  if (block.type === 'heading') return block.text
  return runsOf(block)
    .map((run) => run.text)
    .join(' ')
}
