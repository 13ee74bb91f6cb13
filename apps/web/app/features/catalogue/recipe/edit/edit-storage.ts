import { currentTotals, isChanged, type LineTyped } from '@zivina/nutrition/edits'
import type { PageEdit } from './edit-reducer.ts'
import { type PageIngredient, withTyped } from './page-ingredient.ts'

/**
 * Edits are in the tab's session storage: they survive a reload and Back, contain the added ingredients (so that nothing need
 * be fetched again), leave the address free for anchors and the page the same for every visitor.
 */
type Recipe = { guid: string; updated_at: string }
type Stored = { updated_at: string; edit: PageEdit }

const keyOf = (recipe: Recipe) => `recipe-edit:${recipe.guid}`

/** Stores the edits of a recipe; an unedited one is not stored. */
export function storeEdit(storage: Storage, recipe: Recipe, edit: PageEdit): void {
  try {
    if (isAsGiven(edit)) storage.removeItem(keyOf(recipe))
    else storage.setItem(keyOf(recipe), JSON.stringify({ updated_at: recipe.updated_at, edit } satisfies Stored))
  } catch {
    // Without storage the edits last as long as the page.
  }
}

/** The stored edits of this version of the recipe, or null. Unreadable ones are deleted. */
export function readEdit(storage: Storage, recipe: Recipe): PageEdit | null {
  try {
    const text = storage.getItem(keyOf(recipe))
    if (text === null) return null
    const { updated_at, edit } = JSON.parse(text) as Stored
    if (updated_at !== recipe.updated_at) return null
    // Throws for anything that is not an edited recipe.
    currentTotals(edit)
    // A former version of the page stored foods without their allergens.
    const isWhole = edit.lines.every(
      ({ ingredient }) => (ingredient as Partial<PageIngredient>).allergens !== undefined,
    )
    return isWhole ? { ...edit, lines: edit.lines.map(withWords) } : null
  } catch {
    return null
  }
}

type Line = PageEdit['lines'][number]

/** A former version of the page stored what was typed of a line with its ingredient. */
function withWords(line: Line): Line {
  const { typed, ...ingredient } = line.ingredient as PageIngredient & { typed?: Omit<LineTyped, 'ingredient'> }
  if (typed === undefined) return line
  return { ...line, ingredient, typed: withTyped(line.typed, { ...typed, ingredient: ingredient.guid }) }
}

/** Whether neither the portions nor any line differ from the recipe. */
export function isAsGiven(edit: PageEdit): boolean {
  return edit.portion_size === edit.original_portion_size && !isChanged(edit)
}
