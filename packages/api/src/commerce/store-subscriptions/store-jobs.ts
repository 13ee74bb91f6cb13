import type { Db } from '@zivina/db/database'
import { StoreError } from '@zivina/integrations/stores/port'
import type { EndingAccount } from '#api/kernel/declared/erasure.ts'
import { isApiError } from '#api/kernel/errors/api-error.ts'
import type { JobContext, ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { webhookQueue } from '#api/kernel/webhooks/webhook-queue.ts'
import type { WebhookSource } from '#api/kernel/webhooks/webhook-source.ts'
import { accountsIn, STORE_EVENTS } from './events.ts'
import { countTry, deleteDeletion, insertDeletion, markDue, selectDeletions, selectStale } from './queries.ts'
import { settleAccount } from './settle.ts'

/** The service allows 480 calls a minute; a run reads so many accounts. */
const READ_AT_ONCE = 400
/** After so many tries an administrator has to look. */
const FORGET_TRIES_MAX = 200

/** What the service tells: only which accounts to read. */
export const storeEvents: WebhookSource = {
  source: STORE_EVENTS,
  work: async (context, { raw }) => {
    const accounts = accountsIn(raw)
    // Where reading fails too often for the event, the job reads them.
    await markDue(context.db, accounts)
    for (const account of accounts) await settleAccount(context, account)
  },
}

/** Works off what the service tells. */
export const storeEventQueue = webhookQueue(storeEvents)

/** Reads accounts again of which something was told, or whose purchases end: what a lost event told of is found within hours. It stops where nothing is answered. */
export async function rereadStores(context: JobContext): Promise<void> {
  if (context.stores === null) return
  try {
    for (const account of await selectStale(context.db, READ_AT_ONCE)) await settleAccount(context, account)
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}

export const storeRereading: ScheduledJob = {
  name: 'store_rereading',
  cron: '19 * * * *',
  expireInSeconds: 1800,
  run: rereadStores,
}

/** Has the service forget erased accounts. */
export async function forgetInStores({ db, log, stores }: JobContext): Promise<void> {
  if (stores === null) return
  for (const account of await selectDeletions(db, FORGET_TRIES_MAX, READ_AT_ONCE)) {
    try {
      await stores.service.forget(account)
      await deleteDeletion(db, account)
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      log.error({ failure: error.failure }, 'service for app stores forgot no account')
      await countTry(db, account)
      return
    }
  }
}

export const storeForgetting: ScheduledJob = {
  name: 'store_forgetting',
  cron: '49 * * * *',
  expireInSeconds: 1800,
  run: forgetInStores,
}

/** Remembers that the service is to forget an account, too. */
export function endStoreCustomer(db: Db, { guid }: EndingAccount): Promise<void> {
  return insertDeletion(db, guid)
}
