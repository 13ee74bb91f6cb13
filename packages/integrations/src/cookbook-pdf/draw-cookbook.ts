import { readFaces } from '../pdf/faces.ts'
import { openDocument } from '../pdf/open-document.ts'
import { COLUMN, createRuler, createTextFlow, PAGE, type TextFlow } from '../pdf/text-flow.ts'
import { drawRecipe, INK, type Styles, stylesOf } from './draw-recipe.ts'
import type { PrintedBook } from './printed-book.ts'

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
  const { doc, bytes } = openDocument(book, faces)
  doc.addPage()
  const styles = stylesOf(faces)
  const ruler = createRuler(doc)
  // Twice: a page that is drawn is written out at once, so the contents must know the pages of what comes after them.
  const counting = createTextFlow({ doc, ruler, isDrawn: false, onPage: () => {} })
  const numbers = fillPages(counting, styles, book, [], () => {})
  const drawing = createTextFlow({ doc, ruler, isDrawn: true, onPage: (flow) => drawNumber(flow, styles) })
  fillPages(
    drawing,
    styles,
    book,
    numbers,
    (index) => {
      doc.addNamedDestination(destination(index))
      doc.outline.addItem(book.recipes[index]?.name ?? '')
    },
    (index, y) => doc.goTo(PAGE.side, y - 3, COLUMN, ROW, destination(index)),
  )
  doc.end()
  return bytes
}

const destination = (index: number): string => `recept-${index + 1}`

/** Runs through all pages. @returns the page on which each recipe begins */
function fillPages(
  flow: TextFlow,
  styles: Styles,
  book: PrintedBook,
  numbers: readonly number[],
  onRecipe: (index: number) => void,
  onEntry: (index: number, y: number) => void = () => {},
): number[] {
  drawTitle(flow, styles, book)
  drawContents(flow, styles, book, numbers, onEntry)
  return book.recipes.map((recipe, index) => {
    flow.newPage()
    const { page } = flow
    onRecipe(index)
    drawRecipe(flow, styles, recipe)
    return page
  })
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

function drawContents(
  flow: TextFlow,
  styles: Styles,
  { recipes, contents_title }: PrintedBook,
  numbers: readonly number[],
  onEntry: (index: number, y: number) => void,
): void {
  for (const [index, { name }] of recipes.entries()) {
    if (index % ROWS === 0) flow.newPage()
    if (index === 0) flow.put(contents_title, styles.name, { x: PAGE.side, y: PAGE.top + styles.name.size })
    const y = FIRST_ROW + (index % ROWS) * ROW
    const number = String(numbers[index] ?? '')
    const length = flow.measure(number, styles.body)
    flow.put(shorten(flow, styles, name, COLUMN - 48), styles.body, { x: PAGE.side, y: y + styles.body.size })
    flow.put(number, styles.muted, { x: PAGE.side + COLUMN - length, y: y + styles.body.size })
    onEntry(index, y)
  }
}

/** A name in one line, with an ellipsis where it is longer. */
function shorten(flow: TextFlow, styles: Styles, name: string, width: number): string {
  const [first = '', ...rest] = flow.wrap(name, styles.body, width)
  return rest.length === 0 ? first : `${first}…`
}

function drawNumber(flow: TextFlow, styles: Styles): void {
  const text = String(flow.page)
  const length = flow.measure(text, styles.small)
  flow.put(text, styles.small, { x: (PAGE.width - length) / 2, y: PAGE.height - 40 })
}
