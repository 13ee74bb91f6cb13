import { date, doublePrecision, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from './user.ts'

/** A person's measurements of one day (calendar day in Europe/Prague): kilograms and centimetres, null where not measured. */
export const bodyMeasurement = pgTable(
  'body_measurement',
  {
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    weight: doublePrecision(),
    waist_girth: doublePrecision(),
    hips_girth: doublePrecision(),
    chest_girth: doublePrecision(),
    thigh_girth: doublePrecision(),
    arm_girth: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.user, table.day] })],
)

export const bodyMeasurementPersonalData = ownRows(bodyMeasurement, {
  file: 'telesne-udaje.json',
  part: 'account',
  order: bodyMeasurement.day,
})
