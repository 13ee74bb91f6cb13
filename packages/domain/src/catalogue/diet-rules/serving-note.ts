import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { sumFigures } from './figures.ts'
import { CLASS_AS, type RecipeClass, recipeClasses } from './recipe-classes.ts'
import { bindSpaces } from './sentences.ts'
import { findServings, type Servings } from './serving.ts'
import type { JudgedRecipe } from './verdicts.ts'

/**
 * Tells a reader that a dish is judged at another serving than its stated portion, and at which. Null where it is judged at the
 * portion, or where it is not known what a portion weighs.
 */
export function servingNote(recipe: JudgedRecipe): string | null {
  if (!(recipe.portion_size > 0)) return null
  const servings = findServings(recipe, sumFigures(recipe.lines, recipe.portion_size))
  const classes = recipeClasses(recipe.meal_types).filter((name) => isLarger(servings, name))
  const [first] = classes
  if (first === undefined) return null
  const wanted = classes.map(
    (name) => `${classes.length > 1 ? `${CLASS_AS[name]} ` : ''}${amount(name, reference(servings, name))}`,
  )
  const portion = amount(first, servings.of[first].portion.low)
  return bindSpaces(`Uvedená porce má ${portion}. Množství v ní posuzujeme podle běžné porce: ${wanted.join(', ')}.`)
}

function isLarger({ of }: Servings, name: RecipeClass): boolean {
  const { portion, reference, scale } = of[name]
  return scale.low > 1 && portion.low === portion.high && reference.low === reference.high
}

function reference({ of }: Servings, name: RecipeClass): number {
  return of[name].reference.low
}

function amount(name: RecipeClass, value: number): string {
  return `${formatNumber(value, 0)}${NBSP}${name === 'drink' ? 'ml' : 'g'}`
}
