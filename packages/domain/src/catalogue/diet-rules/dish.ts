import { normalizeSearch } from '@zivina/czech/search-text'
import type { Range } from '@zivina/nutrition/constituents/range'
import type { FoodGroup } from '#domain/catalogue/foods/food-groups.ts'
import { type FoundKinds, findDishKinds } from './dish-kinds.ts'
import { energyAgrees, isOpaque, lineGrams, type Sums, scaleSums, sumFigures } from './figures.ts'
import { RECIPE_CLASSES, type RecipeClass, recipeClasses } from './recipe-classes.ts'
import { findServings, type Servings } from './serving.ts'
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
  /** Of one stated portion. */
  sums: Sums
  /** Of one reference serving in each class. */
  served: Readonly<Record<RecipeClass, Sums>>
  servings: Servings
  kinds: FoundKinds
  energyAgrees: boolean
  /** All steps as one text, lowercase and without accents. */
  steps: string
}

/** „Neloupejte“, „neoloupané“, „nespařujte“: what is told not to be done is not done. */
const NEGATED = /\bne(?:o|s|vy|z|roz|pre|pro)?(?:loup|spar|pasir|ced)\w*/g

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
  const servings = findServings(recipe, sums)
  return {
    recipe,
    classes: recipeClasses(recipe.meal_types),
    linesIn,
    opaque,
    grams,
    sums,
    served: servedSums(sums, servings),
    servings,
    kinds: findDishKinds(recipe),
    energyAgrees: energyAgrees(sums),
    steps: normalizeSearch(recipe.steps.join(' ')).replace(INNOCENT, '…').replace(NEGATED, '…'),
  }
}

function servedSums(sums: Sums, { of }: Servings): Dish['served'] {
  const served = RECIPE_CLASSES.map((name) => [name, scaleSums(sums, of[name].scale)])
  return Object.fromEntries(served) as Dish['served']
}

/** Indexes of the lines that belong to any of the groups, in the order of the recipe. */
export function linesOf(dish: Dish, groups: readonly FoodGroup[]): number[] {
  const found = new Set<number>()
  for (const group of groups) for (const index of dish.linesIn.get(group) ?? []) found.add(index)
  return [...found].sort((a, b) => a - b)
}
