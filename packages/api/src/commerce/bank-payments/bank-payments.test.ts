import type { BankPayment } from '@zivina/contract/commerce/bank-payments'
import type { Order } from '@zivina/contract/commerce/order'
import type { OrderMoney } from '@zivina/contract/commerce/order-money'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DECLARED } from '#api/areas.ts'
import { place } from '#api/commerce/orders/testing.ts'
import { reconcile } from '#api/commerce/reconciliation/service.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { bankTransfers } from './bank-job.ts'
import { judgeNew } from './judge.ts'
import { entryFor, paymentOf, placeByTransfer, readIn, statementBody } from './testing.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const context = (): JobContext => {
  const log = { info: () => {}, error: () => {} }
  const { database, mail } = world.api
  return { db: database.db, mail: mail.mail, payments: null, log, declared: DECLARED } as unknown as JobContext
}
type Placed = Order & { as: Person }
const placed = async (): Promise<Placed> => {
  const as = await world.enter()
  return { ...(await placeByTransfer(world, as)), as }
}
const paid = async (): Promise<Placed> => {
  const order = await placed()
  await readIn(world, entryFor(order))
  return order
}
const again = ({ guid, as }: Placed): Promise<Order> => world.make('GET', { path: `/order/${guid}`, as })
const moneyOf = ({ guid }: Pick<Order, 'guid'>): Promise<OrderMoney> =>
  world.make('GET', { path: `/admin/order/${guid}/money`, as: world.admin })
const grantsFor = ({ guid }: Order) => world.api.sql('select guid from premium_grant where "order" = $1', [guid])
const mailsTo = async ({ as }: Placed) =>
  (await world.api.mail.queued()).filter(({ to }) => to === as.user.email).map(({ template }) => template)
const decide = ({ guid, state }: BankPayment, decision: string, order_number = '') => {
  const body = { decision, state, order_number, reason: 'Domluveno e-mailem' }
  return world.send('POST', { path: `/admin/bank_payment/${guid}/decision`, as: world.admin, body })
}
const open = async (entry: { reference?: string }): Promise<BankPayment> => {
  const payment = await paymentOf(world, entry)
  if (payment === null) throw new Error('The payment does not wait.')
  return payment
}
/** What the ledger has on an account altogether. */
const onAccount = async (account: string): Promise<number> => {
  const [row] = await world.api.sql(
    'select coalesce(sum(haler), 0)::int as haler from ledger_entry where account = $1',
    [account],
  )
  return Number(row?.haler)
}

describe('an order paid by transfer', () => {
  it('says where to send it, until when, and by mail, and gives nothing before it is paid', async () => {
    const order = await placed()
    const pay_until = addDays(calendarDay(new Date()), 14)
    expect(order).toMatchObject({
      state: 'CREATED',
      period: null,
      gw_url: null,
      payment_id: null,
      transfer: { variable_symbol: order.number, pay_until, spayd: expect.stringContaining(`X-VS:${order.number}`) },
    })
    expect(order.transfer?.spayd).toContain(`AM:${(order.amount.haler / 100).toFixed(2)}*`)
    expect(await mailsTo(order)).toEqual(['order_transfer'])
    const account = await world.make('GET', { path: `/user/${order.as.user.guid}`, as: order.as })
    expect(account).toMatchObject({ is_premium: false })
  })

  it('gives a year, an invoice and no subscription once it is paid', async () => {
    const order = await paid()
    const now = await again(order)
    const today = calendarDay(new Date())
    expect(now).toMatchObject({ state: 'PAID', transfer: null, begins: today, withdrawal_until: addDays(today, 14) })
    expect([addDays(today, 364), addDays(today, 365)]).toContain(now.ends)
    expect(await grantsFor(order)).toHaveLength(1)
    expect(await world.make('GET', { path: '/subscription', as: order.as })).toMatchObject({ subscription: null })
    expect(await mailsTo(order)).toEqual(['order_transfer', 'order_confirmed'])
    const { documents, bank_payments } = await moneyOf(order)
    expect([documents.length, bank_payments.length]).toEqual([1, 1])
  })

  it('is taxed on the day on which the bank booked it, however late the statement is read', async () => {
    const order = await placed()
    const day = addDays(calendarDay(new Date()), -20)
    await readIn(world, { ...entryFor(order), day })
    const days = await world.api.sql(
      `select taxable_on::text, issued_on::text, o.paid_at > now() - interval '1 hour' as is_new from invoice i
       join "order" o on o.guid = i."order" where o.guid = $1`,
      [order.guid],
    )
    expect(days).toEqual([{ taxable_on: day, issued_on: calendarDay(new Date()), is_new: true }])
  })

  it('is taxed by the rate of that day, where it changed after the order', async () => {
    const [order, earlier] = [await placed(), await placed()]
    await world.api.sql(
      `insert into service_price (service, price, vat_rate, valid_from)
       values ($1, 999900, 12, ((now() at time zone 'Europe/Prague')::date - 1)::timestamp at time zone 'Europe/Prague')`,
      [order.service.guid],
    )
    const today = calendarDay(new Date())
    await readIn(world, { ...entryFor(order), day: addDays(today, -1) })
    await readIn(world, { ...entryFor(earlier), day: addDays(today, -2) })
    const taxed = await world.api.sql(
      'select amount, vat_rate, vat from invoice where "order" in ($1, $2) order by taxable_on',
      [order.guid, earlier.guid],
    )
    expect(taxed).toEqual([
      { amount: 169_000, vat_rate: 21, vat: 29_331 },
      { amount: 169_000, vat_rate: 12, vat: 18_107 },
    ])
    await world.api.sql('delete from service_price')
  })

  it('waits alone where it cannot be compared with its order: others pay for theirs, and the job ends what is not paid', async () => {
    const [broken, other, late] = [await placed(), await placed(), await placed()]
    await world.api.sql(`update "user" set email = 'no address' where guid = $1`, [broken.as.user.guid])
    await world.api.sql(
      `update "order" set pay_until = (now() at time zone 'Europe/Prague')::date - 7 where guid = $1`,
      [late.guid],
    )
    await readIn(world, { ...entryFor(broken), day: '2026-01-02' }, entryFor(other))
    await bankTransfers.run(context())
    const states = await Promise.all([again(broken), again(other), again(late)])
    expect(states.map(({ state }) => state)).toEqual(['CREATED', 'PAID', 'TIMEOUTED'])
    await world.api.sql('update "user" set email = $2 where guid = $1', [broken.as.user.guid, broken.as.user.email])
    await bankTransfers.run(context())
    expect((await again(broken)).state).toBe('PAID')
  })

  it('is offered for a year and a fixed term, not for a month nor where days are credited', async () => {
    const as = await world.enter()
    const { results } = await world.make('GET', { path: '/service' })
    const offered: Record<string, boolean> = {}
    for (const { guid, slug, kind } of results) {
      if (kind !== 'premium') continue
      const preview = await world.make('GET', { path: `/order/preview?service=${guid}`, as })
      offered[slug] = preview.by_transfer
    }
    expect(offered).toEqual({ 'premium-mesicni': false, 'premium-rocni': true, 'premium-plus': true })
    await expect(placeByTransfer(world, as, 'premium-mesicni')).rejects.toThrow('TRANSFER_NOT_POSSIBLE')
    const order = await paid()
    await expect(placeByTransfer(world, order.as, 'premium-plus')).rejects.toThrow('TRANSFER_NOT_POSSIBLE')
  })

  it('ends by itself when nothing comes, five days after the last day to pay', async () => {
    const [late, later] = [await placed(), await placed()]
    const end = (days: number, { guid }: Order) =>
      world.api.sql(
        `update "order" set pay_until = (now() at time zone 'Europe/Prague')::date - $1::int where guid = $2`,
        [days, guid],
      )
    await end(5, late)
    await end(7, later)
    await bankTransfers.run(context())
    expect([(await again(late)).state, (await again(later)).state]).toEqual(['CREATED', 'TIMEOUTED'])
    const entry = entryFor(later)
    await readIn(world, entry)
    expect(await open(entry)).toMatchObject({ finding: 'order_ended' })
  })

  it('is another order than one paid by card, which takes its place', async () => {
    const order = await placed()
    const other = await place(world, order.as, 'premium-rocni')
    expect(other.guid).not.toBe(order.guid)
    expect(await again(order)).toMatchObject({ state: 'CREATED', transfer: null })
    const entry = entryFor(order)
    await readIn(world, entry)
    expect(await open(entry)).toMatchObject({ finding: 'order_ended', order: null })
    expect(await grantsFor(order)).toHaveLength(0)
  })
})

describe('a statement', () => {
  it('read in twice doubles nothing, also by two administrators at the same moment', async () => {
    const orders = [await placed(), await placed()]
    const entries = [...orders.map(entryFor), { symbol: '7', reference: crypto.randomUUID() }]
    const before = await onAccount('bank')
    const answers = await Promise.all([1, 2, 3].map(() => readIn(world, ...entries)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const fourth = await readIn(world, ...entries)
    expect(fourth.body).toMatchObject({ payments: 3, present: 3, matched: 0, open: 0 })
    for (const order of orders) {
      expect(await grantsFor(order)).toHaveLength(1)
      expect((await moneyOf(order)).documents).toHaveLength(1)
      expect((await mailsTo(order)).filter((template) => template === 'order_confirmed')).toHaveLength(1)
    }
    const came = orders.reduce((sum, { amount }) => sum + amount.haler, 0) + 169_000
    expect((await onAccount('bank')) - before).toBe(came)
  })

  it.each([
    ['no_symbol', async () => ({})],
    ['unknown_symbol', async () => ({ symbol: '2147483646' })],
    ['unknown_symbol', async () => ({ ...entryFor(await place(world, await world.enter(), 'premium-rocni')) })],
    ['wrong_amount', async () => ({ ...entryFor(await placed()), amount: '1.00' })],
    ['second_payment', async () => entryFor(await paid())],
    ['other_currency', async () => ({ ...entryFor(await placed()), currency: 'EUR' })],
  ] as const)('leaves to a person: %s', async (finding, entry) => {
    const written = { reference: crypto.randomUUID(), ...(await entry()) }
    expect((await readIn(world, written)).body).toMatchObject({ payments: 1, matched: 0, open: 1 })
    expect(await open(written)).toMatchObject({ state: 'open', finding, order: null })
  })

  it('with two payments for one order pays it once, and leaves the other to a person', async () => {
    const order = await placed()
    const [one, two] = [entryFor(order), entryFor(order)]
    expect((await readIn(world, one, two)).body).toMatchObject({ matched: 1, open: 1 })
    expect(await grantsFor(order)).toHaveLength(1)
    const left = (await paymentOf(world, one)) ?? (await paymentOf(world, two))
    expect(left).toMatchObject({ finding: 'second_payment' })
  })

  it('whose reading is killed after it was stored is finished by the job, once', async () => {
    const order = await placed()
    const entry = entryFor(order)
    await readIn(world, entry)
    // As the killed process left it: stored, and not compared yet.
    const other = await placed()
    await world.api.sql(
      `insert into bank_payment (reference, statement, booked_on, amount, currency, variable_symbol, payer_name, payer_account, message)
       values ($1, '1', current_date, $2, 'CZK', $3, '', '', '')`,
      [crypto.randomUUID(), other.amount.haler, other.number],
    )
    await Promise.all([bankTransfers.run(context()), judgeNew(context()), judgeNew(context())])
    expect((await again(other)).state).toBe('PAID')
    expect(await grantsFor(other)).toHaveLength(1)
    expect((await moneyOf(other)).transfers.map(({ kind }) => kind)).toEqual(['payment'])
  })

  it('failing in the middle of a payment leaves nothing of it, and the next reading pays', async () => {
    const order = await placed()
    const entry = entryFor(order)
    await world.api.sql(
      `create function refuse_it() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
       create trigger refuse_it before insert on invoice for each row execute function refuse_it()`,
    )
    expect(await readIn(world, entry)).toMatchObject({ status: 200, body: { matched: 0, open: 1 } })
    await world.api.sql('drop trigger refuse_it on invoice; drop function refuse_it()')
    expect((await again(order)).state).toBe('CREATED')
    expect(await paymentOf(world, entry)).toMatchObject({ state: 'new' })
    expect((await readIn(world, entry)).body).toMatchObject({ present: 1, matched: 1 })
    expect(await grantsFor(order)).toHaveLength(1)
  })

  it('of another account, or no statement at all, changes nothing and says why', async () => {
    const order = await placed()
    const sent = statementBody(entryFor(order)).content
    const foreign = Buffer.from(sent, 'base64')
      .toString()
      .replace('CZ9300000000001000000005', 'CZ6508000000192000145399')
    for (const text of [foreign, 'Dobrý den', '<a/>', `<!DOCTYPE a>${foreign}`]) {
      const body = { content: Buffer.from(text).toString('base64') }
      const answer = await world.send('POST', { path: '/admin/bank_statement', as: world.admin, body })
      expect(answer).toMatchObject({ status: 422, body: { content: [{ code: 'STATEMENT_UNREADABLE' }] } })
    }
    expect((await again(order)).state).toBe('CREATED')
  })
})

describe('what a person decides', () => {
  it('assigns a payment with a wrong symbol to its order, and sends back what is too much', async () => {
    const order = await placed()
    const entry = { amount: '2000.00', symbol: '123', reference: crypto.randomUUID() }
    await readIn(world, entry)
    const answer = await decide(await open(entry), 'assign', order.number)
    const return_due = 200_000 - order.amount.haler
    expect(answer.body).toMatchObject({ state: 'matched', order: { number: order.number }, return_due })
    expect((await again(order)).state).toBe('PAID')
    const before = await onAccount('bank')
    expect((await decide(answer.body as BankPayment, 'mark_returned')).body).toMatchObject({ state: 'matched' })
    expect((await onAccount('bank')) - before).toBe(-return_due)
    expect((await decide(answer.body as BankPayment, 'mark_returned')).body.code).toBe('CHANGED_ELSEWHERE')
  })

  it('refuses an order that costs more, waits for nothing, or is not there', async () => {
    const [order, done] = [await placed(), await paid()]
    const entry = { amount: '100.00', reference: crypto.randomUUID() }
    await readIn(world, entry)
    const payment = await open(entry)
    expect((await decide(payment, 'assign', order.number)).body.code).toBe('BANK_PAYMENT_TOO_LOW')
    expect((await decide(payment, 'assign', done.number)).body.code).toBe('ORDER_NOT_PAYABLE')
    expect((await decide(payment, 'assign', '2147483600')).body.code).toBe('ORDER_NOT_PAYABLE')
    expect((await decide(payment, 'assign')).body.code).toBe('ORDER_NOT_PAYABLE')
    expect(await open(entry)).toMatchObject({ state: 'open' })
  })

  it('by two at the same moment holds once: the second is told', async () => {
    const [one, two] = [await placed(), await placed()]
    const entry = { amount: '1690.00', reference: crypto.randomUUID() }
    await readIn(world, entry)
    const payment = await open(entry)
    const answers = await Promise.all([
      decide(payment, 'assign', one.number),
      decide(payment, 'assign', two.number),
      decide(payment, 'return'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const states = [(await again(one)).state, (await again(two)).state].filter((state) => state === 'PAID')
    expect(states.length).toBe(answers[2]?.status === 200 ? 0 : 1)
  })

  it('gives one order to one of two payments, whoever assigns them at the same moment', async () => {
    const order = await placed()
    const entries = [1, 2].map(() => ({ amount: '1690.00', reference: crypto.randomUUID() }))
    await readIn(world, ...entries)
    const payments = await Promise.all(entries.map(open))
    const answers = await Promise.all(payments.map((payment) => decide(payment, 'assign', order.number)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await grantsFor(order)).toHaveLength(1)
  })

  it('sets aside and takes that back; what goes back is booked once it was sent', async () => {
    const entry = { amount: '50.00', reference: crypto.randomUUID() }
    await readIn(world, entry)
    const aside = await decide(await open(entry), 'set_aside')
    expect(aside.body).toMatchObject({ state: 'set_aside', reason: 'Domluveno e-mailem' })
    const reopened = await decide(aside.body as BankPayment, 'reopen')
    const returning = await decide(reopened.body as BankPayment, 'return')
    expect(returning.body).toMatchObject({ state: 'returning', return_due: 5_000 })
    const before = await onAccount('unassigned')
    const sent = await decide(returning.body as BankPayment, 'mark_returned')
    expect(sent.body).toMatchObject({ state: 'returned', returned_at: expect.any(String) })
    expect((await onAccount('unassigned')) - before).toBe(5_000)
    expect((await decide(sent.body as BankPayment, 'reopen')).body.code).toBe('CHANGED_ELSEWHERE')
  })
})

describe('a refund of an order paid by transfer', () => {
  const refund = async (order: Order, amount: number, refundable: number) => {
    const guid = crypto.randomUUID()
    const money = (haler: number) => ({ haler, currency: 'CZK' })
    const given = { amount: money(amount), refundable: money(refundable), keeps_premium: true }
    const body = { guid, ...given, reason: 'Stížnost' }
    await world.make('POST', { path: `/admin/order/${order.guid}/refund`, as: world.admin, body })
    return guid
  }
  const send = (order: Order, guid: string) =>
    world.send('POST', { path: `/admin/order/${order.guid}/refund/${guid}/sent`, as: world.admin, body: {} })

  it('waits for a person, who sends it and says so once; then come credit note, ledger and mail', async () => {
    const order = await paid()
    const [first, second] = [await refund(order, 50_000, 169_000), await refund(order, 119_000, 119_000)]
    expect(await moneyOf(order)).toMatchObject({ order: { state: 'PAID' }, refund_due: { haler: 169_000 } })
    const { results } = await world.make('GET', { path: '/admin/transfer_refund', as: world.admin })
    expect(results.filter((one: { order: { guid: string } }) => one.order.guid === order.guid)).toHaveLength(2)
    // In another order than they were decided in, and twice at once.
    const twice = await Promise.all([1, 2].map(() => send(order, second)))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await moneyOf(order)).toMatchObject({
      order: { state: 'PARTIALLY_REFUNDED', refunded: { haler: 119_000 } },
      refund_due: { haler: 50_000 },
    })
    await send(order, first)
    const { order: now, documents, transfers } = await moneyOf(order)
    expect(now).toMatchObject({ state: 'REFUNDED', refunded: { haler: 169_000 } })
    expect(documents).toHaveLength(3)
    const back = transfers.filter(({ kind }) => kind === 'refund').flatMap(({ entries }) => entries)
    expect(back.filter(({ account }) => account === 'bank').reduce((sum, { haler }) => sum + haler, 0)).toBe(-169_000)
    expect((await mailsTo(order)).filter((template) => template === 'order_refunded')).toHaveLength(2)
  })

  it('of a withdrawal ends premium at once, and the money waits for a person', async () => {
    const order = await paid()
    const body = { refund: order.amount }
    const answer = await world.make('POST', { path: `/order/${order.guid}/withdrawal`, as: order.as, body })
    expect(answer).toMatchObject({ state: 'PAID', withdrawn_at: expect.any(String) })
    expect(await world.make('GET', { path: `/user/${order.as.user.guid}`, as: order.as })).toMatchObject({
      is_premium: false,
    })
  })

  it('of a card is not marked by hand', async () => {
    const order = await paid()
    expect((await send(order, crypto.randomUUID())).body.code).toBe('REFUND_NOT_POSSIBLE')
  })
})

it('the ledger, the orders and the payments agree, and one that is not booked is found', async () => {
  const kinds = async () => (await reconcile(context())).map(({ kind }) => kind)
  expect(await kinds()).toEqual([])
  await world.api.sql(
    `insert into bank_payment (reference, statement, booked_on, amount, currency, variable_symbol, payer_name, payer_account, message,
       state, finding, created_at)
     values ('nezauctovana', '1', current_date, 100, 'CZK', '', '', '', '', 'open', 'no_symbol', now() - interval '8 days')`,
  )
  expect((await kinds()).toSorted()).toEqual(['bank_not_booked', 'bank_waits'])
})
