import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { recipeAllergens } from '@zivina/domain/catalogue/allergens/recipe-allergens'
import { judgeRecipe } from '@zivina/domain/catalogue/diet-rules/judge-recipe'
import { type JudgedFood, toJudgedLine } from '@zivina/domain/catalogue/diet-rules/judged-line'
import { cookedConstituents } from '@zivina/domain/catalogue/dish-figures/cooked-constituents'
import type { DishLine } from '@zivina/domain/catalogue/dish-figures/dish'
import { rateDish } from '@zivina/domain/catalogue/dish-figures/dish-rating'
import { prepareDish } from '@zivina/domain/catalogue/dish-figures/dish-weight'
import { FOOD_GROUPS } from '@zivina/domain/catalogue/foods/food-groups'
import { FOOD_YIELDS } from '@zivina/domain/catalogue/foods/food-yield'
import { CONSTITUENTS } from '@zivina/nutrition/constituents/constituents'
import { sumConstituents } from '@zivina/nutrition/constituents/sum-constituents'
import { sumRanges } from '@zivina/nutrition/constituents/sum-ranges'
import { recipeTotals } from '@zivina/nutrition/macros'
import { type EditResult, makeLine, timeBest } from './edits.ts'

const LINES = 40
const PORTIONS = 4
const STEPS = ['Cibuli nakrájejte.', 'Přidejte zeleninu a duste do měkka.', 'Dochuťte solí a podávejte.']
const MEALS = ['Lunch', 'Dinner'] as const

type Food = Omit<JudgedFood, never> & DishLine

/**
 * How long everything that a recipe's page tells of 40 lines takes after an edit, in milliseconds, in this process: totals with
 * their ranges, constituents before and after cooking, the verdicts of all diets, allergens, weight, score and claims.
 */
export function measureEditedDish(): EditResult {
  const foods = Array.from({ length: LINES }, (_, at) => makeFood(at))
  return timeBest(LINES, (at) => {
    // Another amount each time, so that no cached result can be used.
    const lines = foods.map((food, place) => (place === at % LINES ? { ...food, amount: (at % 500) + 1 } : food))
    return () => recompute(lines)
  })
}

function recompute(lines: readonly Food[]): void {
  const described = { cooking_type: 'Warm', meal_types: MEALS, steps: STEPS } as const
  recipeTotals(lines, PORTIONS)
  sumRanges(lines)
  const judged = lines.map((line) => toJudgedLine(line, line.amount, line.count_macros))
  judgeRecipe({
    ...described,
    name: 'Jídlo',
    weighed: null,
    lines: judged,
    portion_size: PORTIONS,
    confirmed: [],
    aimed_iddsi_level: null,
    unmatched: 0,
  })
  recipeAllergens(judged)
  // Weighed, as an unknown yield or method would spare the score and the claims.
  const dish = prepareDish({ ...described, lines, weighed: 4000 })
  sumConstituents(dish.lines.counted)
  cookedConstituents(dish)
  rateDish(dish, MEALS)
}

/** Every seventh constituent unknown, every eleventh below a limit, three groups, and all allergens. */
function makeFood(at: number): Food {
  const { ingredient, amount, count_macros } = makeLine(at)
  const known = CONSTITUENTS.filter((_, place) => (at + place) % 7 !== 0)
  const faint = CONSTITUENTS.filter((_, place) => (at + place) % 11 === 0)
  return {
    ...ingredient,
    amount,
    count_macros,
    limits: {},
    nutrient_limits: {},
    micronutrients: Object.fromEntries(known.map((name, place) => [name, place + 0.5])),
    nutrient_marks: Object.fromEntries(faint.map((name) => [name, { mark: 'below_limit', limit: 0.2 }])),
    food_groups: [0, 1, 2].flatMap((step) => FOOD_GROUPS[(at * 3 + step * 17) % FOOD_GROUPS.length] ?? []),
    is_classified: at % 8 !== 0,
    allergens: Object.fromEntries(ALLERGENS.map((name) => [name, { state: 'free', evidence: 'nature' }])),
    yield_class: at % 5 === 0 ? (FOOD_YIELDS[at % FOOD_YIELDS.length] ?? null) : null,
  }
}
