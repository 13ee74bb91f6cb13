import { LEDGER_ACCOUNTS, TRANSFER_KINDS } from '@zivina/domain/commerce/ledger'
import { CURRENCIES, type Currency } from '@zivina/domain/money'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { guid, moment, oneOf } from '#db/schema/columns.ts'
import { order } from './order.ts'

/**
 * A movement of money between accounts of the ledger: its entries sum up to zero, which the database checks when the transaction
 * commits. Neither is ever changed or deleted, which the database refuses; a wrong one is reversed by another.
 */
export const ledgerTransfer = pgTable(
  'ledger_transfer',
  {
    guid: guid(),
    /** What it is made for: the same happens once, however often it is asked for. */
    key: text().notNull().unique(),
    kind: text().$type<(typeof TRANSFER_KINDS)[number]>().notNull(),
    order: uuid().references(() => order.guid),
    /** The transfer that a correction reverses. */
    corrects: uuid()
      .unique()
      .references((): AnyPgColumn => ledgerTransfer.guid),
    reason: text().notNull().default(''),
    created_at: moment(),
  },
  (table) => [
    check('ledger_transfer_kind', oneOf(table.kind, TRANSFER_KINDS)),
    check('ledger_transfer_corrects', sql`(${table.corrects} is not null) = (${table.kind} = 'correction')`),
    index('ledger_transfer_order').on(table.order),
    index('ledger_transfer_created_at').on(table.created_at, table.guid),
  ],
)

/** One side of a transfer, in haléře: what comes to an account is above zero. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    guid: guid(),
    transfer: uuid()
      .notNull()
      .references(() => ledgerTransfer.guid),
    account: text().$type<(typeof LEDGER_ACCOUNTS)[number]>().notNull(),
    haler: integer().notNull(),
    currency: text().$type<Currency>().notNull().default('CZK'),
  },
  (table) => [
    check('ledger_entry_account', oneOf(table.account, LEDGER_ACCOUNTS)),
    check('ledger_entry_currency', oneOf(table.currency, CURRENCIES)),
    check('ledger_entry_haler', sql`${table.haler} <> 0`),
    unique('ledger_entry_once').on(table.transfer, table.account),
  ],
)
