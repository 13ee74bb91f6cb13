import { CONSULTATION_STATES, type ConsultationState } from '@zivina/domain/counselling/consultation-states'
import { CONSULTATION_PLACES, COVERS, type ConsultationPlace, type Cover } from '@zivina/domain/counselling/places'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'
import { order } from '#db/schema/commerce/order.ts'
import { service } from '#db/schema/commerce/service.ts'
import { nutritionist } from './nutritionist.ts'

const instant = () => timestamp({ withTimezone: true })

/**
 * Something that a person ordered of the counselling: a consultation at its term or, without one, a tailored plan. Neither nutritionist
 * nor client has two at once: the constraints `consultation_apart` and `consultation_client_apart` (migration) refuse it.
 */
export const consultation = pgTable(
  'consultation',
  {
    /** The client's, so that the same order sent again is the same. */
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    nutritionist: uuid().references(() => nutritionist.user, { onDelete: 'set null' }),
    service: uuid()
      .notNull()
      .references(() => service.guid),
    service_name: text().notNull(),
    state: text().$type<ConsultationState>().notNull().default('held'),
    begins: instant(),
    ends: instant(),
    place: text().$type<ConsultationPlace>(),
    /** Its order; null where something else covers it. */
    order: uuid().references(() => order.guid),
    covered_by: text().$type<Cover>(),
    /** What was ordered before and includes it. */
    package: uuid().references((): AnyPgColumn => consultation.guid, { onDelete: 'set null' }),
    /** What the client wants to talk of. */
    note: text().notNull().default(''),
    /** Where the client calls to, written by the nutritionist. */
    meeting_url: text().notNull().default(''),
    /** What was agreed, written by the nutritionist. */
    summary: text().notNull().default(''),
    /** Why the nutritionist called it off. */
    reason: text().notNull().default(''),
    /** Until when it waits for its payment. */
    held_until: instant(),
    /** How often its client moved it, and how often its entry in a calendar changed. */
    moves: integer().notNull().default(0),
    sequence: integer().notNull().default(0),
    confirmed_at: instant(),
    reminded_at: instant(),
    follow_up_on: date({ mode: 'string' }),
    follow_up_told_at: instant(),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [
    check('consultation_state', oneOf(table.state, CONSULTATION_STATES)),
    check('consultation_place', oneOf(table.place, CONSULTATION_PLACES)),
    check('consultation_covered_by', oneOf(table.covered_by, COVERS)),
    check('consultation_paid', sql`num_nonnulls(${table.order}, ${table.covered_by}) = 1`),
    check('consultation_term', sql`num_nonnulls(${table.begins}, ${table.ends}, ${table.place}) in (0, 3)`),
    check('consultation_times', sql`${table.begins} < ${table.ends}`),
    index('consultation_user').on(table.user, table.created_at),
    index('consultation_nutritionist').on(table.nutritionist, table.begins),
    index('consultation_order').on(table.order),
    index('consultation_service').on(table.service),
    index('consultation_package').on(table.package).where(sql`${table.package} is not null`),
    // What the job looks for.
    index('consultation_held').on(table.held_until).where(sql`${table.state} = 'held'`),
    index('consultation_waiting').on(table.updated_at).where(sql`${table.state} in ('requested', 'called_off')`),
    index('consultation_to_remind')
      .on(table.begins)
      .where(sql`${table.state} = 'confirmed' and ${table.reminded_at} is null`),
    index('consultation_follow_up')
      .on(table.follow_up_on)
      .where(sql`${table.follow_up_on} is not null and ${table.follow_up_told_at} is null`),
  ],
)

export const consultationPersonalData = ownRows(consultation, {
  bound: { rows: 500, row_bytes: 12_000, by: 'limit' },
  file: 'konzultace.json',
  part: 'sent',
  order: consultation.created_at,
  columns: [
    consultation.guid,
    consultation.service_name,
    consultation.state,
    consultation.begins,
    consultation.ends,
    consultation.place,
    consultation.order,
    consultation.covered_by,
    consultation.note,
    consultation.meeting_url,
    consultation.summary,
    consultation.reason,
    consultation.confirmed_at,
    consultation.follow_up_on,
    consultation.created_at,
  ],
})
