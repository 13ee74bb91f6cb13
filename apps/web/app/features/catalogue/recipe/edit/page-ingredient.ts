import type { FoodFigures } from '@zivina/contract/catalogue/ingredients/figures'
import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { RecipeIngredient } from '@zivina/contract/catalogue/recipes/read'
import type { FoodYield } from '@zivina/domain/catalogue/foods/food-yield'
import { AMOUNT_UNITS } from '@zivina/domain/catalogue/kitchen/amount-unit'
import type { KitchenFacts } from '@zivina/domain/catalogue/kitchen/kitchen-facts'
import type { TypedWords } from '@zivina/domain/catalogue/kitchen/say-typed'
import { type EditIngredient, type LineTyped, type RecipeLine, startingAmount } from '@zivina/nutrition/edits'
import type { DietLevel } from '@zivina/nutrition/preferences'

/** The fields of an ingredient on this page: those for editing, those for judging the dish, and those shown. */
export type PageIngredient = EditIngredient &
  FoodFigures & {
    image: string | null
    starting_amount: number
    kitchen?: KitchenFacts | null | undefined
    yield_class?: FoodYield | undefined
    /** Absent where it is unknown. */
    diet_level?: DietLevel | undefined
  }

type Described = Omit<IngredientSummary, 'slug' | 'amount'> & { amount?: number }

/** Converts a search result to an ingredient that can be added or swapped in. */
export function toPageIngredient({ macros, amount, ...rest }: Described): PageIngredient {
  const { guid, name, image, weight_units, grams_per_piece, density_g_per_ml, is_spice } = rest
  const { calories: _, ...nutrients } = macros
  const starting_amount = amount !== undefined && amount > 0 ? amount : startingAmount(weight_units)
  return {
    guid,
    name,
    image,
    weight_units,
    grams_per_piece,
    density_g_per_ml,
    is_spice,
    nutrients,
    micronutrients: rest.micronutrients,
    nutrient_marks: rest.nutrient_marks,
    nutrient_limits: rest.nutrient_limits,
    food_groups: rest.food_groups,
    is_classified: rest.is_classified,
    allergens: rest.allergens,
    starting_amount,
    ...(rest.kitchen ? { kitchen: rest.kitchen } : {}),
    ...(rest.yield_class ? { yield_class: rest.yield_class } : {}),
    ...(rest.diet_level ? { diet_level: rest.diet_level } : {}),
  }
}

/** A line as far as its words go: also one with another amount or ingredient than it has. */
export type WordedLine<I extends { guid: string } = PageIngredient> = {
  ingredient: I
  amount: number
  typed?: readonly LineTyped[] | undefined
}

/** How a line's amount was typed, as long as ingredient and amount are those of which it was typed. */
export function typedWordsOf({ ingredient, amount, typed = [] }: WordedLine<{ guid: string }>): TypedWords | null {
  const last = typed.find((words) => words.ingredient === ingredient.guid)
  if (last === undefined || Math.abs(last.means - amount) >= STORED_STEP / 2) return null
  const unit = AMOUNT_UNITS.find((known) => known === last.unit)
  return unit === undefined ? null : { amount: last.amount, unit }
}

/** What was typed of a line's ingredient besides what was typed of others that stood in the line. */
export function withTyped(former: readonly LineTyped[] = [], last: LineTyped): LineTyped[] {
  return [...former.filter(({ ingredient }) => ingredient !== last.ingredient), last]
}

/** Amounts are stored with two decimals. */
const STORED_STEP = 0.01

/** The lines of a recipe in the form needed for editing. */
export function toRecipeLines(ingredients: readonly RecipeIngredient[]): RecipeLine<PageIngredient>[] {
  return ingredients.map(({ ingredient, amount, typed, count_macros, segment, ...described }) => ({
    ingredient: toPageIngredient({ ...described, guid: ingredient }),
    segment,
    amount: Number(amount),
    count_macros,
    ...(typed ? { typed: [{ ...typed, ingredient, means: Number(amount) }] } : {}),
  }))
}
