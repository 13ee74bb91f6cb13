import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { judgeRecipe } from '@zivina/domain/catalogue/diet-rules/judge-recipe'
import { toJudgedLine } from '@zivina/domain/catalogue/diet-rules/judged-line'
import { servingNote } from '@zivina/domain/catalogue/diet-rules/serving-note'
import {
  type JudgedRecipe,
  RULE_VERSION,
  type Verdict,
  type Verdicts,
} from '@zivina/domain/catalogue/diet-rules/verdicts'
import { type DietType, RESTRICTING_DIETS, type RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { activeLines, isChanged, reset } from '@zivina/nutrition/edits'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import type { PageIngredient } from '#app/features/catalogue/recipe/edit/page-ingredient.ts'
import { isFreeText, isToTaste } from '#app/features/catalogue/recipe/free-text.ts'
import { weighedDish } from '#app/features/catalogue/recipe/nutrition/dish-lines.ts'
import type { ShownVerdicts } from './verdict-words.ts'

/** A verdict that the edits changed. */
export type VerdictChange = { diet: RestrictingDiet; before: Verdict; now: Verdict }
export type JudgedEdit = {
  verdicts: ShownVerdicts
  changes: readonly VerdictChange[]
  isEdited: boolean
  /** Says that the dish is judged at another serving than its portion; null where it is not. */
  serving: string | null
}

type Dish = Pick<RecipeDetail, 'name' | 'cooked_weight' | 'steps' | 'meal_types' | 'cooking_type' | 'aimed_iddsi_level'>
type Judged = Pick<RecipeDetail, 'diet_verdicts' | 'rule_version' | 'confirmations'>

/** Facts that an edit stored by an older version of the page does not have: nothing is known. */
const UNKNOWN_FACTS = {
  micronutrients: {},
  nutrient_marks: {},
  nutrient_limits: {},
  food_groups: [],
  is_classified: false,
  allergens: {},
} satisfies Partial<PageIngredient>

/**
 * What the edited recipe suits, and which verdicts the edits changed. The recipe as given, for any number of portions, keeps
 * its stored verdicts; confirmations of the preparation hold for it alone.
 */
export function judgeEdit(dish: Dish, stored: Judged, edit: PageEdit): JudgedEdit {
  const serving = servingNote(toJudgedRecipe(dish, edit, []))
  if (!isChanged(edit)) return { verdicts: stored.diet_verdicts, changes: [], isEdited: false, serving }
  const verdicts = judgeDish(dish, edit, [])
  const given = isJudgedByPresentRules(stored) ? stored.diet_verdicts : judgeGiven(dish, stored, edit)
  const changes = RESTRICTING_DIETS.flatMap((diet) => {
    const before = given[diet]?.verdict
    const now = verdicts[diet].verdict
    return before === undefined || before === now ? [] : [{ diet, before, now }]
  })
  return { verdicts, changes, isEdited: true, serving }
}

function isJudgedByPresentRules({ rule_version }: Judged): boolean {
  return rule_version === RULE_VERSION
}

/** The recipe as given by the rules of this page, so that only the edits make a difference. */
function judgeGiven(dish: Dish, { confirmations }: Judged, edit: PageEdit): Verdicts {
  return judgeDish(
    dish,
    reset(edit),
    confirmations.map(({ diet_type }) => diet_type),
  )
}

/** Judges the lines that are in the dish. @param confirmed diets whose preparation is confirmed for these lines */
export function judgeDish(dish: Dish, edit: PageEdit, confirmed: readonly DietType[]): Verdicts {
  return judgeRecipe(toJudgedRecipe(dish, edit, confirmed))
}

function toJudgedRecipe(dish: Dish, edit: PageEdit, confirmed: readonly DietType[]): JudgedRecipe {
  const { name, meal_types, cooking_type, steps, aimed_iddsi_level } = dish
  const lines = activeLines(edit)
  const foods = lines.filter(({ ingredient }) => !isFreeText(ingredient) || isToTaste(ingredient))
  return {
    lines: foods.map(({ ingredient, amount, count_macros, segment }) =>
      isToTaste(ingredient)
        ? { ...toJudgedLine({ ...UNKNOWN_FACTS, ...ingredient }, amount, count_macros, segment), is_to_taste: true }
        : toJudgedLine({ ...UNKNOWN_FACTS, ...ingredient }, amount, count_macros, segment),
    ),
    name,
    weighed: weighedDish(dish, edit),
    portion_size: edit.portion_size,
    meal_types,
    cooking_type,
    steps: Object.values(steps).flatMap(({ step_title, step_text }) => [step_title, step_text]),
    confirmed,
    aimed_iddsi_level,
    unmatched: lines.length - foods.length,
  }
}
