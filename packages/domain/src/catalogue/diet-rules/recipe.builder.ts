import type { Allergen, FoodAllergens } from '#domain/catalogue/allergens/allergens.ts'
import { ALLERGENS } from '#domain/catalogue/allergens/allergens.ts'
import type { FoodGroup } from '#domain/catalogue/foods/food-groups.ts'
import type { MealType } from '#domain/catalogue/meal-types.ts'
import type { RecipeClass } from './recipe-classes.ts'
import type { JudgedLine, JudgedRecipe } from './verdicts.ts'

/** Small recipes for the tests of the rules. */

/** A meal type of each class. */
export const MEAL_OF = { main: 'Lunch', snack: 'Snack', drink: 'Drinks' } as const satisfies Record<
  RecipeClass,
  MealType
>

/** Every allergen certainly absent, or in the states given. */
export function allergens(states: FoodAllergens = {}): FoodAllergens {
  const free = Object.fromEntries(ALLERGENS.map((name) => [name, { state: 'free', evidence: 'nature' }]))
  return { ...(free as Record<Allergen, { state: 'free'; evidence: 'nature' }>), ...states }
}

/** 100 g of a classified food without any nutrient, group or allergen, changed as told. */
export function line(
  change: Omit<Partial<JudgedLine>, 'nutrients'> & { nutrients?: Partial<JudgedLine['nutrients']> } = {},
): JudgedLine {
  return {
    guid: `guid-${change.name ?? 'food'}`,
    name: 'Potravina',
    amount: 100,
    weight_units: 'Gram',
    count_macros: true,
    grams_per_piece: null,
    density_g_per_ml: null,
    food_groups: [],
    is_classified: true,
    allergens: allergens(),
    constituents: {},
    limits: {},
    yield_class: null,
    micronutrients: {},
    is_garnish: false,
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

/** A food of one group. */
export function ofGroup(group: FoodGroup, change: Parameters<typeof line>[0] = {}): JudgedLine {
  return line({ name: group, food_groups: [group], ...change })
}

/** 100 g whose energy agrees with these grams of protein, carbohydrate, fat and fibre. */
export function food(
  grams: Partial<JudgedLine['nutrients']>,
  change: Omit<NonNullable<Parameters<typeof line>[0]>, 'nutrients'> = {},
): JudgedLine {
  const { protein = 0, carbohydrates = 0, fat = 0, fiber = 0 } = grams
  const kilojoules = 17 * (protein ?? 0) + 17 * (carbohydrates ?? 0) + 37 * (fat ?? 0) + 8 * (fiber ?? 0)
  return line({ ...change, nutrients: { kilojoules, ...grams } })
}

/** A warm lunch for one, of these lines, with one step that asks for nothing. Its portion weighs no less than a reference serving. */
export function recipe(lines: readonly JudgedLine[], change: Partial<JudgedRecipe> = {}): JudgedRecipe {
  return {
    name: 'Jídlo',
    lines,
    portion_size: 1,
    meal_types: ['Lunch'],
    cooking_type: 'Warm',
    steps: ['Vše uvařte.'],
    confirmed: [],
    aimed_iddsi_level: null,
    unmatched: 0,
    weighed: 300 * (change.portion_size ?? 1),
    ...change,
  }
}
