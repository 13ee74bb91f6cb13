import { readFromTab, storeInTab } from '#app/kit/state/tab-storage.ts'
import type { CookedRecipe } from './cooked-recipe.ts'

/** The step at which the cook mode was left, from 0; as ticks it lasts until the tab is closed or the recipe changes. */
export function leftStep({ guid, updated_at }: Pick<CookedRecipe, 'guid' | 'updated_at'>) {
  const key = `cook-mode-step:${guid}:${updated_at}`
  return {
    /** Null where it was not left on the way. */
    read: (steps: readonly unknown[]): number | null => {
      const kept = readFromTab(key)
      return typeof kept === 'number' && kept in steps ? kept : null
    },
    keep: (index: number | null) => storeInTab(key, index),
  }
}
