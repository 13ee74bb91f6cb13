import { CONSULTATION_PLACES, type ConsultationPlace } from '@zivina/domain/counselling/places'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { allOf, moment } from '#db/schema/columns.ts'
import { service } from '#db/schema/commerce/service.ts'

/** An administrator who counsels. Only while the account administers does the mark count. */
export const nutritionist = pgTable('nutritionist', {
  user: uuid()
    .primaryKey()
    .references(() => user.guid, { onDelete: 'cascade' }),
  /** As clients read it, with titles. */
  name: text().notNull(),
  active: boolean().notNull().default(true),
  created_at: moment(),
})

export const nutritionistPersonalData = ownRows(nutritionist, {
  bound: { rows: 1, row_bytes: 300, by: 'key' },
  file: 'nutricni-poradce.json',
  part: 'account',
  order: nutritionist.created_at,
})

/** What the counselling knows of a service of the price list. */
export const counsellingService = pgTable(
  'counselling_service',
  {
    service: uuid()
      .primaryKey()
      .references(() => service.guid, { onDelete: 'cascade' }),
    /** How long its term lasts; null where it has none. */
    minutes: integer(),
    places: text().array().$type<ConsultationPlace[]>().notNull().default(sql`'{}'::text[]`),
    /** How many tailored plans and checks it includes. */
    meal_plans: integer().notNull().default(0),
    follow_ups: integer().notNull().default(0),
    /** Whether premium plus includes it, and whether it is a check that others include. */
    is_entry: boolean().notNull().default(false),
    is_follow_up: boolean().notNull().default(false),
  },
  (table) => [
    check('counselling_service_minutes', sql`${table.minutes} between 15 and 240`),
    check('counselling_service_places', allOf(table.places, CONSULTATION_PLACES)),
    check('counselling_service_included', sql`${table.meal_plans} >= 0 and ${table.follow_ups} >= 0`),
  ],
)
