import type { NutrientTarget } from '@zivina/contract/account/targets'
import { aimBounds, FIBER_AIM, type MacroGrams, SPLIT_NUTRIENTS } from '@zivina/nutrition/macro-split'

/** Grams aimed at: the middle of the bounds for every day; null where there are none. */
export type Aims = Record<keyof MacroGrams, number | null>

export function savedAims(nutrients: readonly NutrientTarget[]): Aims {
  const aim = (name: keyof MacroGrams): number | null => {
    const found = nutrients.find(({ nutrient, weekday }) => nutrient === name && weekday === null)
    if (found === undefined) return null
    const { least, most } = found
    return least !== null && most !== null ? (least + most) / 2 : (least ?? most)
  }
  return { protein: aim('protein'), carbohydrates: aim('carbohydrates'), fat: aim('fat'), fiber: aim('fiber') }
}

/**
 * Own targets with those of the macronutrients anew, in whole grams; others stay, and so does an own one for fibre.
 * @param grams aims
 */
export function withMacros(nutrients: readonly NutrientTarget[], grams: MacroGrams): NutrientTarget[] {
  const isSplit = ({ nutrient, weekday }: NutrientTarget) =>
    weekday === null && (SPLIT_NUTRIENTS as readonly string[]).includes(nutrient)
  const kept = nutrients.filter((target) => !isSplit(target))
  const macros = SPLIT_NUTRIENTS.map((nutrient) => ({
    nutrient,
    weekday: null,
    ...aimBounds(grams[nutrient]),
  }))
  const hasFiber = kept.some(({ nutrient, weekday }) => nutrient === 'fiber' && weekday === null)
  const fiber: NutrientTarget = { nutrient: 'fiber', weekday: null, least: FIBER_AIM, most: null }
  return [...kept, ...macros, ...(hasFiber ? [] : [fiber])]
}
