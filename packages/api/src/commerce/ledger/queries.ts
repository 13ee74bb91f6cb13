import type { Db } from '@zivina/db/database'
import { ledgerEntry, ledgerTransfer } from '@zivina/db/schema/commerce/ledger-transfer'
import type { Entry, TransferKind } from '@zivina/domain/commerce/ledger'
import { sql } from 'drizzle-orm'

export type NewTransfer = Pick<typeof ledgerTransfer.$inferInsert, 'key' | 'kind' | 'order' | 'corrects' | 'reason'>

/** @returns null where a transfer has the key already */
export async function insertTransfer(db: Db, row: NewTransfer): Promise<string | null> {
  const target = ledgerTransfer.key
  const [made] = await db.insert(ledgerTransfer).values(row).onConflictDoNothing({ target }).returning()
  return made?.guid ?? null
}

export async function insertEntries(db: Db, transfer: string, entries: readonly Entry[]): Promise<void> {
  await db.insert(ledgerEntry).values(entries.map((entry) => ({ ...entry, transfer })))
}

export type TransferRow = {
  guid: string
  kind: TransferKind
  corrects: string | null
  reason: string
  created_at: string
  entries: Entry[]
}

/** The transfers of an order, the oldest first. */
export async function selectTransfers(db: Db, order: string): Promise<TransferRow[]> {
  const { rows } = await db.execute<TransferRow>(sql`
    select t.guid, t.kind, t.corrects, t.reason, t.created_at, json_agg(json_build_object('account', e.account, 'haler', e.haler) order by e.haler desc) as entries
    from ledger_transfer t join ledger_entry e on e.transfer = t.guid
    where t."order" = ${order} group by t.guid order by t.created_at, t.guid`)
  return rows
}
