import type { SavedMeal } from '@zivina/contract/body/saved-meals'
import type { SavedMealRow } from './queries.ts'

export function presentSavedMeal({ guid, name, items, used_at, created_at, there }: SavedMealRow): SavedMeal {
  return {
    guid,
    name,
    items: items.map((item) => ({ ...item, is_there: isThere(item.what, there) })),
    used_at: used_at === null ? null : new Date(used_at).toISOString(),
    created_at: new Date(created_at).toISOString(),
  }
}

/** Figures alone are always there. */
function isThere(what: SavedMealRow['items'][number]['what'], there: readonly string[]): boolean {
  switch (what.kind) {
    case 'recipe':
      return there.includes(what.recipe)
    case 'recipe_modified':
      return there.includes(what.recipe_modified)
    case 'ingredient':
      return there.includes(what.ingredient)
    case 'product':
      return there.includes(what.product)
    case 'quick':
      return true
  }
}
