import type { UserFilter } from '@zivina/contract/community/user-filters'
import { ORDERINGS } from '@zivina/domain/catalogue/filter/orderings'
import type { UserFilterRow } from './queries.ts'

/** A saved filter as its owner sees it. */
export function presentUserFilter(row: UserFilterRow): UserFilter {
  return {
    guid: row.guid,
    user: row.user,
    name: row.name,
    search: row.search,
    diet_types: row.diet_types,
    without_allergens: row.without_allergens,
    dietary_preference: row.dietary_preference,
    dietary_goal: row.dietary_goal,
    meal_types: row.meal_types,
    cooking_type: row.cooking_type,
    time_minutes: row.time_minutes,
    calorie_span: row.calorie_span,
    protein_span: row.protein_span,
    carbohydrates_span: row.carbohydrates_span,
    sugars_span: row.sugars_span,
    fiber_span: row.fiber_span,
    fat_span: row.fat_span,
    saturated_fats_span: row.saturated_fats_span,
    salt_span: row.salt_span,
    difficulty: row.difficulty,
    tags: row.tags,
    creator: row.creator,
    orderingVar: ORDERINGS.find((ordering) => ordering === row.orderingVar) ?? null,
    orderingDirection: row.orderingDirection,
    must_ingredients: row.must_ingredients,
    pantry_ingredients: row.pantry_ingredients,
    exclude_ingredients: row.exclude_ingredients,
    // Lists always show approved recipes only.
    status: 'Approved',
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
