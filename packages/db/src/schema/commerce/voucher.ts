import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { instant } from '#db/schema/account/account-columns.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment } from '#db/schema/columns.ts'
import { order } from './order.ts'

/**
 * A gift voucher. What it gives is in its order; whatever changes it locks that order first. It stays when its buyer's account is
 * deleted, as it was paid, without the account.
 */
export const voucher = pgTable(
  'voucher',
  {
    guid: guid(),
    order: uuid()
      .notNull()
      .unique()
      .references(() => order.guid, { onDelete: 'cascade' }),
    /** Who bought it. */
    user: uuid().references(() => user.guid, { onDelete: 'set null' }),
    code: text().notNull().unique(),
    from_name: text().notNull().default(''),
    recipient_name: text().notNull().default(''),
    /** Empty where the buyer hands it over. */
    recipient_email: text().notNull().default(''),
    message: text().notNull().default(''),
    send_on: date({ mode: 'string' }).notNull(),
    /** When it was paid; before that it cannot be redeemed. */
    issued_at: instant(),
    /** The last day on which it can be redeemed. */
    valid_until: date({ mode: 'string' }),
    sent_at: instant(),
    redeemed_by: uuid().references(() => user.guid, { onDelete: 'set null' }),
    redeemed_at: instant(),
    /** When its money went back, and when the premium that it had given was ended after that. */
    voided_at: instant(),
    taken_back_at: instant(),
    created_at: moment(),
  },
  (table) => [
    index('voucher_user').on(table.user, table.created_at).where(sql`${table.user} is not null`),
    index('voucher_redeemed_by').on(table.redeemed_by).where(sql`${table.redeemed_by} is not null`),
    index('voucher_to_send')
      .on(table.send_on)
      .where(sql`${table.issued_at} is not null and ${table.sent_at} is null and ${table.recipient_email} <> ''`),
    index('voucher_to_take_back')
      .on(table.voided_at)
      .where(
        sql`${table.voided_at} is not null and ${table.redeemed_at} is not null and ${table.taken_back_at} is null`,
      ),
  ],
)

export const voucherPersonalData = ownRows(voucher, {
  bound: { rows: 500, row_bytes: 2_000, by: 'limit' },
  file: 'poukazy.json',
  part: 'account',
  order: voucher.created_at,
  columns: [
    voucher.guid,
    voucher.order,
    voucher.code,
    voucher.from_name,
    voucher.recipient_name,
    voucher.recipient_email,
    voucher.message,
    voucher.send_on,
    voucher.issued_at,
    voucher.valid_until,
    voucher.sent_at,
    voucher.redeemed_at,
    voucher.created_at,
  ],
})
