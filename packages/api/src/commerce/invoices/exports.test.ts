import { calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportedLedger } from '#api/commerce/ledger/export-queries.ts'
import { buy } from '#api/commerce/orders/testing.ts'
import { openWorld, type World } from '#api/testing/world.ts'
import { exportedInvoices } from './export-queries.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const today = calendarDay(new Date())
const PERIOD = { from: today, to: today }
const BEFORE = { from: '2020-01-01', to: '2020-01-31' }

it('an exported invoice has the number and amounts of the document, and is in its period alone', async () => {
  const as = await world.enter()
  const order = await buy(world, as, 'premium-mesicni')
  const [document] = (await world.make('GET', { path: '/invoice', as })).results
  const { db } = world.api.database
  const rows = (await db.execute(exportedInvoices.rows(PERIOD))).rows.filter(
    (row) => String(row.order_number) === order.number,
  )
  expect(rows).toMatchObject([
    { label: document.label, kind: 'faktura', issued_on: today, amount: 19_900, corrected: null },
  ])
  expect(Number(rows[0]?.base) + Number(rows[0]?.vat)).toBe(19_900)
  expect((await db.execute(exportedInvoices.rows(BEFORE))).rows).toEqual([])
})

it('exported entries of a transfer stand together and sum up to zero', async () => {
  const order = await buy(world, await world.enter(), 'premium-mesicni')
  const { rows } = await world.api.database.db.execute(exportedLedger.rows(PERIOD))
  const own = rows.filter((row) => String(row.order_number) === order.number)
  expect(own.map(({ account }) => account).toSorted()).toEqual(['gateway', 'revenue', 'vat'])
  expect(own.reduce((sum, { haler }) => sum + Number(haler), 0)).toBe(0)
  expect(new Set(own.map(({ transfer }) => transfer)).size).toBe(1)
})
