import { DIARY_ENTRIES_MAX } from '@zivina/contract/body/limits'
import { DIARY_KINDS, type DiaryKind } from '@zivina/domain/body/diary-kinds'
import { AMOUNT_UNITS, type AmountUnit } from '@zivina/domain/catalogue/kitchen/amount-unit'
import { MEAL_TYPES, type MealType } from '@zivina/domain/catalogue/meal-types'
import type { Eaten } from '@zivina/nutrition/eaten'
import type { RecipeTotals } from '@zivina/nutrition/macros'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { ingredient } from '#db/schema/catalogue/ingredient.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { recipeModified } from '#db/schema/catalogue/recipe-modified.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'

/**
 * Something that a person ate or drank. Name and figures are those of then and are copied into the row: a food that is corrected or
 * deleted later changes nothing of it. The guid is the client's.
 */
export const diaryEntry = pgTable(
  'diary_entry',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    /** The calendar day as the person said it, never an instant. */
    day: date({ mode: 'string' }).notNull(),
    meal: text().$type<MealType>().notNull(),
    /** Orders the entries of one meal, the smallest first. */
    position: doublePrecision().notNull(),
    kind: text().$type<DiaryKind>().notNull(),
    recipe: uuid().references(() => recipe.guid, { onDelete: 'set null' }),
    recipe_modified: uuid().references(() => recipeModified.guid, { onDelete: 'set null' }),
    ingredient: uuid().references(() => ingredient.guid, { onDelete: 'set null' }),
    /** A packaged product. */
    product: uuid(),
    name: text().notNull(),
    /** Portions of a dish; null for everything else. */
    portions: doublePrecision(),
    /** As it was typed; null where portions or figures were typed. */
    amount: doublePrecision(),
    unit: text().$type<AmountUnit>(),
    /** Null if its weight is unknown. */
    grams: doublePrecision(),
    /** What was eaten, kJ and grams; of water nothing. */
    totals: jsonb().$type<RecipeTotals>().notNull(),
    constituents: jsonb().$type<Eaten['constituents']>().notNull().default({}),
    /** The item of a meal plan that it was recorded from, which may be gone. */
    planned_item: uuid(),
    note: text().notNull().default(''),
    /** When the person last changed how much it was, where it stands, and its note, as the client tells. */
    amount_at: moment(),
    place_at: moment(),
    note_at: moment(),
    /** When it was deleted; it can be restored for some days. */
    deleted_at: timestamp({ withTimezone: true }),
    created_at: moment(),
  },
  (table) => [
    check('diary_entry_meal', oneOf(table.meal, MEAL_TYPES)),
    check('diary_entry_kind', oneOf(table.kind, DIARY_KINDS)),
    check('diary_entry_unit', oneOf(table.unit, AMOUNT_UNITS)),
    check('diary_entry_amount', sql`${table.portions} > 0 and ${table.amount} > 0 and ${table.grams} >= 0`),
    check('diary_entry_unit_amount', sql`(${table.amount} is null) = (${table.unit} is null)`),
    index('diary_entry_day').on(table.user, table.day),
    uniqueIndex('diary_entry_planned')
      .on(table.user, table.planned_item)
      .where(sql`${table.planned_item} is not null and ${table.deleted_at} is null`),
    index('diary_entry_recipe').on(table.recipe),
    index('diary_entry_recipe_modified').on(table.recipe_modified),
    index('diary_entry_ingredient').on(table.ingredient),
    index('diary_entry_deleted').on(table.deleted_at).where(sql`${table.deleted_at} is not null`),
  ],
)

export const diaryEntryPersonalData = ownRows(diaryEntry, {
  bound: { rows: DIARY_ENTRIES_MAX, row_bytes: 8_000, by: 'limit' },
  file: 'denik.json',
  part: 'kept',
  order: diaryEntry.day,
})
