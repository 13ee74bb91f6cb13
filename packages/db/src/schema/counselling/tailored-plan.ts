import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment } from '#db/schema/columns.ts'
import { mealPlan } from '#db/schema/planning/meal-plan.ts'
import { consultation } from './consultation.ts'

/** A meal plan that a nutritionist made for a client, by what the client ordered. The client takes it over whole or by days. */
export const tailoredPlan = pgTable(
  'tailored_plan',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    consultation: uuid()
      .notNull()
      .references(() => consultation.guid, { onDelete: 'cascade' }),
    /** The nutritionist's own plan, which stays theirs. */
    meal_plan: uuid()
      .notNull()
      .references(() => mealPlan.guid, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** What the nutritionist says about it. */
    note: text().notNull().default(''),
    /** The days that the client has taken over, and into which plan of theirs. */
    accepted_days: date({ mode: 'string' }).array().notNull().default(sql`'{}'::date[]`),
    accepted_into: uuid().references(() => mealPlan.guid, { onDelete: 'set null' }),
    declined_at: timestamp({ withTimezone: true }),
    created_at: moment(),
  },
  (table) => [
    unique('tailored_plan_once').on(table.meal_plan),
    check('tailored_plan_decided', sql`${table.declined_at} is null or cardinality(${table.accepted_days}) = 0`),
    index('tailored_plan_user').on(table.user, table.created_at),
    index('tailored_plan_consultation').on(table.consultation),
    index('tailored_plan_accepted_into').on(table.accepted_into).where(sql`${table.accepted_into} is not null`),
  ],
)

export const tailoredPlanPersonalData = ownRows(tailoredPlan, {
  bound: { rows: 500, row_bytes: 8_000, by: 'limit' },
  file: 'jidelnicky-na-miru.json',
  part: 'sent',
  order: tailoredPlan.created_at,
})
