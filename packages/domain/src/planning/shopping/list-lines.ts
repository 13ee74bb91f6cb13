import { type LineState, type ShoppingMark, stateOf } from './line-state.ts'
import { mergeParts, needOf, type ShoppingLine } from './merge-parts.ts'
import { partsOfRecipe, type ShoppingFood, type ShoppingPart, type ShoppingRecipe } from './shopping-part.ts'

type Need = Pick<ShoppingPart, 'ingredient' | 'text' | 'amount' | 'unit'> & { guid: string }

/** What a list holds, as the API sends it and a client keeps it. */
export type ListContent = {
  recipes: readonly ShoppingRecipe[]
  items: readonly Need[]
  staples: readonly (Need & { is_due: boolean })[]
  foods: readonly ShoppingFood[]
  marks: readonly ShoppingMark[]
}

/** A line of a list with what was ticked of it. */
export type ListLine = ShoppingLine & { state: LineState }

/** The lines of a list: recipes for their portions, items and the staples that are due, merged, with their ticks. */
export function linesOf({ recipes, items, staples, foods, marks }: ListContent): ListLine[] {
  const parts = [
    ...items.map((item) => toPart(item, 'item')),
    ...staples.filter(({ is_due }) => is_due).map((staple) => toPart(staple, 'staple')),
    ...recipes.flatMap(partsOfRecipe),
  ]
  const byGuid = new Map(foods.map((food) => [food.guid, food]))
  const byKey = new Map(marks.map((mark) => [mark.key, mark]))
  return mergeParts(parts, byGuid).map((line) => ({ ...line, state: stateOf(line, byKey.get(line.key)) }))
}

function toPart({ guid, ingredient, text, amount, unit }: Need, source: ShoppingPart['source']): ShoppingPart {
  return { id: guid, source, entry: guid, ingredient, text, amount, unit }
}

/** What finishing a purchase takes off a list. */
export type Finished = {
  /** Recipes whose lines all are ticked, and items of ticked lines. */
  entries: string[]
  staples: string[]
  /** Marks that have nothing left to refer to. */
  keys: string[]
  /** Marks of lines that a recipe still needs, with what remains covered. */
  reduced: { key: string; covered: number }[]
}

/**
 * What finishing takes off: items and staples of ticked lines, and recipes of which nothing is left to buy. A ticked line that a
 * recipe still needs keeps its mark for as much as that recipe needs.
 */
export function finishedOf(lines: readonly ListLine[]): Finished {
  const ticked = lines.filter(({ state }) => state.is_ticked)
  const open = new Set(
    lines.filter(({ state }) => !state.is_ticked).flatMap(({ parts }) => parts.map(({ entry }) => entry)),
  )
  const parts = ticked.flatMap((line) => line.parts)
  const isDone = ({ source, entry }: ShoppingPart) => source !== 'recipe' || !open.has(entry)
  const done = parts.filter(isDone)
  const guids = (staples: boolean) => [
    ...new Set(done.filter(({ source }) => (source === 'staple') === staples).map(({ entry }) => entry)),
  ]
  return {
    entries: guids(false),
    staples: guids(true),
    keys: ticked.filter((line) => line.parts.every(isDone)).map(({ key }) => key),
    reduced: ticked
      .filter((line) => line.parts.some(isDone) && !line.parts.every(isDone))
      .map((line) => ({
        key: line.key,
        covered: needOf(line.parts.filter((part) => !isDone(part))),
      })),
  }
}
