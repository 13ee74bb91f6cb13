import { CONSULTATION_PLACES, type ConsultationPlace } from '@zivina/domain/counselling/places'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { allOf, guid, moment } from '#db/schema/columns.ts'
import { nutritionist } from './nutritionist.ts'

/**
 * A time in which a nutritionist has consultations. Those of one nutritionist do not overlap: the constraint
 * `consultation_opening_apart` (migration) refuses it.
 */
export const consultationOpening = pgTable(
  'consultation_opening',
  {
    guid: guid(),
    nutritionist: uuid()
      .notNull()
      .references(() => nutritionist.user, { onDelete: 'cascade' }),
    begins: timestamp({ withTimezone: true }).notNull(),
    ends: timestamp({ withTimezone: true }).notNull(),
    places: text().array().$type<ConsultationPlace[]>().notNull(),
    created_at: moment(),
  },
  (table) => [
    check('consultation_opening_times', sql`${table.begins} < ${table.ends}`),
    check('consultation_opening_places', allOf(table.places, CONSULTATION_PLACES)),
    index('consultation_opening_nutritionist').on(table.nutritionist, table.begins),
    index('consultation_opening_begins').on(table.begins),
  ],
)
