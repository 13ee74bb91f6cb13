import type { Order } from '@zivina/contract/commerce/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '#api/testing/world.ts'
import { entryFor, paymentOf, placeByTransfer, readIn } from './testing.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Placed = Order & { state_now: () => Promise<string> }

async function placed(): Promise<Placed> {
  const as = await world.enter()
  const order = await placeByTransfer(world, as)
  const state_now = async () => (await world.make('GET', { path: `/order/${order.guid}`, as })).state
  return { ...order, state_now }
}

/** What the ledger has on the bank account altogether. */
async function inBank(): Promise<number> {
  const [row] = await world.api.sql(
    "select coalesce(sum(haler), 0)::int as haler from ledger_entry where account = 'bank'",
  )
  return Number(row?.haler)
}

describe('a reference that an earlier file had', () => {
  it('is another payment where the bank gave it on another day: it pays for its order', async () => {
    const [first, second] = [await placed(), await placed()]
    const reference = crypto.randomUUID()
    const before = await inBank()
    await readIn(world, { ...entryFor(first), reference, day: '2026-11-20' })
    const answer = await readIn(world, { ...entryFor(second), reference, day: '2026-11-27' })
    expect(answer.body).toMatchObject({ payments: 1, present: 0, matched: 1, open: 0 })
    expect([await first.state_now(), await second.state_now()]).toEqual(['PAID', 'PAID'])
    expect((await inBank()) - before).toBe(first.amount.haler + second.amount.haler)
  })

  it('is another payment where it has another amount, and waits where that is no order’s', async () => {
    const order = await placed()
    const entry = entryFor(order)
    await readIn(world, entry)
    const other = { ...entry, amount: '55.00' }
    expect((await readIn(world, other)).body).toMatchObject({ present: 0, matched: 0, open: 1 })
    expect(await paymentOf(world, other)).toMatchObject({ amount: 5_500, finding: 'second_payment' })
  })

  it.each(['symbol', 'account'] as const)(
    'waits where only the %s is another one: it may be the same money',
    async (what) => {
      const order = await placed()
      const first = { ...entryFor(order), symbol: '1' }
      const other = { symbol: { symbol: order.number }, account: { account: 'CZ6907101781240000004159' } }[what]
      await readIn(world, first)
      expect((await readIn(world, { ...first, ...other })).body).toMatchObject({ present: 0, matched: 0, open: 1 })
      const findings = await world.api.sql(
        'select finding from bank_payment where reference = $1 order by created_at',
        [first.reference],
      )
      expect(findings).toEqual([{ finding: 'unknown_symbol' }, { finding: 'maybe_repeated' }])
      expect(await order.state_now()).toBe('CREATED')
    },
  )
})

describe('files that overlap', () => {
  it('count nothing twice, whichever of the payments with one reference they share', async () => {
    const orders = [await placed(), await placed(), await placed()] as const
    const reference = crypto.randomUUID()
    const [first, second] = [
      { ...entryFor(orders[0]), reference },
      { ...entryFor(orders[1]), reference },
    ]
    const third = { ...entryFor(orders[2]), reference, day: '2026-11-30' }
    const before = await inBank()
    // Two that agree in everything are two as well.
    expect((await readIn(world, first, second, second)).body).toMatchObject({ payments: 3, present: 0 })
    expect((await readIn(world, second, second)).body).toMatchObject({ payments: 2, present: 2 })
    expect((await readIn(world, second, third)).body).toMatchObject({ present: 1 })
    expect((await readIn(world, first, second)).body).toMatchObject({ payments: 2, present: 2 })
    const came = orders.reduce((sum, { amount }) => sum + amount.haler, 0) + orders[1].amount.haler
    expect((await inBank()) - before).toBe(came)
    expect(await Promise.all(orders.map(({ state_now }) => state_now()))).toEqual(['PAID', 'PAID', 'PAID'])
  })
})
