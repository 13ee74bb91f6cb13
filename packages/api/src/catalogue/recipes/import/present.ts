import type { ImportDraft, ImportLine, ImportWarning } from '@zivina/contract/catalogue/recipes/import'
import { LIKELY } from '@zivina/domain/catalogue/ingredient-line/rank-foods'
import { amountInOwnUnit } from '@zivina/domain/catalogue/ingredient-line/to-own-unit'
import { type ReadLine, SOURCE_LIMITS, type SourceRecipe } from '@zivina/recipe-reader'
import type { MatchedFood } from '#api/catalogue/ingredients/read/service.ts'

export type MatchedLine = ReadLine & { foods: MatchedFood[] }

export function presentDraft(recipe: SourceRecipe, lines: MatchedLine[], more: boolean): ImportDraft {
  return {
    name: recipe.name,
    headnote: recipe.headnote,
    portion_size: recipe.portion_size,
    time_minutes: recipe.time_minutes,
    resting_time: recipe.resting_time,
    steps: recipe.steps.slice(0, SOURCE_LIMITS.steps),
    source_url: recipe.source_url,
    aimed_iddsi_level: recipe.aimed_iddsi_level,
    lines: lines.map(presentLine),
    warnings: warningsOf(recipe, more),
  }
}

function presentLine({ line, segment, foods }: MatchedLine): ImportLine {
  const [best] = foods
  const chosen = best && best.confidence >= LIKELY ? best : null
  const others = foods.filter((food) => food !== chosen)
  return {
    text: line.text,
    amount: line.amount,
    unit: line.unit,
    name: line.name,
    comment: line.comment,
    optional: line.optional,
    segment,
    ingredient: chosen?.ingredient ?? null,
    amount_in_units: chosen ? amountInOwnUnit(line, chosen.ingredient) : null,
    // The match of a partly understood line is less certain.
    confidence: chosen ? chosen.confidence * line.confidence : 0,
    alternatives: others.map(({ ingredient }) => ingredient),
  }
}

function warningsOf(recipe: SourceRecipe, more: boolean): ImportWarning[] {
  const holds: Record<ImportWarning, boolean> = {
    MORE_RECIPES: more,
    LINES_CUT: recipe.ingredients.length > SOURCE_LIMITS.ingredients,
    STEPS_CUT: recipe.steps.length > SOURCE_LIMITS.steps,
    NO_INGREDIENTS: recipe.ingredients.length === 0,
    NO_STEPS: recipe.steps.length === 0,
    NO_PORTIONS: recipe.portion_size === null,
  }
  return (Object.keys(holds) as ImportWarning[]).filter((warning) => holds[warning])
}
