import type { DiaryWhat, SavedWhat } from '@zivina/contract/body/diary-fields'
import { DIARY_AMOUNT, DIARY_PORTIONS } from '@zivina/contract/body/limits'
import type { AmountUnit } from '@zivina/domain/catalogue/kitchen/amount-unit'
import { type Eaten, scaleEaten, sumEaten } from '@zivina/nutrition/eaten'
import { byNutrient, totalsFrom } from '@zivina/nutrition/macros'
import { fieldError } from '#api/kernel/errors/api-error.ts'
import { type Edible, type EdibleDish, type EdibleFood, eatPortions } from './edible.ts'
import type { RecordedFood } from './recorded-food.ts'

/** What is recorded of foods. */

/** A food of the house, or figures alone. */
export type FoodWhat = SavedWhat | Extract<DiaryWhat, { kind: 'water' }>

const NOBODY = { recipe: null, recipe_modified: null, ingredient: null, product: null }
const FIGURES_ALONE = { ...NOBODY, portions: null, amount: null, unit: null, grams: null }

/**
 * What is recorded of a food; null where the person may not see it.
 * @throws FieldErrors where the amount cannot be converted: grams of a dish of unknown weight, a measure of unknown weight
 */
export function recordFood(what: FoodWhat, edible: Edible): RecordedFood | null {
  switch (what.kind) {
    case 'recipe':
    case 'recipe_modified': {
      const guid = what.kind === 'recipe' ? what.recipe : what.recipe_modified
      const dish = edible.dishes.get(guid)
      if (dish === undefined) return null
      return { kind: what.kind, ...NOBODY, [what.kind]: guid, ...recordDish(dish, what) }
    }
    case 'ingredient': {
      const food = edible.foods.get(what.ingredient)
      if (food === undefined) return null
      return { kind: 'ingredient', ...NOBODY, ingredient: food.guid, ...recordByAmount(food, what) }
    }
    case 'product': {
      const food = edible.foods.get(what.product)
      if (food === undefined) return null
      return { kind: 'product', ...NOBODY, product: food.guid, ...recordByAmount(food, what) }
    }
    case 'quick':
      return { kind: 'quick', ...FIGURES_ALONE, name: what.name, ...split(eatenOfFigures(what)) }
    case 'water':
      return recordWater(what.milliliters)
  }
}

function recordWater(milliliters: number): RecordedFood {
  // A millilitre of water weighs a gram.
  const amount = { portions: null, amount: milliliters, unit: 'ml' as const, grams: milliliters }
  return { kind: 'water', ...NOBODY, name: 'Voda', ...amount, ...split(sumEaten([])) }
}

function recordDish(
  dish: EdibleDish,
  { portions, grams }: { portions?: number | undefined; grams?: number | undefined },
) {
  const eaten = portions ?? portionsOfGrams(dish, grams ?? 0)
  const { eaten: figures, grams: weight } = eatPortions(dish, eaten)
  const typed = grams === undefined ? { amount: null, unit: null } : { amount: grams, unit: 'g' as const }
  return { name: dish.name, portions: eaten, ...typed, grams: weight, ...split(figures) }
}

function portionsOfGrams({ portion_grams }: EdibleDish, grams: number): number {
  if (portion_grams === null) throw fieldError('grams', 'invalid_format')
  return grams / portion_grams
}

function recordByAmount(food: EdibleFood, { amount, unit }: { amount: number; unit: AmountUnit }) {
  const own = food.ownAmount(amount, unit)
  if (own === null) throw fieldError('unit', 'invalid_format')
  const { eaten, grams } = food.eat(own)
  return { name: food.name, portions: null, amount, unit, grams, ...split(eaten) }
}

/** Figures that the person typed; what they did not type is unknown. */
function eatenOfFigures(what: Extract<FoodWhat, { kind: 'quick' }>): Eaten {
  const values = byNutrient((nutrient) => what[nutrient] ?? null)
  const coverage = byNutrient((nutrient) => (values[nutrient] === null ? 0 : 1))
  return { ...totalsFrom(values, coverage), constituents: {} }
}

/** The figures of an entry as they are stored: constituents apart. */
export function split({ constituents, ...totals }: Eaten): Pick<RecordedFood, 'totals' | 'constituents'> {
  return { totals, constituents }
}

/** The figures of an entry. */
export function eatenOfRecorded({ totals, constituents }: Pick<RecordedFood, 'totals' | 'constituents'>): Eaten {
  return { ...totals, constituents }
}

/** `factor` times as much of what was recorded; the unit in which it was typed stays. */
export function scaleRecorded<Food extends RecordedFood>(food: Food, factor: number): Food {
  const times = (value: number | null): number | null => (value === null ? null : value * factor)
  const { portions, amount, grams } = food
  return {
    ...food,
    portions: times(portions),
    amount: times(amount),
    grams: times(grams),
    ...split(scaleEaten(eatenOfRecorded(food), factor)),
  }
}

/** @throws FieldErrors where a multiple is more, or less, than anybody eats */
export function requireSane({ portions, amount }: RecordedFood): void {
  if (portions !== null && portions > DIARY_PORTIONS.max) throw fieldError('portions', 'max')
  if (amount !== null && amount > DIARY_AMOUNT.max) throw fieldError('amount', 'max')
}
