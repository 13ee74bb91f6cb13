import { MEASUREMENTS_MAX } from '@zivina/contract/body/limits'
import type { MeasuredField } from '@zivina/domain/body/measured-fields'
import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'

/**
 * A person's measurements of one day (calendar day in Europe/Prague): kilograms and centimetres, null where not measured. A row
 * without any is a day whose measurements were deleted: it remembers when, so that an older write that arrives late does not
 * bring them back. Data about health: rows are written with the consent, and deleted when it ends.
 */
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
    /** When the person wrote each field, by their device's clock: of two writes the later one holds. */
    written_at: jsonb().$type<Partial<Record<MeasuredField, string>>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.day] }),
    check('body_measurement_weight', sql`${table.weight} between 1 and 700`),
    check(
      'body_measurement_girths',
      sql`least(${table.waist_girth}, ${table.hips_girth}, ${table.chest_girth}, ${table.thigh_girth}, ${table.arm_girth}) >= 1
        and greatest(${table.waist_girth}, ${table.hips_girth}, ${table.chest_girth}, ${table.thigh_girth}, ${table.arm_girth}) <= 400`,
    ),
  ],
)

export const bodyMeasurementPersonalData = ownRows(bodyMeasurement, {
  bound: { rows: MEASUREMENTS_MAX, row_bytes: 1_000, by: 'limit' },
  file: 'telesne-udaje.json',
  part: 'account',
  order: bodyMeasurement.day,
})
