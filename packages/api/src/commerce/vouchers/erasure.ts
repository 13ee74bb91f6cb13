import type { Db } from '@zivina/db/database'
import type { EndingAccount } from '#api/kernel/declared/erasure.ts'
import { forgetGiver } from './queries.ts'

/** Vouchers were paid and stay valid, without the account that bought them. */
export function forgetVouchersOf(db: Db, { guid }: EndingAccount): Promise<void> {
  return forgetGiver(db, guid)
}
