import { sql } from 'drizzle-orm'
import { check, integer, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { guid, moment } from '#db/schema/columns.ts'
import { service } from './service.ts'

/** A later price of a service; before the first of them holds what the service's own row says. Prices include VAT. */
export const servicePrice = pgTable(
  'service_price',
  {
    guid: guid(),
    service: uuid()
      .notNull()
      .references(() => service.guid, { onDelete: 'cascade' }),
    price: integer().notNull(),
    vat_rate: integer().notNull(),
    /** From when it holds: the beginning of a day in Prague, or the moment at which it was set for the same day. */
    valid_from: timestamp({ withTimezone: true }).notNull(),
    created_at: moment(),
  },
  (table) => [
    unique('service_price_once').on(table.service, table.valid_from),
    check('service_price_amount', sql`${table.price} > 0`),
    check('service_price_rate', sql`${table.vat_rate} between 0 and 100`),
  ],
)
