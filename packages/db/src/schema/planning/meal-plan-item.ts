import { MEAL_TYPES, type MealType } from '@zivina/domain/catalogue/meal-types'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#db/schema/account/user.ts'
import { ingredient } from '#db/schema/catalogue/ingredient.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { recipeModified } from '#db/schema/catalogue/recipe-modified.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'
import { mealPlan, mealPlanEater } from './meal-plan.ts'

/** What an item of a plan is. */
export const ITEM_KINDS = ['recipe', 'recipe_modified', 'ingredient'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** A day of a plan that has, or had, something planned, or a note. */
export const mealPlanDay = pgTable(
  'meal_plan_day',
  {
    guid: guid(),
    plan: uuid()
      .notNull()
      .references(() => mealPlan.guid, { onDelete: 'cascade' }),
    /** A calendar day in Europe/Prague, never an instant: summer time moves nothing. */
    day: date({ mode: 'string' }).notNull(),
    note: text().notNull().default(''),
    /** Added by itself, so that it is there without items and note. A day of items alone is there as long as they are. */
    is_created: boolean().notNull().default(false),
  },
  (table) => [unique('meal_plan_day_once').on(table.plan, table.day)],
)

/**
 * A dish or a food in a meal of a day. What is planned may be deleted or hidden by its author; `last_known` then stands in for it: name
 * and figures of the time that it was planned.
 */
export const mealPlanItem = pgTable(
  'meal_plan_item',
  {
    guid: guid(),
    plan: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    meal_type: text().$type<MealType>().notNull(),
    /** Orders the items of one meal, the smallest first; it may have gaps. */
    position: integer().notNull(),
    kind: text().$type<ItemKind>().notNull(),
    recipe: uuid().references(() => recipe.guid, { onDelete: 'set null' }),
    recipe_modified: uuid().references(() => recipeModified.guid, { onDelete: 'set null' }),
    ingredient: uuid().references(() => ingredient.guid, { onDelete: 'set null' }),
    /** Of an ingredient in one portion, in its own unit; a text with two decimals. */
    amount: numeric({ precision: 12, scale: 2 }),
    /** The item that cooks it. It counts only while that one is there and not on a later day. */
    leftover_of: uuid().references((): AnyPgColumn => mealPlanItem.guid, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    /** Computing the plan anew keeps it as it is. Only a recipe, which the generator can count. */
    is_pinned: boolean().notNull().default(false),
    /** What the statements that read items make of the recipe or ingredient. */
    last_known: jsonb().notNull(),
    /** Who planned it: as long as they may see the recipe, everybody in the plan has its present figures. */
    added_by: uuid().references(() => user.guid, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    /** When it was taken out; it can be restored for a day. */
    deleted_at: timestamp({ withTimezone: true }),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [
    foreignKey({ columns: [table.plan, table.day], foreignColumns: [mealPlanDay.plan, mealPlanDay.day] }).onDelete(
      'cascade',
    ),
    check('meal_plan_item_meal_type', oneOf(table.meal_type, MEAL_TYPES)),
    check('meal_plan_item_kind', oneOf(table.kind, ITEM_KINDS)),
    check('meal_plan_item_one', sql`num_nonnulls(${table.recipe}, ${table.recipe_modified}, ${table.ingredient}) <= 1`),
    check('meal_plan_item_amount', sql`(${table.kind} = 'ingredient') = (${table.amount} is not null)`),
    check('meal_plan_item_pinned', sql`not ${table.is_pinned} or ${table.kind} = 'recipe'`),
    check('meal_plan_item_leftover', sql`${table.leftover_of} <> ${table.guid}`),
    index('meal_plan_item_day').on(table.plan, table.day, table.meal_type, table.position),
    index('meal_plan_item_recipe').on(table.recipe),
    index('meal_plan_item_recipe_modified').on(table.recipe_modified),
    index('meal_plan_item_ingredient').on(table.ingredient),
    index('meal_plan_item_leftover_of').on(table.leftover_of),
    index('meal_plan_item_added_by').on(table.added_by),
    index('meal_plan_item_deleted').on(table.deleted_at).where(sql`${table.deleted_at} is not null`),
  ],
)

/** How many portions of an item an eater has: quarters, from a quarter to fifty. */
export const mealPlanPortion = pgTable(
  'meal_plan_portion',
  {
    item: uuid()
      .notNull()
      .references(() => mealPlanItem.guid, { onDelete: 'cascade' }),
    eater: uuid()
      .notNull()
      .references(() => mealPlanEater.guid, { onDelete: 'cascade' }),
    portions: numeric({ precision: 4, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.item, table.eater] }),
    check('meal_plan_portion_portions', sql`${table.portions} between 0.25 and 50 and ${table.portions} % 0.25 = 0`),
    index('meal_plan_portion_eater').on(table.eater),
  ],
)
