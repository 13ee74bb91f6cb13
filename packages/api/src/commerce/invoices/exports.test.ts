import { EMPTY_LIBRARY } from '@zivina/content/library'
import { calendarDay } from '@zivina/domain/calendar-day'
import { isdocProblems } from '@zivina/integrations/invoices/testing/isdoc-problems'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DECLARED } from '#api/areas.ts'
import { exportedLedger } from '#api/commerce/ledger/export-queries.ts'
import { buy } from '#api/commerce/orders/testing.ts'
import { writeExport } from '#api/console/exports/write-export.ts'
import { URLS } from '#api/testing/outside.ts'
import { openWorld, type World } from '#api/testing/world.ts'
import { exportedInvoices } from './export-queries.ts'
import { exportedIsdoc } from './isdoc-archive.ts'

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

it('the archive of a period has each document as a file that is valid by the schema, credit notes with what they correct', async () => {
  const as = await world.enter()
  const { guid, amount } = await buy(world, as, 'premium-plus')
  await world.make('POST', { path: `/order/${guid}/withdrawal`, as, body: { refund: amount } })
  const labels: string[] = (await world.make('GET', { path: '/invoice', as })).results.map(
    ({ label }: { label: string }) => label,
  )
  expect(labels).toHaveLength(2)
  const order = async (period: object) => {
    const body = { guid: crypto.randomUUID(), kind: 'isdoc', ...period }
    return world.make('POST', { path: '/admin/export', as: world.admin, body })
  }
  const made = await order(PERIOD)
  await writeExport({ db: world.api.database.db, urls: URLS, library: EMPTY_LIBRARY, declared: DECLARED }, made.guid)
  const request = new Request(`http://localhost:3000/api/admin/export/${made.guid}/file`, {
    headers: { authorization: `Bearer ${world.admin.token}` },
  })
  const file = await world.api.fetch(request)
  expect(file.headers.get('content-disposition')).toContain(`zivina-isdoc-${today}_${today}.zip`)
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const { db } = world.api.database
  const all = await db.execute(exportedInvoices.rows(PERIOD))
  expect(Object.keys(files).toSorted()).toEqual(all.rows.map(({ label }) => `${label}.isdoc`).toSorted())
  for (const [name, bytes] of Object.entries(files)) expect(await isdocProblems(strFromU8(bytes)), name).toBe('')
  const [note = '', invoice = ''] = labels
    .toSorted()
    .toReversed()
    .map((label) => strFromU8(files[`${label}.isdoc`] ?? new Uint8Array()))
  const [noteLabel, invoiceLabel] = labels.toSorted().toReversed()
  expect(invoice).toContain(`<ID>${invoiceLabel}</ID>`)
  expect(note).toContain(`<ID>${noteLabel}</ID>`)
  expect(note).toContain('OriginalDocumentReference')
  const [done] = (await world.make('GET', { path: '/admin/export', as: world.admin })).results
  expect(done).toMatchObject({ kind: 'isdoc', state: 'done', done: all.rows.length, total: all.rows.length })
  expect((await db.execute(exportedIsdoc.rows(BEFORE))).rows).toEqual([])
})
