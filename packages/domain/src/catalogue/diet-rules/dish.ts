import { normalizeSearch } from '@zivina/czech/search-text'
import type { Range } from '@zivina/nutrition/constituents/range'
import type { FoodGroup } from '#domain/catalogue/foods/food-groups.ts'
import { energyAgrees, isOpaque, lineGrams, type Sums, sumFigures } from './figures.ts'
import { type RecipeClass, recipeClasses } from './recipe-classes.ts'
import type { JudgedRecipe } from './verdicts.ts'

/** A recipe with everything computed once that the conditions of all diets look into. */
export type Dish = {
  recipe: JudgedRecipe
  classes: readonly RecipeClass[]
  /** Indexes of the lines of each group. */
  linesIn: ReadonlyMap<FoodGroup, readonly number[]>
  /** Indexes of the lines whose groups are not known to be all. */
  opaque: readonly number[]
  /** Grams of each line in a portion; a line that is not eaten weighs anything up to its amount. */
  grams: readonly Range[]
  sums: Sums
  energyAgrees: boolean
  /** All steps as one text, lowercase and without accents. */
  steps: string
}

/** Words that hold a stem of a preparation and mean something else: cucumber no crust, stalk no browning, semolina no crispness. */
const INNOCENT = /okurk|stop(?:ek|k)|krupic/g

/** @param recipe with a positive number of portions */
export function prepareDish(recipe: JudgedRecipe): Dish {
  const linesIn = new Map<FoodGroup, number[]>()
  const opaque: number[] = []
  const grams = recipe.lines.map((line) => {
    const range = lineGrams(line, recipe.portion_size)
    return line.count_macros ? range : { low: 0, high: range.high }
  })
  recipe.lines.forEach((line, index) => {
    if (isOpaque(line)) opaque.push(index)
    for (const group of new Set(line.food_groups)) {
      const lines = linesIn.get(group)
      if (lines === undefined) linesIn.set(group, [index])
      else lines.push(index)
    }
  })
  const sums = sumFigures(recipe.lines, recipe.portion_size)
  return {
    recipe,
    classes: recipeClasses(recipe.meal_types),
    linesIn,
    opaque,
    grams,
    sums,
    energyAgrees: energyAgrees(sums),
    steps: normalizeSearch(recipe.steps.join(' ')).replace(INNOCENT, '…'),
  }
}

/** Indexes of the lines that belong to any of the groups, in the order of the recipe. */
export function linesOf(dish: Dish, groups: readonly FoodGroup[]): number[] {
  const found = new Set<number>()
  for (const group of groups) for (const index of dish.linesIn.get(group) ?? []) found.add(index)
  return [...found].sort((a, b) => a - b)
}
