import type { ImportDraft, ImportLine, ImportWarning } from '@zivina/contract/catalogue/recipes/import'
import { LIKELY } from '@zivina/domain/catalogue/ingredient-line/rank-foods'
import { amountInOwnUnit } from '@zivina/domain/catalogue/ingredient-line/to-own-unit'
import type { ReadLabels } from '@zivina/domain/catalogue/told-labels'
import { type ReadLine, SOURCE_LIMITS, type SourceRecipe } from '@zivina/recipe-reader'
import type { MatchedFood } from '#api/catalogue/ingredients/read/service.ts'

export type MatchedLine = ReadLine & { foods: MatchedFood[] }

/** A recipe as it was read, what its labels are here, and whether its source has more recipes than are read. */
type Read = { recipe: SourceRecipe; lines: MatchedLine[]; labels: ReadLabels; more: boolean }

export function presentDraft({ recipe, lines, labels, more }: Read): ImportDraft {
  return {
    name: recipe.name,
    headnote: recipe.headnote,
    tip: recipe.tip,
    portion_size: recipe.portion_size,
    time_minutes: recipe.time_minutes,
    resting_time: recipe.resting_time,
    steps: recipe.steps.slice(0, SOURCE_LIMITS.steps),
    step_titles: recipe.step_titles.slice(0, SOURCE_LIMITS.steps),
    source_url: recipe.source_url,
    aimed_iddsi_level: recipe.aimed_iddsi_level,
    meal_types: labels.meal_types,
    tags: labels.tags,
    unknown_labels: labels.unknown,
    pictures: recipe.pictures,
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
    doubtful: line.doubtful,
    segment,
    ingredient: chosen?.ingredient ?? null,
    amount_in_units: chosen && !line.doubtful ? amountInOwnUnit(line, chosen.ingredient) : null,
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
    DOUBTFUL_PORTIONS: recipe.portion_size !== null && recipe.doubts.includes('portions'),
    DOUBTFUL_TIMES: recipe.doubts.includes('times'),
    TIP_CUT: recipe.doubts.includes('tip_cut'),
    PICTURE_LEFT: recipe.doubts.includes('picture_left'),
    PICTURES_CUT: recipe.doubts.includes('pictures_cut'),
  }
  return (Object.keys(holds) as ImportWarning[]).filter((warning) => holds[warning])
}
