import { entryFor, placeByTransfer, readIn } from '#api/commerce/bank-payments/testing.ts'
import { refundOrder } from '#api/commerce/order-money/service.ts'
import { moneyReturn } from '#api/commerce/orders/payments/payment-jobs.ts'
import { settlePayment } from '#api/commerce/orders/payments/settle.ts'
import { renewSubscriptions } from '#api/commerce/orders/renewals/renew.ts'
import { place, SERVICES } from '#api/commerce/orders/testing.ts'
import { pointBody } from '#api/commerce/shop/testing.ts'
import { voucherBody } from '#api/commerce/vouchers/testing.ts'
import { BrokenStage, type Expected, type Life, type OrderOfLife, ordersOf } from './life.ts'

/** One thing that happens, to whatever order `pick` chooses. */
export type Happening = { name: keyof typeof HAPPENINGS; pick: number }

type Does = (life: Life, at: { order: OrderOfLife | undefined; pick: number; expected: Expected }) => Promise<void>

const money = (haler: number) => ({ haler, currency: 'CZK' as const })

export async function happen(life: Life, { name, pick }: Happening, expected: Expected): Promise<void> {
  const orders = await ordersOf(life)
  // Mostly the last one, as a person does.
  const order = pick % 3 === 0 ? orders[pick % Math.max(1, orders.length)] : orders.at(-1)
  await HAPPENINGS[name](life, { order, pick, expected })
}

/** What does not fit a history is refused; anything else breaks it. */
function unlessBroken(error: unknown): void {
  if (error instanceof BrokenStage || error instanceof TypeError) throw error
}

/** Gives a share of what is left back. Some histories have nothing to give back. */
async function refund(life: Life, order: OrderOfLife | undefined, share: number): Promise<void> {
  if (order === undefined) return
  const amount = Math.max(1, Math.floor(order.left * share))
  const given = { guid: crypto.randomUUID(), amount: money(amount), refundable: money(order.left) }
  const ctx = { ...life.context(), actor: life.world.admin.user } as unknown as Parameters<typeof refundOrder>[0]
  await refundOrder(ctx, { ...given, order: order.guid, keeps_premium: share < 0.3, reason: 'Náhoda' }).catch(
    unlessBroken,
  )
}

/** An administrator tells something of an order; what does not fit is refused. */
function tell({ world }: Life, order: OrderOfLife | undefined, method: 'PATCH' | 'POST', name: string, body: object) {
  const path = `/admin/order/${order?.guid ?? crypto.randomUUID()}/${name}`
  return world.send(method, { path, as: world.admin, body: { ...body, reason: 'Náhoda' } })
}

const PAYS = ['pay', 'pay', 'pay_with_failing_card', 'pay_with_other_card', 'decline', 'cancel', 'expire'] as const

const buying = (path: string, bodyOf: (life: Life) => Promise<object>): Does => {
  return async (life) => {
    const { body } = await life.world.send('POST', { path, as: life.as, body: await bodyOf(life) })
    if (body.gw_url) await life.world.gateway.press(body.gw_url, 'pay')
    if (body.payment_id) await settlePayment(life.context(), body.payment_id)
    if (body.guid === undefined) return
    const read = await life.world.send('GET', { path: `/order/${body.guid}`, as: life.as })
    const code = read.body.voucher?.code
    if (code) life.vouchers.push(code)
  }
}

/** What a statement says of the last order that is paid by transfer: as it should be, twice, too little, too much, or of nobody. */
function entriesFor(order: OrderOfLife | undefined, pick: number) {
  const entry = entryFor({ number: order?.number ?? '2147483647', amount: money(order?.amount ?? 5_000) })
  const wrong = { ...entry, amount: ((order?.amount ?? 0) / 100 + (pick % 2 === 0 ? 10 : -10)).toFixed(2) }
  return [
    [entry],
    [entry, { ...entry, reference: crypto.randomUUID() }],
    [{ ...entry, symbol: '2147483647' }],
    [wrong],
  ][pick % 4] as (typeof entry)[]
}

const inHaler = ({ amount = '0' }: { amount?: string }): number => Math.round(Number(amount) * 100)

export const HAPPENINGS = {
  order: async ({ world, as }, { pick }) =>
    void (await place(world, as, SERVICES[pick % 3] ?? 'premium-plus').catch(unlessBroken)),
  wire: async ({ world, as }, { pick }) =>
    void (await placeByTransfer(world, as, pick % 2 === 0 ? 'premium-rocni' : 'premium-plus').catch(unlessBroken)),
  gift: buying('/voucher', ({ world }) => voucherBody(world)),
  points: buying('/shop/points', ({ world }) => pointBody(world)),
  card: buying('/subscription/card', async () => ({ guid: crypto.randomUUID() })),
  redeem: async ({ world, as, friend, vouchers }, { pick }) => {
    const code = vouchers.at(-1)
    if (code)
      await world.send('POST', { path: '/voucher/redemption', as: pick % 2 === 0 ? friend : as, body: { code } })
  },
  pay: async ({ world }, { order, pick }) => {
    if (order?.gw_url) await world.gateway.press(order.gw_url, PAYS[pick % PAYS.length] ?? 'pay')
  },
  settle: async ({ context }, { order }) => {
    if (order?.payment_id) await settlePayment(context(), order.payment_id)
  },
  part: (life, { order }) => refund(life, order, 0.2),
  rest: (life, { order }) => refund(life, order, 1),
  lost: async (life, { order }) => {
    life.world.gateway.mode = 'lost'
    await refund(life, order, 0.4)
    life.world.gateway.mode = 'answer'
  },
  outside: async ({ gateway }, { order }) => {
    // After a chargeback that would be lost twice, which is tested by itself.
    if (order?.payment_id && order.left > 0) await gateway.refund(order.payment_id, 777).catch(unlessBroken)
  },
  withdraw: async ({ world, as }, { order }) => {
    const body = { refund: money(order?.left ?? 0) }
    await world.send('POST', { path: `/order/${order?.guid ?? crypto.randomUUID()}/withdrawal`, as, body })
  },
  cancel: async ({ world, as }) => void (await world.send('POST', { path: '/subscription/cancel', as, body: {} })),
  back: async ({ context }) => moneyReturn.run(context()),
  renew: async ({ context }) => renewSubscriptions(context()),
  told: async (life) => {
    // Notifications of everything the person ever paid, doubled and in another order.
    const ids = (await ordersOf(life)).flatMap(({ payment_id }) =>
      payment_id === null ? [] : [payment_id, payment_id],
    )
    await Promise.all(ids.toReversed().map((id) => settlePayment(life.context(), id)))
  },
  dispute: async (life, { order }) => void (await tell(life, order, 'PATCH', 'dispute', { is_disputed: true })),
  won: async (life, { order }) => void (await tell(life, order, 'PATCH', 'dispute', { is_disputed: false })),
  chargeback: async (life, { order }) => {
    await tell(life, order, 'PATCH', 'dispute', { is_disputed: true })
    await tell(life, order, 'POST', 'chargeback', {})
  },
  correct: async (life, { order }) => {
    // A movement is reversed, and that in turn, so that the ledger is right again.
    const [first] = await life.world.api.sql(
      `select guid from ledger_transfer where "order" = $1 and corrects is null order by created_at, guid limit 1`,
      [order?.guid],
    )
    if (first === undefined) return
    const { body } = await tell(life, order, 'POST', 'correction', { transfer: first.guid })
    const made = body.transfers?.find(({ corrects }: { corrects: string | null }) => corrects === first.guid)
    if (made !== undefined) await tell(life, order, 'POST', 'correction', { transfer: made.guid })
  },
  statement: async (life, { pick, expected }) => {
    const wired = (await ordersOf(life)).filter(({ payment_method }) => payment_method === 'transfer')
    const entries = entriesFor(wired.at(-1), pick)
    const answers = await Promise.all([readIn(life.world, ...entries), readIn(life.world, ...entries)])
    if (answers.every(({ status }) => status !== 200)) return
    for (const entry of entries) expected.came.set(entry.reference ?? '', inHaler(entry))
  },
  decide: async (life, { pick, expected }) => decide(life, expected, pick),
  sent: async (life, { expected }) => markSent(life, expected),
} satisfies Record<string, Does>

const DECISIONS = ['mark_returned', 'assign', 'return', 'set_aside', 'reopen'] as const

/** An administrator decides on a payment to our account. */
async function decide({ world, as }: Life, { left }: Expected, pick: number): Promise<void> {
  const rows = await world.api.sql(
    `select guid, state, return_due from bank_payment where state in ('open', 'returning', 'set_aside') or (return_due > 0 and returned_at is null)
     order by created_at, guid`,
  )
  const row = rows[pick % Math.max(1, rows.length)]
  if (row === undefined) return
  const decision = DECISIONS[pick % DECISIONS.length] ?? 'return'
  const wired = (await ordersOf({ world, as })).filter(({ payment_method }) => payment_method === 'transfer')
  const order_number = decision === 'assign' ? (wired.at(-1)?.number ?? '') : ''
  const path = `/admin/bank_payment/${row.guid}/decision`
  const body = { decision, state: row.state, order_number, reason: 'Náhoda' }
  const { status } = await world.send('POST', { path, as: world.admin, body })
  if (status === 200 && decision === 'mark_returned') left.set(String(row.guid), Number(row.return_due))
}

/** An administrator has sent what is to go back by transfer. */
async function markSent({ world, as }: Life, { left }: Expected): Promise<void> {
  const rows = await world.api.sql(
    `select r.guid, r."order", r.amount from order_refund r join "order" o on o.guid = r."order"
     where o."user" = $1 and o.payment_method = 'transfer' and r.done_at is null`,
    [as.user.guid],
  )
  for (const row of rows) {
    const path = `/admin/order/${row.order}/refund/${row.guid}/sent`
    const { status } = await world.send('POST', { path, as: world.admin, body: {} })
    if (status === 200) left.set(String(row.guid), Number(row.amount))
  }
}

/** Everything that waits for a person is done. */
export async function clearDesk(life: Life, expected: Expected): Promise<void> {
  const { world } = life
  // While a charge is disputed its refunds wait.
  for (const { guid } of await world.api.sql('select guid from "order" where disputed_at is not null')) {
    const body = { is_disputed: false, reason: 'Konec' }
    await world.make('PATCH', { path: `/admin/order/${guid}/dispute`, as: world.admin, body })
  }
  await markSent(life, expected)
  const open = await world.api.sql(`select guid, state from bank_payment where state = 'open'`)
  for (const { guid, state } of open) {
    const body = { decision: 'return', state, order_number: '', reason: 'Konec' }
    await world.make('POST', { path: `/admin/bank_payment/${guid}/decision`, as: world.admin, body })
  }
  const due = await world.api.sql(
    'select guid, state, return_due from bank_payment where return_due > 0 and returned_at is null',
  )
  for (const { guid, state, return_due } of due) {
    const body = { decision: 'mark_returned', state, order_number: '', reason: 'Konec' }
    await world.make('POST', { path: `/admin/bank_payment/${guid}/decision`, as: world.admin, body })
    expected.left.set(String(guid), Number(return_due))
  }
}
