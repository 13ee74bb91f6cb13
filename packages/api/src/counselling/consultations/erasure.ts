import type { Db } from '@zivina/db/database'
import { giveOrderBack } from '#api/commerce/orders/service.ts'
import type { EndingAccount } from '#api/kernel/ports/erasure.ts'
import { callOffAllOf, selectPaidAhead } from './erasure-queries.ts'

/**
 * Gives back what was paid for consultations of an account that have not taken place; what is held is let go by the job. Those that the
 * account was to hold as a nutritionist are called off: their clients choose another term or their money.
 */
export async function endConsultationsOf(db: Db, account: EndingAccount): Promise<void> {
  for (const order of await selectPaidAhead(db, account.guid)) await giveOrderBack(db, order)
  await callOffAllOf(db, account.guid)
}
