import type { RecipeModified, RecipeModifiedDetail } from '@zivina/contract/catalogue/recipes/modifications'
import { judgedLines } from '@zivina/db/recipe-derived'
import { absentAllergens } from '@zivina/domain/catalogue/allergens/recipe-allergens'
import { judgeRecipe } from '@zivina/domain/catalogue/diet-rules/judge-recipe'
import { suitableDiets } from '@zivina/domain/catalogue/diet-rules/suitable-diets'
import { RULE_VERSION } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { sortFreeLines, toTasteJudged } from '@zivina/domain/catalogue/to-taste'
import { compareLines } from '@zivina/nutrition/line-changes'
import type { LineRow } from '#api/catalogue/recipes/read/sql.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { presentRecipe, presentRecipeDetail } from '../read/present.ts'
import type { ModifiedRow, OriginalRow, WholeModified } from './read-queries.ts'

/**
 * In lists a modified recipe has no diets, allergens and eating style: its lines differ, so those of the original may not apply,
 * and its own are judged on its page.
 */
const UNCLAIMED = {
  dietary_preference: ['All'],
  diet_types: ['Without restrictions'],
  without_allergens: [],
  dietary_goal: [],
} as const satisfies Partial<Record<keyof RecipeModified, readonly string[]>>

/** What takes the place of the original's claims. */
export function withoutClaims() {
  return {
    dietary_preference: [...UNCLAIMED.dietary_preference],
    diet_types: [...UNCLAIMED.diet_types],
    without_allergens: [...UNCLAIMED.without_allergens],
    dietary_goal: [...UNCLAIMED.dietary_goal],
  }
}

/** It is edited on its own page. */
const NO_ABILITIES = { can_edit: false, can_delete: false }

/** A modified recipe as lists show it. */
export function presentModified(row: ModifiedRow, urls: Urls): RecipeModified {
  return { ...presentRecipe(row.recipe, urls), ...ownPart(row) }
}

/** A modified recipe with lines and steps (the original's steps while it has none of its own). */
export function presentWholeModified(row: WholeModified, urls: Urls): RecipeModifiedDetail {
  const { updated_at, steps, whole_lines: lines, words, free_lines } = row
  // The author weighed the dish of the original lines.
  const unjudged = { diet_verdicts: {}, rule_version: '', cooked_weight: null }
  const recipe = {
    ...row.recipe,
    ...words,
    ...unjudged,
    updated_at,
    free_lines,
    version: row.version,
    status_note: '',
    source_url: null,
    is_private: true,
  }
  const detail = presentRecipeDetail({ recipe, steps, lines, confirmations: [] }, NO_ABILITIES, urls, true)
  const own_steps = { steps: row.own_steps ?? detail.steps, has_own_steps: row.own_steps !== null }
  const own = { ...detail, ...own_steps, ...ownPart(row) }
  return { ...own, ...judge(own, lines, free_lines) }
}

/** What the modified recipe suits by its own lines. Its preparation cannot be confirmed. */
function judge(recipe: RecipeModifiedDetail, rows: readonly LineRow[], free: RecipeModifiedDetail['free_lines'] = []) {
  const { seasonings, unmatched } = sortFreeLines(free)
  const { name, portion_size, meal_types, cooking_type, steps, aimed_iddsi_level } = recipe
  const foods = judgedLines(
    rows.map(({ ingredient: guid, amount, count_macros, segment, ...food }) => ({
      ingredient: { ...food, guid },
      amount: Number(amount),
      count_macros,
      segment,
    })),
  )
  const lines = [...foods, ...seasonings.map(toTasteJudged)]
  const texts = Object.values(steps).flatMap(({ step_title, step_text }) => [step_title, step_text])
  // The author weighed the dish of the original lines.
  const dish = {
    name,
    weighed: null,
    lines,
    portion_size,
    meal_types,
    cooking_type,
    steps: texts,
    confirmed: [],
    aimed_iddsi_level,
    unmatched,
  }
  const diet_verdicts = judgeRecipe(dish)
  return {
    diet_verdicts,
    rule_version: RULE_VERSION,
    diet_types: suitableDiets(diet_verdicts),
    without_allergens: unmatched > 0 ? [] : absentAllergens(lines),
  }
}

function ownPart(row: ModifiedRow) {
  const { note, version, original, recipe, lines, original_lines } = row
  return {
    ...withoutClaims(),
    updated_at: new Date(row.updated_at).toISOString(),
    note,
    version,
    original: presentOriginal(original),
    changes: compareLines(
      { lines: original_lines, portion_size: original.portion_size },
      { lines, portion_size: recipe.portion_size },
    ),
  }
}

function presentOriginal(row: OriginalRow): RecipeModified['original'] {
  return {
    guid: row.guid,
    slug: row.slug,
    name: row.name,
    portion_size: row.portion_size,
    kilojoules: row.kilojoules,
    calories_in_total: row.calories_in_total,
    kilojoules_coverage: row.nutrient_coverage.kilojoules ?? 0,
    available: row.available,
  }
}
