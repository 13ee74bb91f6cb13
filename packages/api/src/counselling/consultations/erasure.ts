import type { Db } from '@zivina/db/database'
import { giveOrderBack } from '#api/commerce/orders/service.ts'
import type { EndingAccount } from '#api/kernel/declared/erasure.ts'
import type { Mailer } from '#api/kernel/mail/mail-queue.ts'
import { callOffAllOf, selectNutritionistsOf, selectPaidAhead } from './erasure-queries.ts'

/**
 * Gives back what was paid for consultations of an account that have not taken place; what is held is let go by the job. Those that the
 * account was to hold as a nutritionist are called off: their clients choose another term or their money. Nutritionists whose client the
 * account was are told.
 */
export async function endConsultationsOf(db: Db, account: EndingAccount, mail: Mailer): Promise<void> {
  await tellNutritionists(db, account, mail)
  for (const order of await selectPaidAhead(db, account.guid)) await giveOrderBack(db, order)
  await callOffAllOf(db, account.guid)
}

/** If a mail cannot be queued, the account is erased all the same. */
async function tellNutritionists(db: Db, { guid }: EndingAccount, mail: Mailer): Promise<void> {
  for (const { email, ...told } of await selectNutritionistsOf(db, guid)) {
    const queued = db.transaction((db) => mail.enqueue(db, 'client_left', email, told))
    await queued.catch(() => {})
  }
}
