import type { Order } from '@zivina/contract/commerce/order'
import { createGateway } from '@zivina/integrations/payments/gateway'
import { GatewayError, type PaymentGateway } from '@zivina/integrations/payments/port'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DECLARED } from '#api/areas.ts'
import { refundOrder } from '#api/commerce/order-money/service.ts'
import { moneyReturn } from '#api/commerce/orders/payments/payment-jobs.ts'
import { settlePayment } from '#api/commerce/orders/payments/settle.ts'
import { renewSubscriptions } from '#api/commerce/orders/renewals/renew.ts'
import { place } from '#api/commerce/orders/testing.ts'
import { isApiError } from '#api/kernel/errors/api-error.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { reconcile } from './service.ts'

/** How many histories are tried; `HISTORIES=10000` tries that many. */
const HISTORIES = Number(process.env.HISTORIES ?? 60)
const STEPS = ['pay', 'settle', 'part', 'rest', 'outside', 'withdraw', 'renew', 'return', 'upgrade', 'lost'] as const
type Step = (typeof STEPS)[number]

let world: World
let gateway: PaymentGateway
beforeAll(async () => {
  world = await openWorld()
  gateway = createGateway(world.gateway.settings)
})
afterAll(() => world.close())

const money = (haler: number) => ({ haler, currency: 'CZK' as const })
const context = (): JobContext => {
  const log = { info: () => {}, error: () => {} }
  return {
    db: world.api.database.db,
    mail: world.api.mail.mail,
    payments: gateway,
    log,
    declared: DECLARED,
  } as unknown as JobContext
}
const refundable = async ({ guid }: Order) => {
  const [row] = await world.api.sql('select amount - refunded - refund_due as left from "order" where guid = $1', [
    guid,
  ])
  return Number(row?.left)
}
const refund = async (order: Order, share: number) => {
  const left = await refundable(order)
  const amount = Math.max(1, Math.floor(left * share))
  const given = { guid: crypto.randomUUID(), amount: money(amount), refundable: money(left) }
  const ctx = { ...context(), actor: world.admin.user } as unknown as Parameters<typeof refundOrder>[0]
  // Some histories have nothing to give back here.
  await refundOrder(ctx, { ...given, order: order.guid, keeps_premium: share < 0.3, reason: 'Náhoda' }).catch(() => {})
}

async function happen(step: Step, orders: Order[], as: Person): Promise<void> {
  const order = orders.at(-1)
  if (order === undefined) return
  const { guid, payment_id, gw_url } = order
  if (step === 'pay') await world.gateway.press(gw_url ?? '', 'pay')
  if (step === 'settle') await settlePayment(context(), payment_id ?? '')
  if (step === 'part') await refund(order, 0.2)
  if (step === 'rest') await refund(order, 1)
  if (step === 'outside') await gateway.refund(payment_id ?? '', 777).catch(() => {})
  if (step === 'withdraw') {
    const body = { refund: money(await refundable(order)) }
    await world.send('POST', { path: `/order/${guid}/withdrawal`, as, body })
  }
  if (step === 'return') await moneyReturn.run(context())
  if (step === 'renew') {
    await world.api.sql(
      `update subscription set paid_until = paid_until - 31, anchor = anchor - 31 where "user" = $1`,
      [as.user.guid],
    )
    await renewSubscriptions(context())
  }
  if (step === 'upgrade') {
    const next = await place(world, as, 'premium-rocni').catch(() => null)
    if (next !== null) orders.push(next)
  }
  if (step === 'lost') {
    world.gateway.mode = 'lost'
    await refund(order, 0.4)
    world.gateway.mode = 'answer'
    await world.api.sql(`update order_refund set asked_at = asked_at - interval '10 minutes' where done_at is null`)
  }
}

/** While answers of the gateway get lost, others that ask it at the same moment fail, too. */
function unlessUnavailable(error: unknown): void {
  if (!isApiError(error) && !(error instanceof GatewayError)) throw error
}

/** What the ledger says that the gateway has for us, of one person. */
async function bookedOf(as: Person): Promise<number> {
  const [row] = await world.api.sql(
    `select coalesce(sum(e.haler), 0)::int as haler from ledger_entry e join ledger_transfer t on t.guid = e.transfer
     join "order" o on o.guid = t."order" where o."user" = $1 and e.account = 'gateway'`,
    [as.user.guid],
  )
  return Number(row?.haler)
}

/** What the gateway itself says. */
async function heldFor(as: Person): Promise<number> {
  const rows = await world.api.sql('select payment_id from "order" where "user" = $1 and payment_id is not null', [
    as.user.guid,
  ])
  const payments = await Promise.all(rows.map(({ payment_id }) => gateway.read(String(payment_id))))
  const arrived = payments.filter((payment) => payment && /PAID|REFUNDED/.test(payment.state))
  return arrived.reduce((sum, payment) => sum + (payment ? payment.money.haler - payment.refunded : 0), 0)
}

it('after any history of payments, renewals and refunds everything agrees, and the ledger is balanced', async () => {
  const together = fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 2 })
  await fc.assert(
    fc.asyncProperty(fc.array(together, { minLength: 1, maxLength: 6 }), async (history) => {
      const as = await world.enter()
      const orders = [await place(world, as, 'premium-mesicni')]
      for (const steps of [['pay', 'settle'] as Step[], ...history]) {
        await Promise.all(steps.map((step) => happen(step, orders, as).catch(unlessUnavailable)))
      }
      await moneyReturn.run(context())
      for (const { payment_id } of orders) await settlePayment(context(), payment_id ?? '')
      expect(await bookedOf(as)).toBe(await heldFor(as))
      const [sums] = await world.api.sql(`
        select coalesce(sum(e.haler), 0)::int as all, coalesce(sum(e.haler) filter (where e.account = 'credits'), 0)::int as credits
        from ledger_entry e`)
      expect(sums).toEqual({ all: 0, credits: 0 })
      const [invoices] = await world.api.sql(
        `select count(*)::int as orders, count(i.guid)::int as invoices from "order" o
         left join invoice i on i."order" = o.guid and i.series = 'invoice' where o."user" = $1 and o.paid_at is not null`,
        [as.user.guid],
      )
      expect(invoices?.invoices).toBe(invoices?.orders)
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  )
  expect(await reconcile({ ...context(), payments: null })).toEqual([])
  const gaps = await world.api.sql(
    `select series, year from invoice group by series, year having count(*) <> max(number) or min(number) <> 1`,
  )
  expect(gaps).toEqual([])
}, 3_600_000)
