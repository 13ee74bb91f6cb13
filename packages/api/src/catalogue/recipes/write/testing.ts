import { buildIngredient, type Ingredient } from '@zivina/db/build/catalogue/ingredient'
import type { Db } from '@zivina/db/database'

/** A request body for a recipe with one line. */
export function recipeBody(ingredient: { guid: string }, fields: Record<string, unknown> = {}) {
  return {
    name: 'Bramboračka',
    portion_size: 4,
    time_minutes: 40,
    difficulty: 'Easy',
    cooking_type: 'Warm',
    meal_types: ['Soup'],
    steps: { '0': { step_text: 'Vařte doměkka.' } },
    ingredients: [{ ingredient: ingredient.guid, amount: '400' }],
    ...fields,
  }
}

/** An ingredient without unknown values. */
export function buildKnown(db: Db, fields: Parameters<typeof buildIngredient>[1] = {}): Promise<Ingredient> {
  const nutrients = { kilojoules: 1000, protein: 10, carbohydrates: 20, fat: 5, fiber: 4, sugars: 3 }
  return buildIngredient(db, { ...nutrients, saturated_fats: 2, salt: 1, diet_level: 'vegan', ...fields })
}
