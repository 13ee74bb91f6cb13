import { RECIPE_LINES_MAX, RECIPE_STEPS_MAX, RECIPES_MAX } from '@zivina/contract/kernel/limits'
import { ALLERGENS, type Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import type { CookingType, Difficulty } from '@zivina/domain/catalogue/cooking'
import { COOKING_TYPES, DIFFICULTIES } from '@zivina/domain/catalogue/cooking'
import type { Verdicts } from '@zivina/domain/catalogue/diet-rules/verdicts'
import type { DietType } from '@zivina/domain/catalogue/diet-types'
import { DIET_TYPES } from '@zivina/domain/catalogue/diet-types'
import type { FreeLine } from '@zivina/domain/catalogue/free-lines'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { STATUSES } from '@zivina/domain/catalogue/statuses'
import { STORAGE_CLASSES, type StorageClass } from '@zivina/domain/catalogue/storage'
import type { DietaryGoal, DietaryPreference } from '@zivina/nutrition/diets'
import { DIETARY_GOALS, DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { pictureColumn } from '#db/picture-use.ts'
import { user } from '#db/schema/account/user.ts'
import { allOf, guid, moment, oneOf, texts } from '#db/schema/columns.ts'
import { BOUND_NAMES, boundColumns } from './bound-columns.ts'
import { totalColumns } from './total-columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const list = <T extends string>() => text().array().$type<T[]>().notNull().default(sql`'{}'::text[]`)

/**
 * A recipe. `kilojoules` and the totals are of one portion and computed from the lines in the same transaction; null
 * is unknown. The covering indexes of the orderings are in a migration of their own (Drizzle knows no INCLUDE).
 */
export const recipe = pgTable(
  'recipe',
  {
    guid: guid(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** Why this dish, before the recipe: plain text. */
    headnote: text().notNull().default(''),
    /** What makes it succeed, after the steps: plain text. */
    tip: text().notNull().default(''),
    /** The row of the storage table that holds for the dish; null where the author did not say. */
    storage: text().$type<StorageClass>(),
    /** Level of texture 0 … 7 of the IDDSI framework that it was written for; null where it was written for none or it is not known. */
    aimed_iddsi_level: smallint(),
    /** Paths inside the image host, or absolute addresses. */
    photos: texts(),
    creator: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'restrict' }),
    created_at: moment(),
    updated_at: moment(),
    portion_size: integer().notNull(),
    /** Minutes of work and cooking, and minutes of waiting. */
    time_minutes: integer().notNull(),
    resting_time: integer().notNull().default(0),
    /** Grams of the finished dish, all portions, as the author weighed it; null if not weighed. */
    cooked_weight: doublePrecision(),
    difficulty: text().$type<Difficulty>().notNull(),
    cooking_type: text().$type<CookingType>().notNull(),
    /** Expanded: a vegan recipe holds all four. */
    dietary_preference: list<DietaryPreference>(),
    dietary_goal: list<DietaryGoal>(),
    diet_types: list<DietType>(),
    /** Allergens that no line has, as far as is known of every line. */
    without_allergens: list<Allergen>(),
    meal_types: list<MealType>(),
    tags: texts(),
    no_side_dish: boolean().notNull().default(false),
    /** Left out of lists; follows `duplicate_of` by a trigger. */
    duplicate: boolean().notNull().default(false),
    /** The recipe that this one is a duplicate of: its address leads there. A trigger requires an approved one that is none itself. */
    duplicate_of: uuid().references((): AnyPgColumn => recipe.guid, { onDelete: 'set null' }),
    /** Seen by its author alone: it waits for no approval and no moderator sees it. */
    is_private: boolean().notNull().default(false),
    status: text().$type<Status>().notNull().default('Pending'),
    /** The moderator's reason for a denial. */
    status_note: text().notNull().default(''),
    /** Lines that name no food, only in a private recipe: other users could not know what is in it. */
    free_lines: jsonb().$type<FreeLine[]>().notNull().default([]),
    /** The page it was imported from. */
    source_url: text(),
    /** The number of approved reviews, and the sum of their stars. */
    rating_count: integer().notNull().default(0),
    rating_sum: integer().notNull().default(0),
    /** Counts the author's changes, so that two tabs do not overwrite each other. */
    version: integer().notNull().default(1),
    /** One bit for each value of the filters' closed lists (see `facets` in the nutrition package). */
    facets: bigint({ mode: 'number' }).notNull().default(sql`0`),
    /** The ingredients of the lines, for must and exclude filters. */
    ingredient_guids: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    /** The bits of the common ingredients among them; kept by a trigger (see `common_ingredient`). */
    common_ingredients: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    ...totalColumns(),
    ...boundColumns(),
    /** The verdict of each diet type that restricts something, with its reasons; empty until the recipe has been judged. */
    diet_verdicts: jsonb().$type<Partial<Verdicts>>().notNull().default({}),
    /** The version of the rules that judged it. */
    rule_version: text().notNull().default(''),
    /** Stems of name, tags and ingredients under the `simple` configuration. */
    search_vector: tsvector().notNull().default(sql`''::tsvector`),
    /** The name as search compares it: lowercase, without accents. */
    search_name: text().notNull().default(''),
  },
  (table) => [
    check('recipe_portion_size', sql`${table.portion_size} > 0`),
    check('recipe_time_minutes', sql`${table.time_minutes} >= 0 and ${table.resting_time} >= 0`),
    check('recipe_cooked_weight', sql`${table.cooked_weight} > 0`),
    check('recipe_difficulty', oneOf(table.difficulty, DIFFICULTIES)),
    check('recipe_cooking_type', oneOf(table.cooking_type, COOKING_TYPES)),
    check('recipe_storage', oneOf(table.storage, STORAGE_CLASSES)),
    check('recipe_aimed_iddsi_level', sql`${table.aimed_iddsi_level} between 0 and 7`),
    check('recipe_dietary_preference', allOf(table.dietary_preference, DIETARY_PREFERENCES)),
    check('recipe_dietary_goal', allOf(table.dietary_goal, DIETARY_GOALS)),
    check('recipe_without_allergens', allOf(table.without_allergens, ALLERGENS)),
    check('recipe_diet_types', allOf(table.diet_types, DIET_TYPES)),
    check('recipe_meal_types', allOf(table.meal_types, MEAL_TYPES)),
    check('recipe_status', oneOf(table.status, STATUSES)),
    check('recipe_is_private', sql`not ${table.is_private} or ${table.status} = 'Pending'`),
    check(
      'recipe_duplicate_of',
      sql`${table.duplicate_of} is null or ${table.duplicate} and ${table.duplicate_of} <> ${table.guid}`,
    ),
    check('recipe_free_lines', sql`${table.is_private} or ${table.free_lines} = '[]'::jsonb`),
    index('recipe_rule_version').on(table.rule_version),
    index('recipe_ingredient_guids').using('gin', table.ingredient_guids),
    index('recipe_tags').using('gin', table.tags),
    // The diets that it suits conditionally or once a person confirms the preparation: a function of the verdicts in the migration.
    index('recipe_conditional_diets')
      .using('gin', sql`conditional_diets(${table.diet_verdicts})`)
      .where(sql`${table.status} = 'Approved'`),
    index('recipe_search_vector').using('gin', table.search_vector),
    // Of approved recipes alone, so that a search need not read the status of what it finds.
    index('recipe_search_approved').using('gin', table.search_vector).where(sql`${table.status} = 'Approved'`),
    // The words and the stems of the names.
    index('recipe_search_names')
      .using('gin', sql`(to_tsvector('simple', ${table.search_name}) || ts_filter(${table.search_vector}, '{a}'))`)
      .where(sql`${table.status} = 'Approved'`),
    index('recipe_search_name').using('gin', sql`${table.search_name} gin_trgm_ops`),
    // The list of the administration: by age, by name, and those in one state.
    index('recipe_created_at').on(table.created_at, table.guid).where(sql`not ${table.is_private}`),
    index('recipe_name_sorted').on(table.name, table.guid).where(sql`not ${table.is_private}`),
    index('recipe_status_created_at')
      .on(table.status, table.created_at, table.guid)
      .where(sql`not ${table.is_private}`),
    index('recipe_duplicate_of').on(table.duplicate_of).where(sql`${table.duplicate_of} is not null`),
    index('recipe_creator').on(table.creator, table.created_at),
    // What meal plans choose from is read from this index alone.
    index('recipe_to_plan')
      .on(table.guid, table.facets)
      .where(sql`${table.status} = 'Approved' and not ${table.duplicate} and ${table.kilojoules} is not null`),
  ],
)

/** A former slug of a recipe, which redirects to the present one. */
export const recipeOldSlug = pgTable(
  'recipe_old_slug',
  {
    slug: text().primaryKey(),
    recipe: uuid()
      .notNull()
      .references(() => recipe.guid, { onDelete: 'cascade' }),
  },
  (table) => [index('recipe_old_slug_recipe').on(table.recipe)],
)

/** Recipes with their lines and steps, without columns derived for searching. */
export const recipePersonalData: PersonalData = {
  file: 'recepty.json',
  part: 'made',
  tables: {
    recipe: { rows: RECIPES_MAX, row_bytes: 20_000, by: 'limit' },
    recipe_ingredient: { rows: RECIPES_MAX * RECIPE_LINES_MAX, row_bytes: 1_000, by: 'limit' },
    recipe_step: { rows: RECIPES_MAX * RECIPE_STEPS_MAX, row_bytes: 9_000, by: 'limit' },
  },
  at_once: 5,
  rows: (user) => sql`
    select to_jsonb(r) - 'search_vector' - 'search_name' - 'facets' - 'ingredient_guids' - 'common_ingredients' - ${sql.param(BOUND_NAMES)}::text[] || jsonb_build_object(
      'ingredients', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from recipe_ingredient l where l.recipe = r.guid),
      'steps', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from recipe_step s where s.recipe = r.guid)) as recipe
    from recipe r where r.creator = ${user} order by r.created_at`,
}

export const recipePictures = [pictureColumn(recipe.photos)]
