import type { IngredientRow, RecipeRow, UserRow } from './queries.ts'

const at = (instant: string): string => new Date(instant).toISOString()

export const presentRecipe = (row: RecipeRow): RecipeRow => ({ ...row, created_at: at(row.created_at) })

export const presentIngredient = (row: IngredientRow): IngredientRow => ({ ...row, created_at: at(row.created_at) })

export const presentUser = (row: UserRow): UserRow => ({ ...row, created_at: at(row.created_at) })
