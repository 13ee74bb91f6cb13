import { calendarDay } from '@zivina/domain/calendar-day'
import { vatWithin } from '@zivina/domain/commerce/vat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseDueAccounts } from '#api/account/erasure/erasure.ts'
import { DECLARED } from '#api/areas.ts'
import { readOrders } from '#api/commerce/orders/service.ts'
import { buy, paidOrderOf } from '#api/commerce/orders/testing.ts'
import { OUTSIDE } from '#api/testing/outside.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { invoiceFiles, issueInvoice } from './service.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const documents = async (as: Person) => (await world.make('GET', { path: '/invoice', as })).results
const issue = async (order: string, days: { issued_on: string; taxable_on: string }) => {
  const [row] = await readOrders(world.api.database.db, [order])
  if (row === undefined) throw new Error('no order')
  await world.api.database.db.transaction((db) => issueInvoice(db, row, days))
}
const numbers = async (series: string, year: number) => {
  const rows = await world.api.sql('select number from invoice where series = $1 and year = $2 order by number', [
    series,
    year,
  ])
  return rows.map(({ number }) => number)
}
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

describe('an invoice', () => {
  it('is issued when the payment takes effect, and goes with its confirmation', async () => {
    const as = await world.enter()
    const order = await buy(world, as, 'premium-plus')
    const year = calendarDay(new Date()).slice(0, 4)
    expect(await documents(as)).toEqual([
      {
        guid: expect.any(String),
        series: 'invoice',
        label: expect.stringMatching(new RegExp(`^FV${year}-\\d{6}$`)),
        order: order.guid,
        order_number: order.number,
        issued_on: calendarDay(new Date()),
        amount: { haler: 289_000, currency: 'CZK' },
      },
    ])
    const { data } = await world.api.mail.last('order_confirmed', as.user.email)
    expect(data).toMatchObject({ attached: { noun: 'invoice_of_order', guid: order.guid } })
    const opened = invoiceFiles.find(({ noun }) => noun === 'invoice_of_order')
    const files = await opened?.open(
      { db: world.api.database.db, work: OUTSIDE.work, public_url: 'https://zivina.example' },
      order.guid,
    )
    expect(files).toMatchObject([{ name: `${(await documents(as))[0].label}.pdf`, type: 'application/pdf' }])
    expect(Buffer.from(files?.[0]?.bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  it('names a company, its credit and the VAT of what was paid', async () => {
    const as = await world.enter()
    await buy(world, as, 'premium-mesicni')
    const { guid, amount, credit } = await buy(world, as, 'premium-rocni')
    const [row] = await world.api.sql('select * from invoice where "order" = $1', [guid])
    expect(row).toMatchObject({
      amount: amount.haler,
      vat: vatWithin(amount.haler, 21),
      seller: { ico: '00000000', dic: 'CZ00000000' },
      buyer: { name: 'Jana Nováková', street: 'Dlouhá 1' },
    })
    expect(row?.lines).toMatchObject([{ haler: 169_000 }, { haler: -credit.haler }])
    expect(JSON.stringify(row?.buyer)).not.toContain('@')
  })

  it('is shown and printed to its owner, and to administrators', async () => {
    const as = await world.enter()
    await buy(world, as, 'premium-plus')
    const [{ guid }] = await documents(as)
    const print = (person: Person, path = '') => world.send('GET', { path: `${path}/invoice/${guid}/pdf`, as: person })
    const own = await print(as)
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(own.headers.get('content-disposition')).toMatch(/FV\d{4}-\d{6}\.pdf/)
    expect((await print(world.person)).status).toBe(404)
    expect((await print(world.admin, '/admin')).status).toBe(200)
    expect((await print(as, '/admin')).status).toBe(403)
    expect(await documents(world.person)).toEqual([])
    await world.make('POST', { path: `/admin/invoice/${guid}/mail`, as: world.admin, body: {} })
    const again = await world.api.mail.last('invoice_again', as.user.email)
    expect(again.data).toMatchObject({ attached: { noun: 'invoice', guid } })
  })

  it('outlives its account, which it then names no more, and is never changed otherwise', async () => {
    const as = await world.enter()
    const { guid } = await buy(world, as, 'premium-plus')
    await world.api.sql(`insert into account_deletion ("user", due_at) values ($1, now())`, [as.user.guid])
    await eraseDueAccounts(world.api.database.db, world.api.mail.mail, DECLARED.erasure)
    const [row] = await world.api.sql('select guid, "user", buyer from invoice where "order" = $1', [guid])
    expect(row).toMatchObject({ user: null, buyer: { name: 'Jana Nováková' } })
    const sent = await world.send('POST', { path: `/admin/invoice/${row?.guid}/mail`, as: world.admin, body: {} })
    expect(sent.status).toBe(404)
    for (const statement of [
      'update invoice set amount = amount + 1 where guid = $1',
      `update invoice set buyer = '{}' where guid = $1`,
      `update invoice set "user" = (select guid from "user" limit 1) where guid = $1`,
      'delete from invoice where guid = $1',
    ]) {
      await expect(world.api.sql(statement, [row?.guid]), statement).rejects.toMatchObject({ code: '23001' })
    }
  })
})

describe('a credit note', () => {
  it('is issued for each refund in a series of its own, and together they have the VAT of the invoice', async () => {
    const as = await world.enter()
    const { guid, amount } = await buy(world, as, 'premium-plus')
    const refund = { guid: crypto.randomUUID(), keeps_premium: true, reason: 'Výpadek' }
    const body = { ...refund, amount: { haler: 33_333, currency: 'CZK' }, refundable: amount }
    await world.make('POST', { path: `/admin/order/${guid}/refund`, as: world.admin, body })
    const rest = { haler: 289_000 - 33_333, currency: 'CZK' }
    await world.make('POST', { path: `/order/${guid}/withdrawal`, as, body: { refund: rest } })
    const [second, first, invoice] = await documents(as)
    expect([invoice.series, first.series, second.series]).toEqual(['invoice', 'credit_note', 'credit_note'])
    expect(first).toMatchObject({ label: expect.stringMatching(/^OD/), amount: body.amount })
    const rows = await world.api.sql('select series, vat, reason from invoice where "order" = $1', [guid])
    const vatOf = (series: string) =>
      rows.filter((row) => row.series === series).reduce((sum, { vat }) => sum + Number(vat), 0)
    expect(vatOf('credit_note')).toBe(vatOf('invoice'))
    expect(rows.map(({ reason }) => reason)).toContain('odstoupení od smlouvy')
    expect((await world.api.mail.last('order_refunded', as.user.email)).data).toHaveProperty('attached')
    const { documents: of } = await world.make('GET', { path: `/admin/order/${guid}/money`, as: world.admin })
    expect(of).toHaveLength(3)
    const print = await world.send('GET', { path: `/invoice/${second.guid}/pdf`, as })
    expect(print.status).toBe(200)
  })
})

describe('numbers', () => {
  it('have no gap, however many are issued at once and however many of them fail', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => paidOrderOf(world.api)))
    const days = { issued_on: '2031-06-01', taxable_on: '2031-06-01' }
    await Promise.all(
      orders.map(async (order, at) => {
        if (at % 4 > 0) return issue(order, days)
        const [row] = await readOrders(world.api.database.db, [order])
        const failing = world.api.database.db.transaction(async (db) => {
          if (row) await issueInvoice(db, row, days)
          throw new Error('the rest of it failed')
        })
        await expect(failing).rejects.toThrow('the rest of it failed')
      }),
    )
    expect(await numbers('invoice', 2031)).toEqual(upTo(15))
    // The same order again has the same invoice.
    await Promise.all(orders.slice(1, 3).map((order) => issue(order, days)))
    expect(await numbers('invoice', 2031)).toEqual(upTo(15))
  })

  it('begin anew with the year in which a document is issued, also for what was paid in the last', async () => {
    const days = [
      { issued_on: '2032-12-31', taxable_on: '2032-12-31' },
      { issued_on: '2033-01-01', taxable_on: '2032-12-31' },
      { issued_on: '2033-01-01', taxable_on: '2033-01-01' },
    ]
    for (const each of days) await issue(await paidOrderOf(world.api), each)
    expect([await numbers('invoice', 2032), await numbers('invoice', 2033)]).toEqual([[1], [1, 2]])
  })
})
