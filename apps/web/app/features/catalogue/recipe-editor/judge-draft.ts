import { parseAmount } from '@zivina/czech/number-input'
import { judgeRecipe } from '@zivina/domain/catalogue/diet-rules/judge-recipe'
import { toJudgedLine } from '@zivina/domain/catalogue/diet-rules/judged-line'
import type { Verdicts } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { sortFreeLines, toTasteJudged } from '@zivina/domain/catalogue/to-taste'
import { toPageIngredient } from '#app/features/catalogue/recipe/edit/page-ingredient.ts'
import type { Draft } from './draft.ts'
import { aimedLevel } from './draft-payload.ts'
import { freeLinesOf, lineAmount } from './line-amount.ts'

/**
 * What the draft suits as written now. A line without a food is unknown, and so is an amount that is not understood; nothing is
 * confirmed yet.
 */
export function judgeDraft({
  name,
  cooked_weight,
  lines,
  steps,
  portion_size,
  meal_types,
  cooking_type,
  aimed_iddsi_level,
}: Draft): Verdicts {
  const { seasonings, unmatched } = sortFreeLines(freeLinesOf(lines))
  const judged = lines.flatMap((line) => {
    const { ingredient, count_macros, segment } = line
    if (ingredient === null) return []
    return toJudgedLine(toPageIngredient(ingredient), lineAmount(line) ?? Number.NaN, count_macros, segment)
  })
  return judgeRecipe({
    lines: [...judged, ...seasonings.map(toTasteJudged)],
    name,
    weighed: parseAmount(cooked_weight),
    portion_size,
    meal_types,
    cooking_type,
    steps: steps.flatMap(({ title, text }) => [title, text]),
    confirmed: [],
    aimed_iddsi_level: aimedLevel({ aimed_iddsi_level }),
    unmatched,
  })
}
