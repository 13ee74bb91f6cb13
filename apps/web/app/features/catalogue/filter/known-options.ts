import type { IngredientNames } from './ingredient-names.ts'
import type { PanelOptions } from './panel-options.ts'

/** Data of earlier lists; tags, creators and names do not change during a visit. */
export const known: { options: PanelOptions | null; names: IngredientNames } = { options: null, names: {} }

/** Remembers data of a list, so that the next one requests only recipes. Browser only. */
export function rememberFrom(data: { options: PanelOptions; names: { ingredients?: IngredientNames } }): void {
  if (data.options.tags.length > 0) known.options = data.options
  rememberNames(data.names.ingredients ?? {})
}

/** Remembers names of chosen ingredients. Browser only. */
export function rememberNames(names: IngredientNames): void {
  known.names = { ...known.names, ...names }
}

/** Known names of ingredients; none on the server. */
export function knownNames(): IngredientNames {
  return known.names
}
