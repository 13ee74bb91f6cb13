import { CONSENT_KINDS, type ConsentKind } from '@zivina/domain/counselling/consent-kinds'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'
import { nutritionist } from './nutritionist.ts'

/** That a client lets a nutritionist see data of one kind, until a day; rows that ended are the evidence of what was permitted when. */
export const counsellingConsent = pgTable(
  'counselling_consent',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    nutritionist: uuid()
      .notNull()
      .references(() => nutritionist.user, { onDelete: 'cascade' }),
    kind: text().$type<ConsentKind>().notNull(),
    /** The last day, in Europe/Prague, which counts. */
    until: date({ mode: 'string' }).notNull(),
    /** Of the wording. */
    version: text().notNull(),
    given_at: moment(),
    ended_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('counselling_consent_kind', oneOf(table.kind, CONSENT_KINDS)),
    uniqueIndex('counselling_consent_living')
      .on(table.user, table.nutritionist, table.kind)
      .where(sql`${table.ended_at} is null`),
    index('counselling_consent_user').on(table.user, table.given_at),
    index('counselling_consent_nutritionist').on(table.nutritionist),
  ],
)

/** That a nutritionist looked at data of a client, written by the transaction that read them. */
export const healthLook = pgTable(
  'health_look',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    /** Who looked, and by which name the client knew them then. */
    nutritionist: uuid().references(() => user.guid, { onDelete: 'set null' }),
    name: text().notNull(),
    kind: text().$type<ConsentKind>().notNull(),
    looked_at: moment(),
  },
  (table) => [
    check('health_look_kind', oneOf(table.kind, CONSENT_KINDS)),
    index('health_look_user').on(table.user, table.looked_at, table.guid),
    index('health_look_nutritionist').on(table.nutritionist),
    index('health_look_looked_at').on(table.looked_at),
  ],
)

/** What a client permitted, and what was looked at. */
export const counsellingConsentPersonalData: PersonalData = {
  file: 'souhlasy-poradny.json',
  part: 'account',
  tables: { counselling_consent: { rows: 3_000, row_bytes: 300, by: 'pace' } },
  rows: (user) => sql`
    select c.guid, n.name as nutritionist, c.kind, c.until, c.version, c.given_at, c.ended_at
    from counselling_consent c join nutritionist n on n."user" = c.nutritionist
    where c."user" = ${user} order by c.given_at, c.guid`,
}

export const healthLookPersonalData: PersonalData = {
  file: 'nahledy-do-udaju.json',
  part: 'account',
  tables: { health_look: { rows: 50_000, row_bytes: 200, by: 'pace' } },
  rows: (user) => sql`
    select guid, name as nutritionist, kind, looked_at from health_look where "user" = ${user} order by looked_at, guid`,
}
