import { type Faces, readFaces } from '../pdf/faces.ts'
import { openDocument } from '../pdf/open-document.ts'
import { COLUMN, createRuler, createTextFlow, PAGE, type Style, type TextFlow } from '../pdf/text-flow.ts'
import type { PrintedReport, PrintedSection, PrintedTable } from './printed-report.ts'

const INK = { text: '#1f2a24', muted: '#5b6a61', brand: '#2c6e49' } as const
/** Points between two columns, and of the height of a line of a table to its size. */
const GAP = 8
const LEADING = 1.45

/** Draws the overview as a PDF of A4 pages, with the number of each page. The head of a table is repeated where it goes on. */
export async function drawReport(report: PrintedReport): Promise<Uint8Array> {
  const faces = await readFaces()
  const { doc, bytes } = openDocument(report, faces)
  doc.addPage()
  const styles = stylesOf(faces)
  const flow = createTextFlow({
    doc,
    ruler: createRuler(doc),
    isDrawn: true,
    onPage: (page) => drawNumber(page, styles),
  })
  drawNumber(flow, styles)
  flow.write(report.title, styles.title)
  flow.space(4)
  for (const fact of report.facts) flow.write(fact, styles.muted)
  for (const section of report.sections) drawSection(flow, styles, section)
  flow.space(14)
  for (const text of report.end) flow.write(text, styles.small)
  doc.end()
  return bytes
}

function stylesOf({ heading, text, strong }: Faces) {
  return {
    title: { face: heading, size: 24, colour: INK.text, leading: 1.2 },
    section: { face: heading, size: 14, colour: INK.text, leading: 1.35 },
    body: { face: text, size: 10, colour: INK.text },
    head: { face: strong, size: 9, colour: INK.brand },
    muted: { face: text, size: 10, colour: INK.muted },
    small: { face: text, size: 8.5, colour: INK.muted },
  } satisfies Record<string, Style>
}

type Styles = ReturnType<typeof stylesOf>

function drawSection(flow: TextFlow, styles: Styles, { title, texts, table }: PrintedSection): void {
  flow.space(16)
  // Never alone at the foot of a page.
  flow.need(80)
  flow.write(title, styles.section)
  flow.space(3)
  for (const text of texts) flow.write(text, styles.body)
  if (table === null) return
  flow.space(5)
  drawTable(flow, styles, table)
}

function drawTable(flow: TextFlow, styles: Styles, table: PrintedTable): void {
  drawRow(flow, styles.head, table.head, table.widths)
  for (const row of table.rows) {
    const { page } = flow
    flow.need(heightOf(flow, styles.body, row, table.widths))
    if (flow.page !== page) drawRow(flow, styles.head, table.head, table.widths)
    drawRow(flow, styles.body, row, table.widths)
  }
}

function drawRow(flow: TextFlow, style: Style, cells: readonly string[], widths: readonly number[]): void {
  const height = heightOf(flow, style, cells, widths)
  flow.need(height)
  let x: number = PAGE.side
  for (const [column, cell] of cells.entries()) {
    const width = COLUMN * (widths[column] ?? 0)
    for (const [line, text] of flow.wrap(cell, style, width - GAP).entries()) {
      const indent = column === 0 ? 0 : width - flow.measure(text, style)
      flow.put(text, style, { x: x + indent, y: flow.y + style.size + line * style.size * LEADING })
    }
    x += width
  }
  flow.space(height)
}

function heightOf(flow: TextFlow, style: Style, cells: readonly string[], widths: readonly number[]): number {
  const lines = cells.map((cell, column) => flow.wrap(cell, style, COLUMN * (widths[column] ?? 0) - GAP).length)
  return Math.max(1, ...lines) * style.size * LEADING + 2
}

function drawNumber(flow: TextFlow, styles: Styles): void {
  const text = String(flow.page)
  const x = (PAGE.width - flow.measure(text, styles.small)) / 2
  flow.put(text, styles.small, { x, y: PAGE.height - 40 })
}
