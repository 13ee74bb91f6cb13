import { type Faces, readFaces } from '../pdf/faces.ts'
import { type Doc, openDocument } from '../pdf/open-document.ts'
import { COLUMN, createRuler, createTextFlow, PAGE, type Style, type TextFlow } from '../pdf/text-flow.ts'
import type { PrintedReport, PrintedSection, PrintedTable } from './printed-report.ts'

const INK = { text: '#1f2a24', muted: '#5b6a61', brand: '#2c6e49', rule: '#dbe3dd' } as const
/** Points between two columns, and of the height of a line of a table to its size. */
const GAP = 8
const LEADING = 1.45
/** Points above and below the text of a row. */
const ROW_PADDING = 2

/**
 * Draws the overview as a PDF of A4 pages. Every page but the first says whose it is and of which time, and each has its number. The
 * head of a table is repeated where it goes on.
 */
export async function drawReport(report: PrintedReport): Promise<Uint8Array> {
  const faces = await readFaces()
  const { doc, bytes } = openDocument(report, faces)
  const styles = stylesOf(faces)
  const pages = writeReport({ report, doc, styles, pages: null })
  doc.addPage()
  writeReport({ report, doc, styles, pages })
  doc.end()
  return bytes
}

/** @param pages how many there are; null where they are only counted */
type Sheets = { report: PrintedReport; doc: Doc; styles: Styles; pages: number | null }

/** @returns how many pages it has */
function writeReport({ report, doc, styles, pages }: Sheets): number {
  const isDrawn = pages !== null
  const onPage = (page: TextFlow) => drawEdges(page, styles, report, pages)
  const flow = createTextFlow({ doc, ruler: createRuler(doc), isDrawn, onPage })
  const sheet: Sheet = { flow, styles, rule: (y) => (isDrawn ? drawRule(doc, y) : undefined) }
  drawEdges(flow, styles, report, pages)
  flow.write(report.title, styles.title)
  flow.space(4)
  for (const fact of report.facts) flow.write(fact, styles.muted)
  for (const section of report.sections) drawSection(sheet, section)
  flow.space(14)
  for (const text of report.end) flow.write(text, styles.small)
  return flow.page
}

/** What is drawn on: the text, and a hairline below a row. */
type Sheet = { flow: TextFlow; styles: Styles; rule: (y: number) => void }

function drawRule(doc: Doc, y: number): void {
  doc
    .moveTo(PAGE.side, y)
    .lineTo(PAGE.side + COLUMN, y)
    .lineWidth(0.5)
    .strokeColor(INK.rule)
    .stroke()
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

function drawSection({ flow, styles, rule }: Sheet, { title, texts, table }: PrintedSection): void {
  flow.space(16)
  // Never alone at the foot of a page.
  flow.need(80)
  flow.write(title, styles.section)
  flow.space(3)
  for (const text of texts) flow.write(text, styles.body)
  if (table === null) return
  flow.space(5)
  drawTable({ flow, styles, rule }, table)
}

/** Rows that stand with the head of their table on one page. */
const ROWS_TOGETHER = 3

function drawTable({ flow, styles, rule }: Sheet, { head, rows, widths }: PrintedTable): void {
  const heightOfRow = (row: readonly string[]) => heightOf(flow, styles.body, row, widths)
  const drawHead = () => drawRow({ flow, styles, rule }, styles.head, head, widths)
  const first = rows.slice(0, ROWS_TOGETHER).reduce((sum, row) => sum + heightOfRow(row), 0)
  flow.need(heightOf(flow, styles.head, head, widths) + first)
  drawHead()
  for (const row of rows) {
    const { page } = flow
    flow.need(heightOfRow(row))
    if (flow.page !== page) drawHead()
    drawRow({ flow, styles, rule }, styles.body, row, widths)
  }
}

function drawRow({ flow, rule }: Sheet, style: Style, cells: readonly string[], widths: readonly number[]): void {
  const height = heightOf(flow, style, cells, widths)
  let x: number = PAGE.side
  for (const [column, cell] of cells.entries()) {
    const width = COLUMN * (widths[column] ?? 0)
    for (const [line, text] of flow.wrap(cell, style, width - GAP).entries()) {
      const indent = column === 0 ? 0 : width - flow.measure(text, style)
      flow.put(text, style, { x: x + indent, y: flow.y + ROW_PADDING + style.size + line * style.size * LEADING })
    }
    x += width
  }
  flow.space(height)
  rule(flow.y)
}

function heightOf(flow: TextFlow, style: Style, cells: readonly string[], widths: readonly number[]): number {
  const lines = cells.map((cell, column) => flow.wrap(cell, style, COLUMN * (widths[column] ?? 0) - GAP).length)
  return Math.max(1, ...lines) * style.size * LEADING + 2 * ROW_PADDING
}

/** Above the text of a page but the first what the overview is, as far as it fits into a line; below it the number of the page. */
function drawEdges(flow: TextFlow, styles: Styles, { title, facts }: PrintedReport, pages: number | null): void {
  const [above = ''] = flow.wrap([title, ...facts.slice(0, 2).toReversed()].join(' · '), styles.small, COLUMN)
  if (flow.page > 1) flow.put(above, styles.small, { x: PAGE.side, y: 40 })
  const text = `Strana ${flow.page} z\u00a0${pages ?? ''}`
  const x = (PAGE.width - flow.measure(text, styles.small)) / 2
  flow.put(text, styles.small, { x, y: PAGE.height - 40 })
}
