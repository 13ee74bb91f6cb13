import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { EffectDish } from '@zivina/domain/catalogue/substitution/swap-effect'
import { activeLines } from '@zivina/nutrition/edits'
import type { PageEdit } from '../edit/edit-reducer.ts'

/** The edited recipe as the effects of swaps are computed from it. */
export function toEffectDish(recipe: RecipeDetail, edit: PageEdit): EffectDish {
  const { name, meal_types, cooking_type, steps, aimed_iddsi_level } = recipe
  return {
    lines: activeLines(edit).map(({ ingredient, amount, count_macros, segment }) => ({
      food: ingredient,
      amount,
      count_macros,
      segment,
    })),
    name,
    portion_size: edit.portion_size,
    meal_types,
    cooking_type,
    aimed_iddsi_level,
    steps: Object.values(steps).flatMap(({ step_title, step_text }) => [step_title, step_text]),
  }
}
