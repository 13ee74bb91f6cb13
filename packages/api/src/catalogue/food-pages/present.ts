import type { FoodCard, FoodPage } from '@zivina/contract/catalogue/food-pages'
import type { FoundIngredient, IngredientDetail } from '@zivina/contract/catalogue/ingredients/read'
import type { Substitutes } from '@zivina/contract/catalogue/ingredients/substitutes'
import { foodClaims } from '@zivina/domain/catalogue/food-page/food-claims'
import { foodStorage } from '@zivina/domain/catalogue/food-page/food-storage'
import {
  substituteAllergens,
  substituteAmountWords,
  substituteFigures,
} from '@zivina/domain/catalogue/food-page/food-substitutes'
import { foodSuitability } from '@zivina/domain/catalogue/food-page/food-suitability'
import { STORAGE } from '@zivina/domain/catalogue/storage'
import { storageSentences } from '@zivina/domain/catalogue/storage-words'
import { ROLE_LABELS } from '@zivina/domain/catalogue/substitution/roles'
import { CONSTITUENTS } from '@zivina/nutrition/constituents/constituents'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import type { NutrientValues } from '@zivina/nutrition/macros'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'
import type { Urls } from '#api/kernel/ports/urls.ts'
import type { FoodRow } from './queries.ts'

export function presentFoodCard(row: FoodRow, urls: Urls): FoodCard {
  return {
    guid: row.guid,
    slug: row.slug,
    name: row.name,
    image: urls.icon(row.photos),
    calories: caloriesFromKilojoules(row.kilojoules),
    weight_units: row.weight_units,
  }
}

export function presentFoundCard({ guid, slug, name, image, macros, weight_units }: FoundIngredient): FoodCard {
  return { guid, slug, name, image, calories: macros.calories, weight_units }
}

/** What rules say of a food: its claims, what it suits, and how it is stored. */
export function presentRules(food: IngredientDetail): Pick<FoodPage, 'claims' | 'suitability' | 'storage'> {
  const judged = withFigures(food)
  const row = foodStorage({ ...food, sub_category: food.sub_food_category.slug })
  return {
    claims: foodClaims(judged),
    suitability: foodSuitability(judged),
    storage: row === null ? [] : storageSentences(STORAGE[row]),
  }
}

/** How many substitutes of a role the page lists: the recipe's swap offers all. */
const SUBSTITUTES_SHOWN = 4

/** What to replace the food with, by role; a food that an earlier role lists is not repeated. */
export function presentSubstitutes(food: IngredientDetail, { roles }: Substitutes): FoodPage['substitutes'] {
  const replaced = { ...food, macros: food }
  const seen = new Set<string>()
  const groups = roles.map(({ role, substitutes }) => {
    const shown = substitutes.filter(({ ingredient }) => !seen.has(ingredient.slug)).slice(0, SUBSTITUTES_SHOWN)
    const foods = shown.map(({ ingredient, ratio, remark }) => {
      seen.add(ingredient.slug)
      return {
        slug: ingredient.slug,
        name: ingredient.name,
        amount: substituteAmountWords(ratio),
        figures: substituteFigures(replaced, ingredient, ratio),
        allergens: substituteAllergens(food.allergens, ingredient.allergens),
        remark,
      }
    })
    return { role: ROLE_LABELS[role], foods }
  })
  return groups.filter(({ foods }) => foods.length > 0)
}

/** The food as rules take it: its nutrients together, and of its constituents the known ones alone. */
function withFigures({ micronutrients, ...food }: IngredientDetail) {
  const nutrients = Object.fromEntries(STORED_NUTRIENTS.map((nutrient) => [nutrient, food[nutrient]])) as NutrientValues
  const known = CONSTITUENTS.flatMap((name) => {
    const value = micronutrients[name]
    return value === null ? [] : [[name, value] as const]
  })
  return { ...food, nutrients, micronutrients: Object.fromEntries(known) }
}
