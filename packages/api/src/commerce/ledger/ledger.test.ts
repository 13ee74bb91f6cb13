import { vatWithin } from '@zivina/domain/commerce/vat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buy } from '#api/commerce/orders/testing.ts'
import { openWorld, type World } from '#api/testing/world.ts'
import { bookPayment } from './service.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** What an order moved, by kind and account. */
async function movedBy(order: string): Promise<Record<string, Record<string, number>>> {
  const rows = await world.api.sql(
    `select t.kind, json_object_agg(e.account, e.haler) as entries from ledger_transfer t
     join ledger_entry e on e.transfer = t.guid where t."order" = $1 group by t.guid, t.kind`,
    [order],
  )
  return Object.fromEntries(rows.map(({ kind, entries }) => [kind, entries as Record<string, number>]))
}
const count = async (table: string) => (await world.api.sql(`select count(*)::int as count from ${table}`))[0]?.count

describe('what is paid', () => {
  it('is booked when it takes effect, with its VAT', async () => {
    const { guid } = await buy(world, await world.enter(), 'premium-mesicni')
    const vat = vatWithin(19_900, 21)
    expect(await movedBy(guid)).toEqual({ payment: { gateway: 19_900, revenue: vat - 19_900, vat: -vat } })
  })

  it('with a credit takes that from what was sold before', async () => {
    const as = await world.enter()
    const first = await buy(world, as, 'premium-mesicni')
    await world.api.sql('update "order" set begins = begins - 10, ends = ends - 10 where guid = $1', [first.guid])
    const second = await buy(world, as, 'premium-rocni')
    const moved = await movedBy(second.guid)
    expect(moved.payment).toMatchObject({ gateway: second.amount.haler, credits: second.credit.haler })
    expect(moved.credit).toMatchObject({ credits: -second.credit.haler })
  })

  it('and goes back is booked again, with nothing left of it', async () => {
    const as = await world.enter()
    const { guid, amount } = await buy(world, as, 'premium-plus')
    await world.make('POST', { path: `/order/${guid}/withdrawal`, as, body: { refund: amount } })
    const { payment = {}, refund = {} } = await movedBy(guid)
    expect((payment.gateway ?? 0) + (refund.gateway ?? 0)).toBe(0)
    expect((payment.vat ?? 0) + (refund.vat ?? 0)).toBe(0)
    expect((payment.revenue ?? 0) + (refund.refunds ?? 0)).toBe(0)
  })

  it('is booked once, however often and at once it is asked for', async () => {
    const { guid } = await buy(world, await world.enter(), 'premium-mesicni')
    const before = await count('ledger_entry')
    const order = { guid, amount: 19_900, credit: 0, vat_rate: 21 }
    const { db } = world.api.database
    await Promise.all([1, 2, 3].map(() => db.transaction((db) => bookPayment(db, order, 'gateway'))))
    expect(await count('ledger_entry')).toBe(before)
  })
})

describe('the database refuses', () => {
  const inserting = async (entries: readonly [string, number][]): Promise<string> => {
    const client = await world.api.database.pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query(
        `insert into ledger_transfer (key, kind) values (gen_random_uuid(), 'payment') returning guid`,
      )
      for (const [account, haler] of entries) {
        const values = [rows[0].guid, account, haler]
        await client.query('insert into ledger_entry (transfer, account, haler) values ($1, $2, $3)', values)
      }
      await client.query('commit')
      return rows[0].guid
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }

  it.each([
    [
      'entries that do not sum up to zero',
      [
        ['gateway', 100],
        ['revenue', -99],
      ],
    ],
    ['a transfer with one entry', [['gateway', 100]]],
    ['a transfer without entries', []],
  ] as [string, [string, number][]][])('%s', async (_, entries) => {
    await expect(inserting(entries)).rejects.toMatchObject({ constraint: 'ledger_balance' })
  })

  it('an entry of nothing, and an account that is none', async () => {
    await expect(inserting([['gateway', 0]])).rejects.toThrow()
    await expect(
      inserting([
        ['kapsa', 1],
        ['revenue', -1],
      ]),
    ).rejects.toThrow()
  })

  it('any change of what is written, and additions to it', async () => {
    const transfer = await inserting([
      ['gateway', 100],
      ['revenue', -100],
    ])
    for (const statement of [
      'update ledger_entry set haler = haler where transfer = $1',
      'delete from ledger_entry where transfer = $1',
      `update ledger_transfer set reason = 'jinak' where guid = $1`,
      'delete from ledger_transfer where guid = $1',
    ]) {
      await expect(world.api.sql(statement, [transfer]), statement).rejects.toMatchObject({ code: '23001' })
    }
    const more = world.api.sql(
      `insert into ledger_entry (transfer, account, haler) values ($1, 'vat', 5), ($1, 'bank', -5)`,
      [transfer],
    )
    await expect(more).rejects.toMatchObject({ constraint: 'ledger_whole' })
  })
})
