import type { RecipeChange } from '@zivina/contract/catalogue/recipes/modifications'
import { lineKey } from '@zivina/nutrition/edits'
import type { Segment } from '@zivina/nutrition/segments'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { createContext } from 'react'

/** A food of the original that a saved edit lacks, although the steps still name it. */
export type GoneFood = {
  guid: string
  name: string
  segment: Segment
  /** For all portions of the saved edit, in `weight_units`. */
  amount: number
  weight_units: WeightUnit
  /** The key of the line that takes its place; null where nothing does, or nobody knows what. */
  instead_key: string | null
  /** Whether that was stored with the edit. Edits of former versions did not store it: there it is the only new line in its part of the dish. */
  is_stored: boolean
}

/** The foods that the steps name and the recipe no longer has; none for a recipe that is no saved edit. */
export const GoneFoods = createContext<readonly GoneFood[]>([])

/**
 * What a saved edit lacks of its original, by what differs between both, and what takes the place of it: as it was stored. Where nothing was, a
 * single new food of a part of the dish probably replaces the single one that is gone from there; where there are more, nothing is claimed.
 */
export function goneFoods(changes: readonly RecipeChange[]): GoneFood[] {
  const swapped = changes.flatMap(({ ingredient, segment, instead_of }): GoneFood[] => {
    if (instead_of === undefined) return []
    const { ingredient: guid, ...food } = instead_of
    return [{ ...food, guid, segment, instead_key: lineKey(ingredient, segment), is_stored: true }]
  })
  const removed = changes.filter(({ kind }) => kind === 'removed')
  const lacking = removed.map(({ ingredient: guid, name, segment, weight_units, original_amount }): GoneFood => {
    const isOnly = removed.filter((other) => other.segment === segment).length === 1
    const added = changes.filter((change) => change.kind === 'added' && change.segment === segment)
    const [first] = isOnly && added.length === 1 ? added : []
    const instead_key = first === undefined ? null : lineKey(first.ingredient, segment)
    return { guid, name, segment, weight_units, amount: original_amount ?? 0, instead_key, is_stored: false }
  })
  return [...swapped, ...lacking]
}

/** The food whose place a line of a saved edit takes by what was stored, also after it was swapped once more. */
export function replacedFood<F extends { guid: string }>(
  gone: readonly GoneFood[],
  { ingredient, swapped_from, segment }: { ingredient: F; swapped_from: F | null; segment: Segment },
): GoneFood | undefined {
  const key = lineKey((swapped_from ?? ingredient).guid, segment)
  return gone.find(({ instead_key, is_stored, guid }) => is_stored && instead_key === key && guid !== ingredient.guid)
}
