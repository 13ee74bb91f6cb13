import { parseAmount } from '@zivina/czech/number-input'
import { sortFreeLines, toTasteNutrition } from '@zivina/domain/catalogue/to-taste'
import { type NutritionLine, type RecipeTotals, recipeTotals } from '@zivina/nutrition/macros'
import { type RecipeDoubt, recipeDoubts } from '@zivina/nutrition/recipe-plausibility'
import { UNKNOWN_LINE } from '@zivina/nutrition/unknown-line'
import type { Draft } from './draft.ts'
import { freeLinesOf, lineAmount } from './line-amount.ts'

/** The lines with a food and an amount, as they will be stored. An invalid amount does not count yet. */
export function nutritionLines({ lines }: Draft): NutritionLine[] {
  return lines.flatMap((line) => {
    const { ingredient, count_macros } = line
    const amount = lineAmount(line)
    if (ingredient === null || amount === null) return []
    const { calories: _, ...nutrients } = ingredient.macros
    return { ...ingredient, nutrients, amount, count_macros }
  })
}

/** Nutrition of one portion of the draft, computed with the server's code from the amounts it would store. */
export function draftTotals(draft: Draft): RecipeTotals {
  const { seasonings, unmatched } = sortFreeLines(freeLinesOf(draft.lines))
  const unknown = Array.from({ length: unmatched }, () => UNKNOWN_LINE)
  return recipeTotals([...nutritionLines(draft), ...seasonings.map(toTasteNutrition), ...unknown], draft.portion_size)
}

export function draftDoubts(draft: Draft): RecipeDoubt[] {
  return recipeDoubts(nutritionLines(draft), draft.portion_size, parseAmount(draft.time_minutes))
}
