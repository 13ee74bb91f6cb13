import { type Faces, readFaces } from '../pdf/faces.ts'
import { type Doc, openDocument } from '../pdf/open-document.ts'
import { createRuler, type Ruler, type Style, wrapText } from '../pdf/text-flow.ts'
import type { PrintedPlan, PrintedWeek } from './printed-plan.ts'

/** A4 on its side, in points. */
const PAGE = { width: 841.89, height: 595.28, side: 28, top: 30, bottom: 26 } as const
const INK = { text: '#1f2a24', muted: '#5b6a61', brand: '#2c6e49', line: '#c9d2cc' } as const
/** The column of the meals' names, and the room in a cell. */
const LABELS = 62
const PAD = 3
/** Sizes of the table's text that are tried, the largest first. */
const SIZES = [8.5, 7.5, 6.5, 5.5] as const
const LEADING = 1.28

/** Draws a plan as a PDF, each week on one page however full it is: the text shrinks, and what does not fit even then ends with „…“. */
export async function drawPlan(plan: PrintedPlan): Promise<Uint8Array> {
  const faces = await readFaces()
  const { doc, bytes } = openDocument(plan, faces, 'landscape')
  const ruler = createRuler(doc)
  for (const week of plan.weeks) {
    doc.addPage()
    drawWeek({ doc, ruler, faces }, plan, week)
  }
  doc.end()
  return bytes
}

type Pen = { doc: Doc; ruler: Ruler; faces: Faces }
type Cell = { lines: string[]; style: Style }
type Row = { cells: Cell[]; height: number }

function drawWeek(pen: Pen, { title }: PrintedPlan, week: PrintedWeek): void {
  const { heading, text } = pen.faces
  put(pen, title, { face: heading, size: 17, colour: INK.text }, PAGE.side, PAGE.top + 15)
  put(pen, week.label, { face: text, size: 10, colour: INK.muted }, PAGE.side, PAGE.top + 30)
  const top = PAGE.top + 40
  const room = PAGE.height - PAGE.bottom - top
  const rows = fitRows(pen, week, room)
  let y = top
  for (const row of rows) {
    rule(pen, y)
    drawRow(pen, row, y)
    y += row.height
  }
  rule(pen, y)
}

/** The rows of the table at the largest size at which they fit; at the smallest their tallest are cut. */
function fitRows(pen: Pen, week: PrintedWeek, room: number): Row[] {
  for (const size of SIZES) {
    const rows = rowsOf(pen, week, size)
    if (heightOf(rows) <= room) return rows
  }
  return cut(rowsOf(pen, week, SIZES[SIZES.length - 1] ?? 5.5), room)
}

const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0)

function rowsOf(pen: Pen, { days, meals }: PrintedWeek, size: number): Row[] {
  const { text, strong } = pen.faces
  const width = columnOf(days.length) - 2 * PAD
  const body = { face: text, size, colour: INK.text }
  const small = { face: text, size: size - 0.5, colour: INK.muted }
  const label = { face: strong, size, colour: INK.brand }
  const cell = (texts: readonly string[], style: Style, at = width): Cell => ({
    style,
    lines: texts.flatMap((part) => wrapText(part, at, (piece) => pen.ruler(piece, style))),
  })
  const row = (name: string, cells: Cell[]): Row => {
    const all = [cell([name], label, LABELS - 2 * PAD), ...cells]
    return { cells: all, height: Math.max(...all.map((one) => blockOf(one))) + 2 * PAD }
  }
  const noted = days.some(({ note }) => note !== '')
  return [
    row(
      '',
      days.map((day) => cell([day.label], label)),
    ),
    ...meals.map((meal) =>
      row(
        meal.label,
        meal.cells.map((lines) => cell(lines, body)),
      ),
    ),
    ...(noted
      ? [
          row(
            'Poznámka',
            days.map(({ note }) => cell(note === '' ? [] : [note], small)),
          ),
        ]
      : []),
    row(
      'Za den',
      days.map(({ totals }) => cell(totals, small)),
    ),
  ]
}

const blockOf = ({ lines, style }: Cell): number => lines.length * style.size * LEADING
const columnOf = (days: number): number => (PAGE.width - 2 * PAGE.side - LABELS) / Math.max(days, 1)

/** Shortens the tallest row line by line until all fit. */
function cut(rows: readonly Row[], room: number): Row[] {
  const left = rows.map(({ cells, height }) => ({ cells, height }))
  while (heightOf(left) > room) {
    const tallest = left.reduce((one, other) => (other.height > one.height ? other : one))
    const most = Math.max(...tallest.cells.map(({ lines }) => lines.length))
    if (most <= 1) break
    tallest.cells = tallest.cells.map(({ lines, style }) =>
      lines.length < most ? { lines, style } : { style, lines: [...lines.slice(0, most - 2), `${lines[most - 2]}…`] },
    )
    tallest.height = Math.max(...tallest.cells.map(blockOf)) + 2 * PAD
  }
  return left
}

function drawRow(pen: Pen, { cells }: Row, y: number): void {
  for (const [index, { lines, style }] of cells.entries()) {
    const x = PAGE.side + (index === 0 ? 0 : LABELS + (index - 1) * columnOf(cells.length - 1)) + PAD
    for (const [line, text] of lines.entries()) {
      put(pen, text, style, x, y + PAD + style.size + line * style.size * LEADING)
    }
  }
}

function put({ doc }: Pen, text: string, { face, size, colour }: Style, x: number, y: number): void {
  doc.fontSize(size).fillColor(colour)
  let at = x
  for (const run of face.runs(text)) {
    doc.font(run.font).text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
    at += doc.widthOfString(run.text)
  }
}

function rule({ doc }: Pen, y: number): void {
  doc
    .moveTo(PAGE.side, y)
    .lineTo(PAGE.width - PAGE.side, y)
    .lineWidth(0.5)
    .strokeColor(INK.line)
    .stroke()
}
