import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'
import { instant, owner } from './account-columns.ts'

/** `returned`: accepted once, until the person went back to the computed target. */
export const ADJUSTMENT_STATES = ['proposed', 'accepted', 'declined', 'returned'] as const
export type AdjustmentState = (typeof ADJUSTMENT_STATES)[number]

/** A new energy target that was proposed to a person from their weighing and diary; energies in kJ a day. Data about health. */
export const targetAdjustment = pgTable(
  'target_adjustment',
  {
    guid: guid(),
    user: owner(),
    /** Calendar day in Europe/Prague. */
    day: date({ mode: 'string' }).notNull(),
    /** The band of the estimated expenditure. */
    expenditure_low: doublePrecision().notNull(),
    expenditure_high: doublePrecision().notNull(),
    /** What keeps the weight, once it is accepted. */
    measured_kilojoules: doublePrecision().notNull(),
    /** The target on the day of the proposal, and before it. */
    kilojoules: doublePrecision().notNull(),
    former_kilojoules: doublePrecision().notNull(),
    state: text().$type<AdjustmentState>().notNull().default('proposed'),
    created_at: moment(),
    decided_at: instant(),
  },
  (table) => [
    check('target_adjustment_state', oneOf(table.state, ADJUSTMENT_STATES)),
    check('target_adjustment_energy', sql`${table.measured_kilojoules} > 0`),
    unique('target_adjustment_once').on(table.user, table.day),
  ],
)

export const targetAdjustmentPersonalData = ownRows(targetAdjustment, {
  bound: { rows: 366, row_bytes: 300, by: 'pace' },
  file: 'upravy-cile.json',
  part: 'account',
  order: targetAdjustment.day,
})
