import type { PantryItem, PantryRecipe } from '@zivina/contract/planning/pantry'
import { presentRecipe } from '#api/catalogue/recipes/read/present.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import type { PantryRow } from './queries.ts'
import type { CookableRow } from './recipe-queries.ts'

export function presentPantryItem({ added_at, ...row }: PantryRow): PantryItem {
  return {
    guid: row.guid,
    ingredient: row.ingredient,
    text: row.text,
    amount: row.amount,
    unit: row.unit,
    best_before: row.best_before,
    food: row.food,
    added_at: new Date(added_at).toISOString(),
  }
}

export function presentCookable({ card, food_count, missing }: CookableRow, urls: Urls): PantryRecipe {
  return { recipe: presentRecipe(card, urls), food_count, missing }
}
