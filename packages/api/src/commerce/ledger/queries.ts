import type { Db } from '@zivina/db/database'
import { ledgerEntry, ledgerTransfer } from '@zivina/db/schema/commerce/ledger-transfer'
import type { Entry } from '@zivina/domain/commerce/ledger'

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
