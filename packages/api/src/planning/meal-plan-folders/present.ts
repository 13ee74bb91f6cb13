import type { MealPlanFolder } from '@zivina/contract/planning/meal-plan-folders'
import type { FolderRow } from './queries.ts'

/** A folder as its owner sees it. */
export function presentFolder({ created_at, updated_at, ...row }: FolderRow): MealPlanFolder {
  return { ...row, created_at: new Date(created_at).toISOString(), updated_at: new Date(updated_at).toISOString() }
}
