import type { TextRun } from '@zivina/contract/content/texts'
import type { PhrasingContent } from 'mdast'

/** The format of a run, inherited from the nodes around it. */
type Style = Pick<TextRun, 'strong' | 'emphasis' | 'href'>

/** Throws for a node that the format does not allow. */
export type Refuse = (node: { type: string; position?: { start: { line: number } } | undefined }, why?: string) => never

const CITATION = /\s*\[(\d{1,2})\]/g
const ADDRESS = /^(?:\/(?!\/)|#|https:\/\/)/

/** Flattens the content of a paragraph, a list item or a table cell to runs. */
export function readRuns(nodes: readonly PhrasingContent[], refuse: Refuse): TextRun[] {
  const runs = nodes.flatMap((node) => readNode(node, {}, refuse))
  return runs.filter((run) => run.text !== '' || run.citation !== undefined)
}

function readNode(node: PhrasingContent, style: Style, refuse: Refuse): TextRun[] {
  const inside = (children: readonly PhrasingContent[], more: Style): TextRun[] =>
    children.flatMap((child) => readNode(child, { ...style, ...more }, refuse))
  if (node.type === 'text') return splitCitations(node.value.replace(/\n/g, ' '), style)
  if (node.type === 'strong') return inside(node.children, { strong: true })
  if (node.type === 'emphasis') return inside(node.children, { emphasis: true })
  if (node.type !== 'link') return refuse(node)
  if (!ADDRESS.test(node.url)) refuse(node, `the address "${node.url}" leads neither within the site nor to https`)
  return inside(node.children, { href: node.url })
}

/** `[2]` is a reference to the second source. The space before it is removed, so that it directly follows its word. */
function splitCitations(text: string, style: Style): TextRun[] {
  const runs: TextRun[] = []
  let from = 0
  for (const found of text.matchAll(CITATION)) {
    runs.push({ text: text.slice(from, found.index), ...style }, { text: '', citation: Number(found[1]) })
    from = found.index + found[0].length
  }
  return [...runs, { text: text.slice(from), ...style }]
}
