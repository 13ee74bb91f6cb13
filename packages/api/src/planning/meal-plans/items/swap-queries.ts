import type { Db } from '@zivina/db/database'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { type SQL, sql } from 'drizzle-orm'
import { CARD_COLUMNS, type CardRow, CREATOR_JOIN, selectCards } from '#api/catalogue/recipes/read/sql.ts'
import { allOf } from '#api/kernel/lists/sql.ts'

/** What those who eat a meal need of a recipe that would stand in for it. */
export type Needs = {
  meal_type: MealType
  diet_types: readonly string[]
  dietary_preference: string
  allergens: readonly string[]
  excluded_ingredients: readonly string[]
  /** Recipes that the meal has already. */
  present: readonly string[]
  /** Energy of a portion, to which the candidates are near. */
  kilojoules: number
}

/** How many recipes nearest in energy are compared in all four figures. */
const CANDIDATES = 200

/** Approved recipes of the meal that suit all needs, those of nearest energy first. */
export function selectSwaps(db: Db, needs: Needs): Promise<CardRow[]> {
  return selectCards(
    db,
    sql`select ${CARD_COLUMNS} from recipe r ${CREATOR_JOIN} where ${suits(needs)}
      order by abs(r.kilojoules - ${needs.kilojoules}), r.guid limit ${CANDIDATES}`,
  )
}

function suits({ meal_type, diet_types, dietary_preference, allergens, excluded_ingredients, present }: Needs): SQL {
  return allOf([
    sql`r.status = 'Approved' and not r.duplicate and r.kilojoules is not null`,
    sql`r.meal_types @> ${list([meal_type])}::text[]`,
    sql`r.dietary_preference @> ${list([dietary_preference])}::text[]`,
    diet_types.length > 0 && sql`r.diet_types @> ${list(diet_types)}::text[]`,
    allergens.length > 0 && sql`r.without_allergens @> ${list(allergens)}::text[]`,
    excluded_ingredients.length > 0 && sql`not r.ingredient_guids && ${list(excluded_ingredients)}::uuid[]`,
    present.length > 0 && sql`r.guid <> all(${list(present)}::uuid[])`,
  ])
}

/** Values of closed lists and guids, which contain no quotes or commas, as the text of an array. */
const list = (values: readonly string[]): string => `{${values.map((value) => `"${value}"`).join(',')}}`
