import {
  SHOPPING_ITEMS_MAX,
  SHOPPING_LISTS_MAX,
  SHOPPING_RECIPES_MAX,
  STAPLES_MAX,
} from '@zivina/contract/planning/limits'
import { MARK_KINDS, type MarkKind } from '@zivina/domain/planning/shopping/line-state'
import type { PlannedPart } from '@zivina/domain/planning/shopping/planned-parts'
import type { ShoppingRecipe } from '@zivina/domain/planning/shopping/shopping-part'
import { WEIGHT_UNITS, type WeightUnit } from '@zivina/nutrition/weight-units'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownRows, type PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { ingredient } from '#db/schema/catalogue/ingredient.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { recipeModified } from '#db/schema/catalogue/recipe-modified.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'

const instant = () => timestamp({ withTimezone: true })
/** Null as long as it is on the list; afterwards it can be restored for some days. */
const removedAt = () => instant()
/** Guids of the calls that added more of it, so that one that arrives again adds nothing. */
const attempts = () => uuid().array().notNull().default(sql`'{}'::uuid[]`)
/** What days of meal plans have put of it on the list, so that adding them again replaces that. */
const planned = () => jsonb().$type<PlannedPart[]>().notNull().default(sql`'[]'::jsonb`)

/** A shopping list of a person; others may take part by a share. Every change locks this row and raises its version. */
export const shoppingList = pgTable(
  'shopping_list',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    name: text().notNull(),
    version: integer().notNull().default(1),
    /** Lines that are not ticked, as of the last change. */
    open_count: integer().notNull().default(0),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [index('shopping_list_user').on(table.user, table.updated_at)],
)

/** What items, staples and pantry have in common: an amount of a food, or a text. Amount and unit are null together. */
export const needColumns = () => ({
  ingredient: uuid().references(() => ingredient.guid, { onDelete: 'set null' }),
  text: text().notNull(),
  amount: doublePrecision(),
  unit: text().$type<WeightUnit>(),
})

/** A recipe on a list. Name and lines are those of the moment when it was added, so they outlive the recipe. */
export const shoppingListRecipe = pgTable(
  'shopping_list_recipe',
  {
    guid: guid(),
    list: uuid()
      .notNull()
      .references(() => shoppingList.guid, { onDelete: 'cascade' }),
    recipe: uuid().references(() => recipe.guid, { onDelete: 'set null' }),
    recipe_modified: uuid().references(() => recipeModified.guid, { onDelete: 'set null' }),
    name: text().notNull(),
    portions: doublePrecision().notNull(),
    /** Of one portion. */
    lines: jsonb().$type<ShoppingRecipe['lines']>().notNull(),
    /** When the portions were last changed, as the client tells. */
    changed_at: moment(),
    attempts: attempts(),
    planned: planned(),
    removed_at: removedAt(),
    created_at: moment(),
  },
  (table) => [
    check('shopping_list_recipe_portions', sql`${table.portions} > 0`),
    index('shopping_list_recipe_list').on(table.list, table.created_at),
    index('shopping_list_recipe_recipe').on(table.recipe),
    index('shopping_list_recipe_modified').on(table.recipe_modified),
  ],
)

/** Something on a list by itself: an amount of a food, or a text. */
export const shoppingListItem = pgTable(
  'shopping_list_item',
  {
    guid: guid(),
    list: uuid()
      .notNull()
      .references(() => shoppingList.guid, { onDelete: 'cascade' }),
    added_by: uuid().references(() => user.guid, { onDelete: 'set null' }),
    ...needColumns(),
    /** When it was last written, as the client tells. */
    changed_at: moment(),
    attempts: attempts(),
    planned: planned(),
    removed_at: removedAt(),
    created_at: moment(),
  },
  (table) => [
    check('shopping_list_item_unit', oneOf(table.unit, WEIGHT_UNITS)),
    check(
      'shopping_list_item_amount',
      sql`(${table.amount} is null) = (${table.unit} is null) and ${table.amount} > 0`,
    ),
    index('shopping_list_item_list').on(table.list, table.created_at),
    index('shopping_list_item_ingredient').on(table.ingredient),
    index('shopping_list_item_added_by').on(table.added_by),
  ],
)

/** The last tick or untick of a line, by the line's key (see `mergeParts`). */
export const shoppingListMark = pgTable(
  'shopping_list_mark',
  {
    list: uuid()
      .notNull()
      .references(() => shoppingList.guid, { onDelete: 'cascade' }),
    key: text().notNull(),
    is_ticked: boolean().notNull(),
    /** How much of the line it covers. */
    covered: doublePrecision().notNull(),
    kind: text().$type<MarkKind>().notNull(),
    marked_by: uuid().references(() => user.guid, { onDelete: 'set null' }),
    marked_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.key] }),
    check('shopping_list_mark_kind', oneOf(table.kind, MARK_KINDS)),
    index('shopping_list_mark_marked_by').on(table.marked_by),
  ],
)

/** What comes back to a list by itself, `every_days` after it was bought. */
export const shoppingListStaple = pgTable(
  'shopping_list_staple',
  {
    guid: guid(),
    list: uuid()
      .notNull()
      .references(() => shoppingList.guid, { onDelete: 'cascade' }),
    ...needColumns(),
    every_days: integer().notNull(),
    /** Calendar day in Europe/Prague from which it is on the list. */
    due_on: date({ mode: 'string' }).notNull(),
    created_at: moment(),
  },
  (table) => [
    check('shopping_list_staple_unit', oneOf(table.unit, WEIGHT_UNITS)),
    index('shopping_list_staple_list').on(table.list),
    index('shopping_list_staple_ingredient').on(table.ingredient),
  ],
)

/** In which packages a person buys a food and what it costs, typed by them or by people on their lists. */
export const shoppingProduct = pgTable(
  'shopping_product',
  {
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    ingredient: uuid()
      .notNull()
      .references(() => ingredient.guid, { onDelete: 'cascade' }),
    /** In the food's own unit. */
    package_sizes: doublePrecision().array().notNull().default(sql`'{}'::double precision[]`),
    /** Whole haléře for `price_amount` of the food in its own unit. */
    price: integer(),
    price_amount: doublePrecision(),
    updated_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.ingredient] }),
    check('shopping_product_price', sql`(${table.price} is null) = (${table.price_amount} is null)`),
    index('shopping_product_ingredient').on(table.ingredient),
  ],
)

/** The departments in the order of a person's shop, by the guids of food categories. */
export const shopOrder = pgTable('shop_order', {
  user: uuid()
    .primaryKey()
    .references(() => user.guid, { onDelete: 'cascade' }),
  categories: uuid().array().notNull(),
  updated_at: moment(),
})

export const shoppingListPersonalData: PersonalData = {
  file: 'nakupni-seznamy.json',
  part: 'kept',
  tables: {
    shopping_list: { rows: SHOPPING_LISTS_MAX, row_bytes: 500, by: 'limit' },
    shopping_list_recipe: { rows: SHOPPING_LISTS_MAX * SHOPPING_RECIPES_MAX, row_bytes: 50_000, by: 'limit' },
    shopping_list_item: { rows: SHOPPING_LISTS_MAX * SHOPPING_ITEMS_MAX, row_bytes: 5_000, by: 'limit' },
    shopping_list_mark: { rows: SHOPPING_LISTS_MAX * SHOPPING_ITEMS_MAX * 10, row_bytes: 500, by: 'limit' },
    shopping_list_staple: { rows: SHOPPING_LISTS_MAX * STAPLES_MAX, row_bytes: 1_000, by: 'limit' },
  },
  at_once: 1,
  rows: (user) => sql`
    select l.guid, l.name, l.created_at, l.updated_at,
      (select coalesce(jsonb_agg(to_jsonb(r) - 'list' order by r.created_at), '[]') from shopping_list_recipe r
        where r.list = l.guid) as recipes,
      (select coalesce(jsonb_agg(to_jsonb(i) - 'list' order by i.created_at), '[]') from shopping_list_item i
        where i.list = l.guid) as items,
      (select coalesce(jsonb_agg(to_jsonb(m) - 'list' order by m.marked_at), '[]') from shopping_list_mark m
        where m.list = l.guid) as marks,
      (select coalesce(jsonb_agg(to_jsonb(s) - 'list' order by s.created_at), '[]') from shopping_list_staple s
        where s.list = l.guid) as staples
    from shopping_list l where l."user" = ${user} order by l.created_at`,
}

export const shoppingProductPersonalData = ownRows(shoppingProduct, {
  bound: { rows: 23_000, row_bytes: 500, by: 'key' },
  file: 'nakupovane-zbozi.json',
  part: 'kept',
  order: shoppingProduct.updated_at,
})

export const shopOrderPersonalData = ownRows(shopOrder, {
  bound: { rows: 1, row_bytes: 5_000, by: 'key' },
  file: 'poradi-v-obchode.json',
  part: 'kept',
  order: shopOrder.updated_at,
})
