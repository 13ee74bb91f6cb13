import type { DescribedDish, DishLine } from './dish.ts'

/** 100 g of a classified food without any nutrient or group, changed as told. */
export function line(
  change: Omit<Partial<DishLine>, 'nutrients'> & { nutrients?: Partial<DishLine['nutrients']> } = {},
): DishLine {
  return {
    name: 'Potravina',
    amount: 100,
    weight_units: 'Gram',
    count_macros: true,
    grams_per_piece: null,
    density_g_per_ml: null,
    limits: {},
    micronutrients: {},
    nutrient_marks: {},
    food_groups: [],
    is_classified: true,
    yield_class: null,
    ...change,
    nutrients: {
      kilojoules: 0,
      protein: 0,
      carbohydrates: 0,
      fat: 0,
      fiber: 0,
      sugars: 0,
      saturated_fats: 0,
      salt: 0,
      ...change.nutrients,
    },
  }
}

export const water = (amount: number, change: Partial<DishLine> = {}) =>
  line({ name: 'Voda', amount, food_groups: ['thin_drink'], ...change })

/** A warm lunch that is stewed, changed as told. */
export function dish(change: Partial<DescribedDish> = {}): DescribedDish {
  return { lines: [line()], weighed: null, cooking_type: 'Warm', meal_types: ['Lunch'], steps: ['Duste.'], ...change }
}
