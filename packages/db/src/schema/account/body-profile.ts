import { ALLERGENS, type Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import { sql } from 'drizzle-orm'
import { boolean, check, date, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core'
import { allOf } from '#db/schema/columns.ts'
import { owner } from './account-columns.ts'

/**
 * Facts that a person gave about their body: data about health, stored only with explicit consent (Art. 9 of the GDPR). The row
 * is inserted with the first fact and deleted when the consent ends.
 */
export const bodyProfile = pgTable(
  'body_profile',
  {
    user: owner().primaryKey(),
    /** Centimetres. */
    height: doublePrecision(),
    /** Kilograms. */
    weight: doublePrecision(),
    sex: text(),
    birth_date: date({ mode: 'string' }),
    activity: text(),
    target_goal: text(),
    pregnant_or_breastfeeding: boolean().notNull().default(false),
    /** Kilograms that the person wants to weigh, and kilograms a week towards that. */
    goal_weight: doublePrecision(),
    goal_pace: doublePrecision(),
    /** kJ that each weekday has more (or less) than the target, from Monday. */
    weekday_kilojoules: doublePrecision().array(),
    /** Whether a new energy target is proposed from weighing and diary. */
    weekly_adjustment: boolean().notNull().default(false),
    /** Whether recorded movement is added to the target of its day. */
    activities_added: boolean().notNull().default(false),
    /** The allergens that the person must avoid. */
    allergens: text().array().$type<Allergen[]>().notNull().default(sql`'{}'::text[]`),
  },
  (table) => [
    check('body_profile_height', sql`${table.height} between 30 and 300`),
    check('body_profile_weight', sql`${table.weight} between 1 and 700`),
    check('body_profile_goal_weight', sql`${table.goal_weight} between 1 and 700`),
    check('body_profile_goal_pace', sql`${table.goal_pace} > 0 and ${table.goal_pace} <= 10`),
    check('body_profile_weekdays', sql`array_length(${table.weekday_kilojoules}, 1) = 7`),
    check('body_profile_allergens', allOf(table.allergens, ALLERGENS)),
  ],
)
