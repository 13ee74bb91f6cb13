import type { Order } from '@zivina/contract/commerce/order'
import { type Db, openDatabase } from '@zivina/db/database'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { createGateway } from '@zivina/integrations/payments/gateway'
import type { PaymentGateway } from '@zivina/integrations/payments/port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DECLARED } from '#api/areas.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { moneyReturn } from './payments/payment-jobs.ts'
import { type SettlingCtx, settleOrder, settlePayment } from './payments/settle.ts'
import { type BuyingCtx, createOrder } from './placing/create.ts'
import { renewSubscriptions } from './renewals/renew.ts'
import { buy, codedBody, orderBody, place } from './testing.ts'
import { withdraw } from './withdrawals/withdraw.ts'

let world: World
let gateway: PaymentGateway
beforeAll(async () => {
  world = await openWorld()
  gateway = createGateway(world.gateway.settings)
})
afterAll(() => world.close())

const today = calendarDay(new Date())
const context = (db: Db, payments: PaymentGateway = gateway): SettlingCtx => ({
  db,
  mail: world.api.mail.mail,
  payments,
  log: { info: () => {}, error: () => {} },
  declared: DECLARED,
})
const ofPerson = (db: Db, { user }: Person): BuyingCtx => {
  const actor = { kind: 'user', guid: user.guid } as UserActor
  return { ...context(db), actor, public_url: 'http://localhost:3000' }
}

/**
 * Runs work in a process of its own that is killed before its next statement after some: its connections are cut, and what it had not
 * committed is gone. @returns whether it was killed before it was done
 */
async function killedAfter(statements: number, work: (db: Db) => Promise<unknown>): Promise<boolean> {
  let left = statements
  const { db, pool, dear_pool } = await openDatabase({ dataDir: '', databaseUrl: world.api.database.url })
  const connections: number[] = []
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    connections.push((client as unknown as { processID: number }).processID)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const mortal = (...given: unknown[]): unknown => {
      left -= 1
      if (left >= 0) return query(...given)
      const answer = given.at(-1)
      return typeof answer === 'function' ? answer(new Error('killed')) : Promise.reject(new Error('killed'))
    }
    Object.assign(client, { query: mortal })
  })
  await work(db).catch((error: unknown) => {
    if (left >= 0) throw error
  })
  await world.api.sql('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [connections])
  // What is held by a connection that was cut is never given back, so the end is not waited for.
  void pool.end()
  void dear_pool.end()
  return left < 0
}

/** Kills the same work before each of its statements, each time for another person. @returns how many there are */
async function killEverywhere(one: (statements: number) => Promise<boolean>): Promise<number> {
  for (let statements = 0; ; statements += 1) if (!(await one(statements))) return statements
}

const ordersOf = (as: Person) =>
  world.api.sql(`select kind, state from "order" where "user" = $1 order by created_at`, [as.user.guid])
const grantsOf = (as: Person) =>
  world.api.sql('select begins::text, ends::text from premium_grant where "user" = $1 order by begins', [as.user.guid])
const confirmed = async (as: Person) =>
  (await world.api.mail.queued()).filter(({ to, template }) => to === as.user.email && template === 'order_confirmed')

/** Everything that a paid order gives is there, once. */
async function expectBought(as: Person, times = 1): Promise<void> {
  expect(await ordersOf(as)).toHaveLength(times)
  expect((await ordersOf(as)).map(({ state }) => state)).toEqual(Array(times).fill('PAID'))
  expect(await grantsOf(as)).toHaveLength(times)
  expect(await confirmed(as)).toHaveLength(times)
  const rows = await world.api.sql('select state from subscription where "user" = $1', [as.user.guid])
  expect(rows).toEqual([{ state: 'active' }])
}

describe('a process that is killed before any statement', () => {
  it('of an order: the person sends it again, pays, and has it once, and its code is used once', async () => {
    const { code } = await world.make('POST', {
      path: '/referral_code',
      as: world.admin,
      body: { code: 'ZABITO', percent: 10 },
    })
    let bought = 0
    const steps = await killEverywhere(async (statements) => {
      const as = await world.enter()
      await world.api.sql('delete from rate_limit')
      const body = await codedBody(world, as, 'premium-mesicni', code)
      const given = {
        payment_method: 'card',
        ...body,
        buyer: { ...body.buyer, company_name: '', ico: '', dic: '' },
      } as Parameters<typeof createOrder>[1]
      const wasKilled = await killedAfter(statements, (db) => createOrder(ofPerson(db, as), given))
      const order: Order = await world.make('POST', { path: '/order', as, body })
      await world.gateway.press(order.gw_url ?? '', 'pay')
      await settleOrder(context(world.api.database.db), order.guid)
      await expectBought(as)
      bought += 1
      return wasKilled
    })
    expect(steps).toBeGreaterThan(10)
    expect(await world.api.sql('select uses from referral_code where code = $1', [code])).toEqual([{ uses: bought }])
  }, 120_000)

  it('of settling a payment: whoever asks next gives premium, once', async () => {
    const steps = await killEverywhere(async (statements) => {
      const as = await world.enter()
      const order = await place(world, as, 'premium-mesicni')
      await world.gateway.press(order.gw_url ?? '', 'pay')
      const wasKilled = await killedAfter(statements, (db) => settleOrder(context(db), order.guid))
      await settleOrder(context(world.api.database.db), order.guid)
      await expectBought(as)
      return wasKilled
    })
    expect(steps).toBeGreaterThan(15)
  }, 120_000)

  it('of a renewal: the card is charged once for the period, and the period is given once', async () => {
    const steps = await killEverywhere(async (statements) => {
      await world.api.sql(`update subscription set state = 'ended'`)
      const as = await world.enter()
      const { guid, ends } = await buy(world, as, 'premium-mesicni')
      await endToday({ guid, ends })
      const charges: string[] = []
      const counting: PaymentGateway = {
        ...gateway,
        charge: async (parent, charge) => {
          const made = await gateway.charge(parent, charge)
          charges.push(made.id)
          return made
        },
      }
      const wasKilled = await killedAfter(statements, (db) => renewSubscriptions(context(db, counting)))
      const ctx = context(world.api.database.db, counting)
      // The gateway tells of what it charged; what it was never asked for is asked for after a day.
      for (const id of charges) await settlePayment(ctx, id)
      await world.api.sql(`update "order" set asked_at = asked_at - interval '25 hours' where "user" = $1`, [
        as.user.guid,
      ])
      for (let run = 0; run < 2; run += 1) await renewSubscriptions(ctx)
      expect(charges).toHaveLength(1)
      await world.api.sql(`update subscription set state = 'active' where "user" = $1`, [as.user.guid])
      await expectBought(as, 2)
      expect((await grantsOf(as)).at(-1)).toMatchObject({ begins: addDays(today, 1) })
      return wasKilled
    })
    expect(steps).toBeGreaterThan(20)
  }, 120_000)

  it('of a withdrawal: said again it holds, and the money goes back once', async () => {
    const steps = await killEverywhere(async (statements) => {
      const as = await world.enter()
      const { guid, payment_id } = await buy(world, as, 'premium-mesicni')
      const input = { guid, refund: { haler: 19_900, currency: 'CZK' as const } }
      const wasKilled = await killedAfter(statements, (db) => withdraw(ofPerson(db, as), input))
      await world.make('POST', { path: `/order/${guid}/withdrawal`, as, body: { refund: input.refund } })
      // The gateway is not asked again for a while after it was, as its answer may be on its way.
      await world.api.sql("update order_refund set asked_at = asked_at - interval '10 minutes'")
      await moneyReturn.run({ ...context(world.api.database.db), boss: null } as never)
      expect((await gateway.read(payment_id ?? ''))?.state).toBe('REFUNDED')
      expect(await ordersOf(as)).toEqual([{ kind: 'first', state: 'REFUNDED' }])
      const { is_premium } = await world.make('GET', { path: `/user/${as.user.guid}`, as })
      expect(is_premium).toBe(false)
      return wasKilled
    })
    expect(steps).toBeGreaterThan(20)
  }, 120_000)
})

/** As if the paid period ended today. */
async function endToday({ guid, ends }: Pick<Order, 'guid' | 'ends'>): Promise<void> {
  const days = Math.round((Date.parse(ends ?? '') - Date.parse(today)) / 86_400_000)
  const values = [guid, days]
  const { sql } = world.api
  await sql('update "order" set begins = begins - $2::int, ends = ends - $2::int where guid = $1', values)
  await sql('update premium_grant set begins = begins - $2::int, ends = ends - $2::int where "order" = $1', values)
  await sql(
    `update subscription s set paid_until = s.paid_until - $2::int, anchor = s.anchor - $2::int
     from "order" o where o.guid = $1 and s.guid = o.subscription`,
    values,
  )
}

it('a plan that is paid twice, by an order and by the one it had taken the place of, renews once and gives both terms', async () => {
  const as = await world.enter()
  const first = await place(world, as, 'premium-mesicni')
  // Another window begins another plan, and both are paid.
  const second: Order = await world.make('POST', {
    path: '/order',
    as,
    body: await orderBody(world, as, 'premium-rocni'),
  })
  for (const { gw_url, guid } of [first, second]) {
    await world.gateway.press(gw_url ?? '', 'pay')
    await settleOrder(context(world.api.database.db), guid)
  }
  const grants = await grantsOf(as)
  expect(grants).toHaveLength(2)
  // What was ordered as a first one gives its whole term behind what runs already.
  expect(grants[1]?.begins).toBe(addDays(String(grants[0]?.ends), 1))
  const subscriptions = await world.api.sql(
    `select recurrence_id from subscription where "user" = $1 and state in ('active', 'past_due')`,
    [as.user.guid],
  )
  expect(subscriptions).toEqual([{ recurrence_id: first.payment_id }])
  const stopped = await world.api.sql('select from recurrence_stop where recurrence_id = $1', [second.payment_id])
  expect(stopped).toHaveLength(1)
})
