import { parseAmount, roundTo } from '@zivina/czech/number-input'
import { type NutritionLine, type RecipeTotals, recipeTotals } from '@zivina/nutrition/macros'
import { type RecipeDoubt, recipeDoubts } from '@zivina/nutrition/recipe-plausibility'
import type { Draft } from './draft.ts'

/** The lines with a food and an amount, as they will be stored. An invalid amount does not count yet. */
export function nutritionLines({ lines }: Draft): NutritionLine[] {
  return lines.flatMap(({ ingredient, amount, count_macros }) => {
    const value = parseAmount(amount)
    if (ingredient === null || value === null) return []
    const { calories: _, ...nutrients } = ingredient.macros
    return { ...ingredient, nutrients, amount: roundTo(value, 2), count_macros }
  })
}

/** Nutrition of one portion of the draft, computed with the server's code from the amounts it would store. */
export function draftTotals(draft: Draft): RecipeTotals {
  return recipeTotals(nutritionLines(draft), draft.portion_size)
}

export function draftDoubts(draft: Draft): RecipeDoubt[] {
  return recipeDoubts(nutritionLines(draft), draft.portion_size, parseAmount(draft.time_minutes))
}
