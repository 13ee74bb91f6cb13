import { parseAmount, roundTo } from '@zivina/czech/number-input'
import { judgeRecipe } from '@zivina/domain/catalogue/diet-rules/judge-recipe'
import { toJudgedLine } from '@zivina/domain/catalogue/diet-rules/judged-line'
import type { Verdicts } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { toPageIngredient } from '#app/features/catalogue/recipe/edit/page-ingredient.ts'
import type { Draft } from './draft.ts'

/**
 * What the draft suits as written now. A line without a food is unknown, and so is an amount that is no number; nothing is
 * confirmed yet.
 */
export function judgeDraft({ lines, steps, portion_size, meal_types, cooking_type }: Draft): Verdicts {
  return judgeRecipe({
    lines: lines.flatMap(({ ingredient, amount, count_macros }) => {
      if (ingredient === null) return []
      return toJudgedLine(toPageIngredient(ingredient), roundTo(parseAmount(amount) ?? Number.NaN, 2), count_macros)
    }),
    portion_size,
    meal_types,
    cooking_type,
    steps: steps.flatMap(({ title, text }) => [title, text]),
    confirmed: [],
    unmatched: lines.filter(({ ingredient }) => ingredient === null).length,
  })
}
