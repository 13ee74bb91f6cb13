import type { Faces } from '../pdf/faces.ts'
import { COLUMN, PAGE, type Style, type TextFlow } from '../pdf/text-flow.ts'
import type { PrintedRecipe } from './printed-book.ts'

/** Ink on paper: the brand's green for what leads the eye, greys for the rest. */
export const INK = { text: '#1f2a24', muted: '#5b6a61', brand: '#2c6e49' } as const

/** Points: the column of amounts, and of the numbers of steps. */
const AMOUNTS = 92
const NUMBERS = 24
const GAP = 12

/** The sizes of a book's texts. */
export function stylesOf({ heading, text, strong }: Faces) {
  return {
    title: { face: heading, size: 34, colour: INK.text, leading: 1.15 },
    name: { face: heading, size: 23, colour: INK.text, leading: 1.18 },
    part: { face: heading, size: 13.5, colour: INK.text, leading: 1.35 },
    small: { face: text, size: 9, colour: INK.muted },
    label: { face: strong, size: 9, colour: INK.brand },
    body: { face: text, size: 10.5, colour: INK.text },
    strong: { face: strong, size: 10.5, colour: INK.text },
    muted: { face: text, size: 10.5, colour: INK.muted },
  } satisfies Record<string, Style>
}

export type Styles = ReturnType<typeof stylesOf>

/** Draws a recipe from the top of a page; a long one goes on at the next. */
export function drawRecipe(flow: TextFlow, styles: Styles, recipe: PrintedRecipe): void {
  flow.write(recipe.section, styles.label)
  flow.space(2)
  flow.write(recipe.name, styles.name)
  flow.space(4)
  flow.write(recipe.facts, styles.muted)
  if (recipe.headnote !== '') {
    flow.space(8)
    flow.write(recipe.headnote, styles.body)
  }
  drawIngredients(flow, styles, recipe)
  drawSteps(flow, styles, recipe)
  for (const { title, text } of recipe.asides) drawAside(flow, styles, title, text)
  drawEnd(flow, styles, recipe)
}

function heading(flow: TextFlow, styles: Styles, text: string): void {
  flow.space(16)
  // Never alone at the foot of a page.
  flow.need(60)
  flow.write(text, styles.part)
  flow.space(4)
}

function drawIngredients(flow: TextFlow, styles: Styles, { ingredients_title, groups }: PrintedRecipe): void {
  heading(flow, styles, ingredients_title)
  for (const { title, lines } of groups) {
    if (title !== '') {
      flow.space(4)
      flow.need(40)
      flow.write(title, styles.strong)
    }
    for (const { amount, name } of lines) drawLine(flow, styles, amount, name)
  }
}

/** The amount to the right of its column, so that the names begin below one another. */
function drawLine(flow: TextFlow, styles: Styles, amount: string, name: string): void {
  const rows = flow.wrap(amount, styles.strong, AMOUNTS)
  const names = flow.wrap(name, styles.body, COLUMN - AMOUNTS - GAP)
  const height = styles.body.size * 1.5
  for (let row = 0; row < Math.max(rows.length, names.length); row += 1) {
    flow.need(height)
    const y = flow.y + styles.body.size
    const said = rows[row] ?? ''
    const length = flow.measure(said, styles.strong)
    if (said !== '') flow.put(said, styles.strong, { x: PAGE.side + AMOUNTS - length, y })
    flow.put(names[row] ?? '', styles.body, { x: PAGE.side + AMOUNTS + GAP, y })
    flow.space(height)
  }
}

function drawSteps(flow: TextFlow, styles: Styles, { steps_title, steps }: PrintedRecipe): void {
  heading(flow, styles, steps_title)
  const place = { x: PAGE.side + NUMBERS, width: COLUMN - NUMBERS }
  for (const [index, { title, text }] of steps.entries()) {
    flow.need(styles.body.size * 3)
    flow.put(`${index + 1}.`, { ...styles.strong, colour: INK.brand }, { x: PAGE.side, y: flow.y + styles.body.size })
    if (title !== '') flow.write(title, styles.strong, place)
    flow.write(text, styles.body, place)
    flow.space(6)
  }
}

function drawAside(flow: TextFlow, styles: Styles, title: string, text: string): void {
  flow.space(6)
  flow.need(40)
  flow.write(title, styles.strong)
  flow.write(text, styles.body)
}

function drawEnd(flow: TextFlow, styles: Styles, { nutrition, origin }: PrintedRecipe): void {
  flow.space(10)
  for (const text of [nutrition, origin]) if (text !== '') flow.write(text, styles.small)
}
