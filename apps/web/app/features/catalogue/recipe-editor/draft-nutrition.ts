import { parseAmount, roundTo } from '@zivina/czech/number-input'
import { type NutritionLine, type RecipeTotals, recipeTotals } from '@zivina/nutrition/macros'
import { type RecipeDoubt, recipeDoubts } from '@zivina/nutrition/recipe-plausibility'
import type { Draft } from './draft.ts'

/** The lines that can be counted; amounts as they will be stored. What is not a number yet counts nothing yet. */
export function nutritionLines({ lines }: Draft): NutritionLine[] {
  return lines.flatMap(({ ingredient, amount, count_macros }) => {
    const value = parseAmount(amount)
    if (ingredient === null || value === null) return []
    const { calories: _, ...nutrients } = ingredient.macros
    return { ...ingredient, nutrients, amount: roundTo(value, 2), count_macros }
  })
}

/** Nutrition of one portion of the recipe as it is written now: the code the server uses on the amounts it would store. */
export function draftTotals(draft: Draft): RecipeTotals {
  return recipeTotals(nutritionLines(draft), draft.portion_size)
}

export function draftDoubts(draft: Draft): RecipeDoubt[] {
  return recipeDoubts(nutritionLines(draft), draft.portion_size, parseAmount(draft.time_minutes))
}
