import PDFDocument from 'pdfkit'
import { drawRecipe, INK, type Styles, stylesOf } from './draw-recipe.ts'
import { type Faces, readFaces } from './faces.ts'
import type { PrintedBook } from './printed-book.ts'
import { COLUMN, createTextFlow, PAGE, type TextFlow } from './text-flow.ts'

type Doc = InstanceType<typeof PDFDocument>

/** Rows of one page of the contents. */
const ROW = 21
const FIRST_ROW = PAGE.top + 52
const ROWS = Math.floor((PAGE.height - PAGE.bottom - FIRST_ROW) / ROW)

/**
 * Draws a book as a PDF of A4 pages: a title page, the contents with links, then each recipe from the top of a page. The fonts
 * are embedded; letters that they lack are printed as question marks, pictures among letters are left out.
 */
export async function drawCookbook(book: PrintedBook): Promise<Uint8Array> {
  const faces = await readFaces()
  const doc = openDocument(book, faces)
  const bytes = collect(doc)
  const styles = stylesOf(faces)
  let isNumbered = false
  const numbers: number[] = []
  const flow = createTextFlow(doc, () => {
    if (isNumbered) drawNumber(flow, styles, doc.bufferedPageRange().count)
  })
  drawTitle(flow, styles, book)
  isNumbered = true
  const pages = Math.max(1, Math.ceil(book.recipes.length / ROWS))
  for (let page = 0; page < pages; page += 1) flow.newPage()
  for (const [index, recipe] of book.recipes.entries()) {
    flow.newPage()
    numbers.push(doc.bufferedPageRange().count)
    doc.addNamedDestination(`recept-${index + 1}`)
    doc.outline.addItem(recipe.name)
    drawRecipe(flow, styles, recipe)
  }
  drawContents(doc, flow, styles, book, numbers)
  doc.end()
  return bytes
}

function openDocument({ title, owner, day_made }: PrintedBook, faces: Faces): Doc {
  const doc = new PDFDocument({
    size: 'A4',
    // The engine's own line breaking is not used, so that no page begins by itself.
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'cs-CZ',
    displayTitle: true,
    font: undefined,
    info: { Title: title, Author: owner, CreationDate: new Date(`${day_made}T12:00:00Z`) },
  })
  for (const { font, bytes } of Object.values(faces).flatMap(({ files }) => files)) doc.registerFont(font, bytes)
  return doc
}

function collect(doc: Doc): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  doc.on('end', () => resolve(Buffer.concat(parts)))
  doc.on('error', reject)
  return promise
}

function drawTitle(flow: TextFlow, styles: Styles, { title, owner, day, count }: PrintedBook): void {
  flow.y = PAGE.height * 0.32
  flow.write('Živina', { ...styles.part, colour: INK.brand })
  flow.space(6)
  flow.write(title, styles.title)
  flow.space(10)
  flow.write(owner, styles.part)
  flow.space(4)
  flow.write(`${count} · ${day}`, styles.muted)
}

/** Written at the end, when it is known where each recipe is. */
function drawContents(doc: Doc, flow: TextFlow, styles: Styles, book: PrintedBook, numbers: readonly number[]): void {
  for (const [index, { name }] of book.recipes.entries()) {
    const row = index % ROWS
    if (row === 0) {
      doc.switchToPage(1 + Math.floor(index / ROWS))
      if (index === 0) flow.put(book.contents_title, styles.name, { x: PAGE.side, y: PAGE.top + styles.name.size })
    }
    const y = FIRST_ROW + row * ROW
    const number = String(numbers[index])
    const length = flow.measure(number, styles.body)
    flow.put(shorten(flow, styles, name, COLUMN - 48), styles.body, { x: PAGE.side, y: y + styles.body.size })
    flow.put(number, styles.muted, { x: PAGE.side + COLUMN - length, y: y + styles.body.size })
    doc.goTo(PAGE.side, y - 3, COLUMN, ROW, `recept-${index + 1}`)
  }
}

/** A name in one line, with an ellipsis where it is longer. */
function shorten(flow: TextFlow, styles: Styles, name: string, width: number): string {
  const [first = '', ...rest] = flow.wrap(name, styles.body, width)
  return rest.length === 0 ? first : `${first}…`
}

function drawNumber(flow: TextFlow, styles: Styles, number: number): void {
  const text = String(number)
  const length = flow.measure(text, styles.small)
  flow.put(text, styles.small, { x: (PAGE.width - length) / 2, y: PAGE.height - 40 })
}
