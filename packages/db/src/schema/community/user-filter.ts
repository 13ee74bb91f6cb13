import { USER_FILTERS_MAX } from '@zivina/contract/kernel/limits'
import type { Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import type { CookingType, Difficulty } from '@zivina/domain/catalogue/cooking'
import type { DietType } from '@zivina/domain/catalogue/diet-types'
import type { NutrientSpan } from '@zivina/domain/catalogue/filter/nutrient-spans'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { STATUSES } from '@zivina/domain/catalogue/statuses'
import type { DietaryGoal, DietaryPreference } from '@zivina/nutrition/diets'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { lower, user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf, texts } from '#db/schema/columns.ts'

const list = <T extends string>() => text().array().$type<T[]>().notNull().default(sql`'{}'::text[]`)
const guids = () => uuid().array().notNull().default(sql`'{}'::uuid[]`)
const span = () => jsonb().$type<NutrientSpan>()
const range = () => integer().array().$type<[number, number]>()

/** A filter of the recipe list that a user saved under a name. Empty or null restricts nothing. */
export const userFilter = pgTable(
  'user_filter',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    name: text().notNull(),
    search: text().notNull().default(''),
    diet_types: list<DietType>(),
    without_allergens: list<Allergen>(),
    dietary_preference: text().$type<DietaryPreference>(),
    dietary_goal: text().$type<DietaryGoal>(),
    meal_types: list<MealType>(),
    cooking_type: list<CookingType>(),
    /** Minutes and kilocalories of a portion, both ends included. */
    time_minutes: range(),
    calorie_span: range(),
    /** Grams of a portion, at least and at most. */
    protein_span: span(),
    carbohydrates_span: span(),
    sugars_span: span(),
    fiber_span: span(),
    fat_span: span(),
    saturated_fats_span: span(),
    salt_span: span(),
    difficulty: list<Difficulty>(),
    tags: texts(),
    creator: text(),
    orderingVar: text(),
    orderingDirection: text().$type<'asc' | 'desc'>(),
    must_ingredients: guids(),
    pantry_ingredients: guids(),
    exclude_ingredients: guids(),
    status: text().$type<Status>().notNull().default('Approved'),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [
    check('user_filter_status', oneOf(table.status, STATUSES)),
    index('user_filter_user').on(table.user, table.created_at),
    uniqueIndex('user_filter_name').on(table.user, lower(table.name)),
  ],
)

export const userFilterPersonalData = ownRows(userFilter, {
  bound: { rows: USER_FILTERS_MAX, row_bytes: 20_000, by: 'limit' },
  file: 'ulozene-filtry.json',
  part: 'kept',
  order: userFilter.created_at,
})
