import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { counted } from '@zivina/czech/plural'
import { DIFFICULTY_LABELS } from '@zivina/domain/catalogue/cooking'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { timeLabel } from './durations.ts'

/** A recipe for search engines and social networks: its headnote, or where it has none two sentences of facts. */
export function describeRecipe(recipe: RecipeDetail): string {
  return recipe.headnote.replaceAll('\n', ' ') || recipeFacts(recipe)
}

/** A recipe in two sentences of facts. */
function recipeFacts(recipe: RecipeDetail): string {
  const portions = portionsLabel(recipe.portion_size)
  const ingredients = counted(recipe.ingredients.length, 'surovina', 'suroviny', 'surovin')
  const facts = `${recipe.name}: ${portions}, ${timeLabel(recipe)}, ${ingredients}, ${DIFFICULTY_LABELS[recipe.difficulty].toLowerCase()}.`
  if (recipe.calories_in_total === null) return facts
  const { nutrient_coverage: coverage } = recipe
  const energy = formatNutrient('calories', recipe.calories_in_total, coverage.kilojoules)
  const protein = formatNutrient('protein', recipe.protein_in_total, coverage.protein)
  return `${facts} Porce má ${energy}${recipe.protein_in_total === null ? '' : ` a\u00a0${protein} bílkovin`}.`
}

/** Keywords for search engines. */
export function recipeKeywords(recipe: RecipeDetail): string[] {
  return ['recept', ...recipe.tags, ...recipe.meal_types.map((type) => MEAL_TYPE_LABELS[type].toLowerCase())]
}

/** „4 porce“, „1 porce“, „6 porcí“. */
export function portionsLabel(portions: number): string {
  return counted(portions, 'porce', 'porce', 'porcí')
}
