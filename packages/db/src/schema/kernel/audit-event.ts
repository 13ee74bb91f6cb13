import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment } from '#db/schema/columns.ts'

/** A security event of an account. It outlives the account, but does not name it. */
export const auditEvent = pgTable(
  'audit_event',
  {
    guid: guid(),
    user: uuid().references(() => user.guid, { onDelete: 'set null' }),
    kind: text().notNull(),
    address: text().notNull().default(''),
    device: text().notNull().default(''),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    created_at: moment(),
  },
  (table) => [
    index('audit_event_user').on(table.user, table.created_at),
    index('audit_event_created_at').on(table.created_at),
  ],
)

export const auditEventPersonalData = ownRows(auditEvent, {
  bound: { rows: 50_000, row_bytes: 1_500, by: 'pace' },
  file: 'bezpecnostni-udalosti.json',
  part: 'account',
  order: auditEvent.created_at,
  columns: [
    auditEvent.guid,
    auditEvent.kind,
    auditEvent.address,
    auditEvent.device,
    auditEvent.detail,
    auditEvent.created_at,
  ],
})
