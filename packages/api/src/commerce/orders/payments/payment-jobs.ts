import { cancelUnheard, selectGivenUp, selectOpen } from '#api/commerce/orders/queries.ts'
import { renewSubscriptions } from '#api/commerce/orders/renewals/renew.ts'
import { stopAtGateway } from '#api/commerce/recurrences/service.ts'
import { releaseCode } from '#api/commerce/referral-codes/service.ts'
import { isApiError } from '#api/kernel/errors/api-error.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import type { JobContext, ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { webhookQueue } from '#api/kernel/webhooks/webhook-queue.ts'
import type { WebhookSource } from '#api/kernel/webhooks/webhook-source.ts'
import { sendBackAll } from './refunds.ts'
import { settleOrder, settlePayment } from './settle.ts'

/** A payment that was read within so many minutes is not read again by the job, and so many are read in one run. */
const READ_MINUTES = 10
const READ_AT_ONCE = 500
/** An order for which the gateway made no payment in this time is given up. */
const UNHEARD_HOURS = 24

/** Reads payments that are open again: what a lost notification told of is found within the hour. */
export async function rereadPayments(context: JobContext): Promise<void> {
  if (context.payments === null) return
  for (const guid of await selectGivenUp(context.db, UNHEARD_HOURS)) await giveUp(context, guid)
  for (const guid of await selectOpen(context.db, { minutes: READ_MINUTES, limit: READ_AT_ONCE })) {
    await settleOrder(context, guid).catch((error: unknown) => {
      if (!isApiError(error)) throw error
    })
  }
}

function giveUp({ db }: JobContext, guid: string): Promise<void> {
  return transaction({ db }, async (ctx) => {
    if (await cancelUnheard(ctx.db, guid)) await releaseCode(ctx, guid)
  })
}

export const paymentRereading: ScheduledJob = {
  name: 'payment_rereading',
  cron: '11 * * * *',
  expireInSeconds: 1800,
  run: rereadPayments,
}

/** Charges subscriptions by day, when a person can do something about a card that fails. */
export const subscriptionRenewal: ScheduledJob = {
  name: 'subscription_renewal',
  cron: '37 6-20 * * *',
  expireInSeconds: 1800,
  run: (context) => renewSubscriptions(context),
}

/** Sends money back, and tells the gateway which cards are charged no more. */
export const moneyReturn: ScheduledJob = {
  name: 'money_return',
  cron: '*/10 * * * *',
  expireInSeconds: 900,
  run: async (context) => {
    const { db, payments, log } = context
    if (payments === null) return
    await sendBackAll(context)
    await stopAtGateway(db, payments, log)
  },
}

/** The name of the gateway's notifications among what other services tell. */
export const PAYMENT_EVENTS = 'payment'

/** What the gateway tells: only which payment to read. */
export const paymentEvents: WebhookSource = {
  source: PAYMENT_EVENTS,
  work: (context, { event_id }) => settlePayment(context, event_id),
}

/** Works off what the gateway tells. */
export const paymentEventQueue = webhookQueue(paymentEvents)
