import { INGREDIENTS_MAX } from '@zivina/contract/kernel/limits'
import type { FoodAllergens } from '@zivina/domain/catalogue/allergens/allergens'
import { FOOD_GROUPS, type FoodGroup } from '@zivina/domain/catalogue/foods/food-groups'
import { FOOD_YIELDS, type FoodYield } from '@zivina/domain/catalogue/foods/food-yield'
import type { KitchenFacts } from '@zivina/domain/catalogue/kitchen/kitchen-facts'
import type { MacroSpecification } from '@zivina/domain/catalogue/macro-specifications'
import { MACRO_SPECIFICATIONS } from '@zivina/domain/catalogue/macro-specifications'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { STATUSES } from '@zivina/domain/catalogue/statuses'
import type { FoodConstituents } from '@zivina/nutrition/constituents/constituents'
import type { NutrientLimits } from '@zivina/nutrition/constituents/sum-ranges'
import { DIET_LEVELS, type DietLevel } from '@zivina/nutrition/preferences'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { WEIGHT_UNITS } from '@zivina/nutrition/weight-units'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { pictureColumn } from '#db/picture-use.ts'
import { user } from '#db/schema/account/user.ts'
import { allOf, guid, moment, oneOf, texts } from '#db/schema/columns.ts'
import { subFoodCategory } from './food-category.ts'
import { recipe } from './recipe.ts'

/** How an ingredient was added to the catalogue; the table its figures come from is in `source`. */
export const FROM_SOURCES = ['user', 'open_food_facts', 'ai_generated'] as const
export type FromSource = (typeof FROM_SOURCES)[number]

/**
 * A food. Nutrients are per 100 for Gram and Milliliter (that is per 100 ml) and per 1 for the other units: kilojoules in kJ,
 * the rest in grams, unrounded; null is unknown. Calories follow from kilojoules and are not stored.
 */
export const ingredient = pgTable(
  'ingredient',
  {
    guid: guid(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** The default amount when the ingredient is added to a recipe. */
    amount: doublePrecision().notNull().default(100),
    weight_units: text().$type<WeightUnit>().notNull().default('Gram'),
    sub_food_category: uuid()
      .notNull()
      .references(() => subFoodCategory.guid, { onDelete: 'restrict' }),
    kilojoules: doublePrecision(),
    protein: doublePrecision(),
    carbohydrates: doublePrecision(),
    fat: doublePrecision(),
    fiber: doublePrecision(),
    sugars: doublePrecision(),
    saturated_fats: doublePrecision(),
    salt: doublePrecision(),
    /** Grams of alcohol in the basis of the nutrients; the only place where alcohol is stored (see `withAlcohol`). */
    alcohol: doublePrecision(),
    /** Nutrients known only to be below a bound, in the basis of the nutrients; the nutrient's own column holds its half. */
    nutrient_limits: jsonb().$type<NutrientLimits>().notNull().default({}),
    /** Always per 100 g edible part, whatever the unit of the ingredient; the unit of each is in its name. */
    micronutrients: jsonb().$type<FoodConstituents['micronutrients']>().notNull().default({}),
    /** How the figures of `micronutrients` are known, where they are not simply published. */
    nutrient_marks: jsonb().$type<FoodConstituents['nutrient_marks']>().notNull().default({}),
    /** The groups of diet rules that the food surely belongs to. */
    food_groups: text().array().$type<FoodGroup[]>().notNull().default(sql`'{}'::text[]`),
    /** Whether every group was considered, so that one that is not named is surely absent. */
    is_classified: boolean().notNull().default(false),
    /** An allergen that is absent is unknown. */
    allergens: jsonb().$type<FoodAllergens>().notNull().default({}),
    /** How its weight changes where it is cooked by itself; null if it is not, or if that is unknown. */
    yield_class: text().$type<FoodYield>(),
    /** Kitchen name and household measures; null when there are none. */
    kitchen: jsonb().$type<KitchenFacts>(),
    grams_per_piece: doublePrecision(),
    density_g_per_ml: doublePrecision(),
    barcodes: texts(),
    package_size: doublePrecision(),
    portion_size: doublePrecision(),
    from_source: text().$type<FromSource>().notNull().default('user'),
    /** Composition table the figures come from, its key there, and the food's name there. */
    source: text(),
    source_id: text(),
    source_name: text(),
    /** The ingredient of the catalogue that is the same food as this one. */
    matched_with: uuid().references((): AnyPgColumn => ingredient.guid, { onDelete: 'set null' }),
    suggestion_names: texts(),
    macro_specification: text().array().$type<MacroSpecification[]>().notNull().default(sql`'{}'::text[]`),
    /** Whether the figures are typical values rather than measured ones. */
    approximate: boolean().notNull().default(false),
    diet_level: text().$type<DietLevel>(),
    contains_gluten: boolean(),
    contains_lactose: boolean(),
    contains_cow_milk_protein: boolean(),
    /** Spices and garlic: one piece counts as one gram. */
    is_spice: boolean().notNull().default(false),
    /** Paths inside the image host, or absolute addresses. */
    photos: texts(),
    status: text().$type<Status>().notNull().default('Pending'),
    /** Not submitted yet: only its creator sees it, admins do not either. */
    is_private: boolean().notNull().default(false),
    /** The moderator's reason for a denial. */
    status_note: text().notNull().default(''),
    /** Counts changes of what sums depend on (see `ingredient_version`). */
    version: integer().notNull().default(1),
    creator: uuid().references(() => user.guid, { onDelete: 'set null' }),
    /** The recipe whose dish this food is; its values, name and state follow the recipe. Null for every other food. */
    from_recipe: uuid()
      .unique()
      .references((): AnyPgColumn => recipe.guid, { onDelete: 'set null' }),
    /** The last change (`updated_at`) of that recipe that the values follow. */
    followed_at: timestamp({ withTimezone: true }),
    /** All ingredients of the dish, also those of dishes in it; none for a food that is no dish. */
    parts: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    /** Normalised name, suggestions and their stems, for trigram search. */
    search_text: text().notNull().default(''),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [
    check('ingredient_weight_units', oneOf(table.weight_units, WEIGHT_UNITS)),
    check('ingredient_status', oneOf(table.status, STATUSES)),
    check('ingredient_from_source', oneOf(table.from_source, FROM_SOURCES)),
    check('ingredient_diet_level', oneOf(table.diet_level, DIET_LEVELS)),
    check('ingredient_macro_specification', allOf(table.macro_specification, MACRO_SPECIFICATIONS)),
    check('ingredient_food_groups', allOf(table.food_groups, FOOD_GROUPS)),
    check('ingredient_yield_class', oneOf(table.yield_class, FOOD_YIELDS)),
    // Foods that only their creator sees keep no name from others.
    uniqueIndex('ingredient_public_name').on(table.name).where(sql`not ${table.is_private}`),
    uniqueIndex('ingredient_private_name').on(table.creator, table.name).where(sql`${table.is_private}`),
    index('ingredient_search_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
    // What begins with a text, in the order of its letters: of a name that many have, the exact one comes first.
    index('ingredient_search_beginning').on(sql`left(${table.search_text}, 60) text_pattern_ops`),
    index('ingredient_barcodes').using('gin', table.barcodes),
    // The list of barcodes: few ingredients carry one.
    index('ingredient_with_barcodes')
      .on(table.created_at, table.guid)
      .where(sql`${table.barcodes} <> '{}' and not ${table.is_private}`),
    index('ingredient_sub_food_category').on(table.sub_food_category),
    index('ingredient_status_created_at').on(table.status, table.created_at),
    // The list of the administration: by age, by name, and those in one state.
    index('ingredient_created_at')
      .on(table.created_at, table.guid)
      .where(sql`${table.from_recipe} is null and not ${table.is_private}`),
    index('ingredient_name_sorted')
      .on(table.name, table.guid)
      .where(sql`${table.from_recipe} is null and not ${table.is_private}`),
    index('ingredient_status_managed')
      .on(table.status, table.created_at, table.guid)
      .where(sql`${table.from_recipe} is null and not ${table.is_private}`),
    index('ingredient_creator').on(table.creator, table.created_at),
    index('ingredient_approved_name').on(table.name).where(sql`${table.status} = 'Approved'`),
    index('ingredient_approved_letter')
      .on(sql`(case when ${table.search_text} like 'ch%' then 'ch' else left(${table.search_text}, 1) end)`, table.name)
      .where(sql`${table.status} = 'Approved'`),
  ],
)

/** A former slug of an ingredient, which redirects to the present one. A trigger stores it whenever an ingredient's slug changes. */
export const ingredientOldSlug = pgTable(
  'ingredient_old_slug',
  {
    slug: text().primaryKey(),
    ingredient: uuid()
      .notNull()
      .references(() => ingredient.guid, { onDelete: 'cascade' }),
  },
  (table) => [index('ingredient_old_slug_ingredient').on(table.ingredient)],
)

export const ingredientPersonalData: PersonalData = {
  file: 'suroviny.json',
  part: 'made',
  tables: {
    ingredient: { rows: INGREDIENTS_MAX, row_bytes: 30_000, by: 'limit' },
  },
  rows: (user) => sql`
    select to_jsonb(i) - 'search_text' as ingredient from ingredient i where i.creator = ${user} order by i.created_at`,
}

export const ingredientPictures = [pictureColumn(ingredient.photos)]
