import {
  MEAL_PLAN_DAY_ITEMS_MAX,
  MEAL_PLAN_DAYS_MAX,
  MEAL_PLAN_EATERS_MAX,
  MEAL_PLANS_MAX,
} from '@zivina/contract/planning/limits'
import type { NutrientBounds } from '@zivina/contract/planning/meal-plan-read'
import { ALLERGENS, type Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import { DIET_TYPES, type DietType } from '@zivina/domain/catalogue/diet-types'
import { DIETARY_PREFERENCES, type DietaryPreference } from '@zivina/nutrition/diets'
import { SEXES, type Sex } from '@zivina/nutrition/targets'
import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { allOf, guid, moment, oneOf } from '#db/schema/columns.ts'
import { mealPlanFolder } from './meal-plan-folder.ts'

/**
 * A meal plan: days of a calendar with what is eaten. It belongs to the premium user it is for. One that an admin prepares has
 * no user until it is assigned.
 */
export const mealPlan = pgTable(
  'meal_plan',
  {
    guid: guid(),
    premium_user: uuid().references(() => user.guid, { onDelete: 'cascade' }),
    creator: uuid().references(() => user.guid, { onDelete: 'set null' }),
    /** Where the premium user keeps it, and where the admin who made it does; null is the main folder. */
    folder: uuid().references(() => mealPlanFolder.guid, { onDelete: 'set null' }),
    creator_folder: uuid().references(() => mealPlanFolder.guid, { onDelete: 'set null' }),
    name: text().notNull(),
    /** The name as search compares it: lowercase, without accents. */
    search_name: text().notNull(),
    note: text().notNull().default(''),
    /** Counts changes of name and note, so that two tabs do not overwrite each other. */
    version: integer().notNull().default(1),
    /** When it was deleted; it can be restored for some days. */
    deleted_at: timestamp({ withTimezone: true }),
    created_at: moment(),
    /** The last change of anything in it. */
    updated_at: moment(),
  },
  (table) => [
    index('meal_plan_premium_user').on(table.premium_user, table.updated_at),
    index('meal_plan_creator').on(table.creator, table.updated_at),
    index('meal_plan_folder_plans').on(table.folder),
    index('meal_plan_creator_folder').on(table.creator_folder),
    index('meal_plan_deleted').on(table.deleted_at).where(sql`${table.deleted_at} is not null`),
  ],
)

/**
 * An eater of a plan: an account, whose target and allergens are its own, or another person by name. An account without access to the plan
 * stands for no eater: the trigger functions `leave_shared_plan` and `leave_plans_of_banned` make it one by name, without health data.
 */
export const mealPlanEater = pgTable(
  'meal_plan_eater',
  {
    guid: guid(),
    plan: uuid()
      .notNull()
      .references(() => mealPlan.guid, { onDelete: 'cascade' }),
    user: uuid().references(() => user.guid, { onDelete: 'set null' }),
    /** Empty for an account that is shown by its username. */
    name: text().notNull().default(''),
    sex: text().$type<Sex>(),
    birth_year: smallint(),
    /** Typed energy, kJ a day; null where the account or the age of a child says it. */
    kilojoules: doublePrecision(),
    nutrients: jsonb().$type<NutrientBounds>().notNull().default({}),
    diet_types: text().array().$type<DietType[]>().notNull().default(sql`'{}'::text[]`),
    dietary_preference: text().$type<DietaryPreference>().notNull().default('All'),
    allergens: text().array().$type<Allergen[]>().notNull().default(sql`'{}'::text[]`),
    excluded_ingredients: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    /** When the account agreed that others who edit the plan see what it does not eat, and its owner its targets; null where it does not. */
    needs_agreed_at: timestamp({ withTimezone: true }),
    target_agreed_at: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
    created_at: moment(),
  },
  (table) => [
    check('meal_plan_eater_sex', oneOf(table.sex, SEXES)),
    check('meal_plan_eater_birth_year', sql`${table.birth_year} between 1900 and 2099`),
    check('meal_plan_eater_kilojoules', sql`${table.kilojoules} > 0`),
    check('meal_plan_eater_diet_types', allOf(table.diet_types, DIET_TYPES)),
    check('meal_plan_eater_dietary_preference', oneOf(table.dietary_preference, DIETARY_PREFERENCES)),
    check('meal_plan_eater_allergens', allOf(table.allergens, ALLERGENS)),
    unique('meal_plan_eater_user').on(table.plan, table.user),
    index('meal_plan_eater_of_user').on(table.user),
  ],
)

/** Plans that are for a person, and those they prepare for others. */
const ofPerson = (user: string) => sql`(p.premium_user = ${user} or p.creator = ${user} and p.premium_user is null)`

/** The plans of a person with their eaters. Of the eaters that stand for other accounts it has the names alone. */
export const mealPlanPersonalData: PersonalData = {
  file: 'jidelnicky.json',
  part: 'kept',
  tables: {
    meal_plan: { rows: MEAL_PLANS_MAX, row_bytes: 6_000, by: 'limit' },
    meal_plan_eater: { rows: MEAL_PLANS_MAX * MEAL_PLAN_EATERS_MAX, row_bytes: 10_000, by: 'limit' },
    meal_plan_calendar: { rows: MEAL_PLANS_MAX, row_bytes: 200, by: 'key' },
  },
  rows: (user) => sql`
    select to_jsonb(p) - 'search_name' || jsonb_build_object(
      'eaters', (select coalesce(jsonb_agg(case when e."user" <> ${user} then jsonb_build_object('guid', e.guid, 'name', e.name)
          else to_jsonb(e) - 'plan' end order by e.created_at, e.guid), '[]')
        from meal_plan_eater e where e.plan = p.guid),
      'calendar_since', (select c.created_at from meal_plan_calendar c where c.plan = p.guid and c.user = ${user})) as plan
    from meal_plan p where ${ofPerson(user)} order by p.created_at, p.guid`,
}

/** Their days with what is eaten: a plan may have a thousand of them. */
export const mealPlanDayPersonalData: PersonalData = {
  file: 'jidelnicky-dny.json',
  part: 'kept',
  tables: {
    meal_plan_day: { rows: MEAL_PLANS_MAX * MEAL_PLAN_DAYS_MAX, row_bytes: 5_000, by: 'limit' },
    meal_plan_item: {
      rows: MEAL_PLANS_MAX * MEAL_PLAN_DAYS_MAX * MEAL_PLAN_DAY_ITEMS_MAX,
      row_bytes: 6_000,
      by: 'limit',
    },
    meal_plan_portion: {
      rows: MEAL_PLANS_MAX * MEAL_PLAN_DAYS_MAX * MEAL_PLAN_DAY_ITEMS_MAX * MEAL_PLAN_EATERS_MAX,
      row_bytes: 100,
      by: 'key',
    },
  },
  at_once: 20,
  rows: (user) => sql`
    select d.plan, d.day, d.note, (
      select coalesce(jsonb_agg(to_jsonb(i) - 'plan' - 'day' || jsonb_build_object('portions', (
          select coalesce(jsonb_agg(to_jsonb(o) - 'item'), '[]') from meal_plan_portion o where o.item = i.guid))
        order by i.meal_type, i.position), '[]')
      from meal_plan_item i where i.plan = d.plan and i.day = d.day) as items
    from meal_plan p join meal_plan_day d on d.plan = p.guid
    where ${ofPerson(user)} order by p.created_at, p.guid, d.day`,
}

/** A person as an eater of plans of others: what they typed there, and what they agreed to. */
export const ownEaterPersonalData: PersonalData = {
  file: 'stravnik-v-cizich-jidelnickach.json',
  part: 'kept',
  // One in each plan that is shared with them, among the eaters of that plan.
  tables: { meal_plan_eater: { rows: MEAL_PLANS_MAX * MEAL_PLAN_EATERS_MAX, row_bytes: 10_000, by: 'limit' } },
  rows: (user) => sql`
    select to_jsonb(e) as eater from meal_plan_eater e join meal_plan p on p.guid = e.plan
    where e."user" = ${user} and p.premium_user is distinct from ${user}
      and (p.premium_user is not null or p.creator is distinct from ${user}) order by e.created_at, e.guid`,
}
