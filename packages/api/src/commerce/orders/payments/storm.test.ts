import type { Order } from '@zivina/contract/commerce/order'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renewSubscriptions } from '#api/commerce/orders/renewals/renew.ts'
import { buy, dueToday, place, type ServiceSlug } from '#api/commerce/orders/testing.ts'
import { reconcile } from '#api/commerce/reconciliation/service.ts'
import { openStage, type Stage } from '#api/commerce/reconciliation/testing/life.ts'
import { workOffEvents } from '#api/kernel/webhooks/service.ts'
import type { Person } from '#api/testing/world.ts'
import { moneyReturn, paymentEvents } from './payment-jobs.ts'

/** How many notifications arrive altogether, over how many connections, how many work them off, and how many people of each part there are. */
const NOTIFICATIONS = 1000
const CONNECTIONS = 20
const WORKERS = 2
const OF_EACH = 2
const NOON = new Date('2027-06-15T10:00:00Z')

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
  await stage.moveTo(NOON)
})
afterAll(() => stage.close())

const money = (haler: number) => ({ haler, currency: 'CZK' as const })
const press = (order: Order, action: 'pay' | 'cancel') => stage.world.gateway.press(order.gw_url ?? '', action)
const send = (path: string, as: Person, body: object) => stage.world.make('POST', { path, as, body })

/** What a person brings along, and what they do step by step. Who has a subscription is charged by the job. */
type Part = {
  begin?: (as: Person) => Promise<Order>
  steps: readonly ((as: Person, order: Order) => Promise<unknown>)[]
}
const bought = (slug: ServiceSlug) => (as: Person) => buy(stage.world, as, slug)
const due = (action: 'pay' | 'pay_with_failing_card') => async (as: Person) => {
  const order = await buy(stage.world, as, 'premium-mesicni', action)
  await dueToday(stage.world, order)
  return order
}
const paying = (slug: ServiceSlug) => async (as: Person) => {
  await press(await place(stage.world, as, slug), 'pay')
}
const PARTS: Record<string, Part> = {
  buys: { steps: [paying('premium-mesicni')] },
  changes_mind: { steps: [async (as) => press(await place(stage.world, as, 'premium-rocni'), 'cancel')] },
  upgrades: { begin: bought('premium-mesicni'), steps: [paying('premium-plus')] },
  renews: { begin: due('pay'), steps: [] },
  fails: { begin: due('pay_with_failing_card'), steps: [] },
  part_outside: { begin: bought('premium-plus'), steps: [(_, { payment_id }) => refundAt(payment_id, 777)] },
  all_outside: {
    begin: bought('premium-rocni'),
    steps: [(_, { payment_id, amount }) => refundAt(payment_id, amount.haler)],
  },
  refunded: {
    begin: bought('premium-rocni'),
    steps: [30_000, 20_000].map((haler, at) => (_: Person, { guid, amount }: Order) => {
      const refundable = money(amount.haler - at * 30_000)
      const body = { guid: crypto.randomUUID(), amount: money(haler), refundable, keeps_premium: false }
      return send(`/admin/order/${guid}/refund`, stage.world.admin, { ...body, reason: 'Výpadek' })
    }),
  },
  withdraws: {
    begin: bought('premium-plus'),
    steps: [(as, { guid, amount }) => send(`/order/${guid}/withdrawal`, as, { refund: amount })],
  },
}
const refundAt = (payment_id: string | null, haler: number) => stage.gateway.refund(payment_id ?? '', haler)

type Actor = { part: string; as: Person; act: (() => Promise<unknown>)[] }

/** People of every part, as they are before the storm. */
async function assemble(): Promise<Actor[]> {
  const actors: Actor[] = []
  for (let time = 0; time < OF_EACH; time += 1) {
    for (const [part, { begin, steps }] of Object.entries(PARTS)) {
      const as = await stage.world.enter()
      const order = await begin?.(as)
      actors.push({ part, as, act: steps.map((step) => () => step(as, order as Order)) })
    }
  }
  await stage.world.api.sql('delete from rate_limit')
  return actors
}

/** What people have in the end, and what the books say of them. */
async function endOf(actors: readonly Actor[]) {
  const rows = await stage.world.api.sql(
    `select u.guid, coalesce(m.plan, 'free') as plan, m.expiry_date::text as expires,
       array(select row(o.kind, o.state, o.plan, o.amount, o.refunded, o.refund_due, o.begins, o.ends)::text
         from "order" o where o."user" = u.guid order by 1) as orders,
       array(select row(g.plan, g.source, g.begins, g.ends)::text from premium_grant g where g."user" = u.guid order by 1) as grants,
       array(select row(s.state, s.plan, s.paid_until, s.periods, s.last_try_on)::text from subscription s where s."user" = u.guid order by 1) as subscriptions,
       array(select row(t.kind, e.account, sum(e.haler))::text from ledger_entry e join ledger_transfer t on t.guid = e.transfer
         join "order" o on o.guid = t."order" where o."user" = u.guid group by t.kind, e.account order by 1) as books,
       array(select row(i.series, i.amount, i.vat)::text from invoice i where i."user" = u.guid order by 1) as documents,
       array(select count(*)::int from order_refund r join "order" o on o.guid = r."order" where o."user" = u.guid group by r.kind, r.done_at is null) as refunds
     from "user" u left join membership m on m."user" = u.guid where u.guid = any($1)`,
    [actors.map(({ as }) => as.user.guid)],
  )
  const found = new Map(rows.map(({ guid, ...row }) => [guid, row]))
  const mails = await stage.world.api.mail.queued()
  return actors.map(({ part, as }) => {
    const told = mails.filter(({ to }) => to === as.user.email).map(({ template }) => template)
    return { part, ...found.get(as.user.guid), told: told.toSorted() }
  })
}

async function paymentsOf(actors: readonly Actor[]): Promise<string[]> {
  const rows = await stage.world.api.sql(
    'select payment_id from "order" where "user" = any($1) and payment_id is not null order by payment_id',
    [actors.map(({ as }) => as.user.guid)],
  )
  return rows.map(({ payment_id }) => String(payment_id))
}
async function notify(id: string): Promise<void> {
  const { status } = await stage.world.api.call(`/payment/notify?id=${id}`)
  expect(status).toBe(200)
}
const workOff = () => workOffEvents(stage.context(), paymentEvents)

/** Each thing happens by itself, and its notification is worked off before the next. */
async function inOrder(actors: readonly Actor[]): Promise<void> {
  for (const actor of actors) {
    for (const act of actor.act) {
      await act()
      for (const id of await paymentsOf([actor])) await notify(id)
      await workOff()
    }
  }
  await renewSubscriptions(stage.context())
  for (const id of await paymentsOf(actors)) await notify(id)
  await workOff()
  await moneyReturn.run(stage.context())
}

/** Everything happens at once while half of the notifications arrive; then the other half, replayed in disorder. */
async function stormed(actors: readonly Actor[]): Promise<void> {
  let at = 0
  const arriving = async (count: number): Promise<void> => {
    for (let time = 0; time < count; time += 1) {
      const ids = await paymentsOf(actors)
      at += 1
      await notify(ids[(at * 7919) % ids.length] ?? '1')
    }
  }
  const half = () => Array.from({ length: CONNECTIONS }, () => arriving(NOTIFICATIONS / 2 / CONNECTIONS))
  const acting = actors.toReversed().map(async ({ act }) => {
    for (const one of act) await one()
  })
  const charging = [1, 2].map(() => renewSubscriptions(stage.context()))
  let isOver = false
  const working = Array.from({ length: WORKERS }, async () => {
    while (!isOver) await workOff()
  })
  await Promise.all([...acting, ...charging, ...half()])
  await Promise.all(half())
  isOver = true
  await Promise.all(working)
  await workOff()
  await moneyReturn.run(stage.context())
}

it('a thousand notifications, replayed and in disorder among purchases, renewals and refunds, end as one after another do', async () => {
  const calm = await assemble()
  await inOrder(calm)
  const wild = await assemble()
  const started = performance.now()
  await stormed(wild)
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(
    `${NOTIFICATIONS} notifications in ${seconds.toFixed(1)} s, ${(NOTIFICATIONS / seconds).toFixed(0)} a second\n`,
  )
  const told = await stage.world.api.sql(
    `select sum(times)::int as times, count(*)::int as events, count(*) filter (where worked_at is null)::int as open from webhook_event where event_id = any($1)`,
    [await paymentsOf(wild)],
  )
  expect(told).toEqual([{ times: NOTIFICATIONS, events: (await paymentsOf(wild)).length, open: 0 }])
  expect(await endOf(wild)).toEqual(await endOf(calm))
  expect(await reconcile(stage.context())).toEqual([])
}, 240_000)
