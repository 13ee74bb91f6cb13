import type { Service } from '@zivina/contract/commerce/services'
import { service } from '@zivina/db/schema/commerce/service'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true })
})
afterAll(() => api.close())

const list = () => api.get<{ results: Service[]; count: number }>('/service')

test('the price list has a plan for each period and counselling services, with prices in whole haléře', async () => {
  const { results, count } = await list()
  expect(count).toBe(results.length)
  const plans = results.filter(({ kind }) => kind === 'premium').map(({ plan, period }) => [plan, period])
  expect(plans).toEqual([
    ['premium', 'Monthly'],
    ['premium_yearly', 'Yearly'],
    ['premium plus', null],
  ])
  expect(results.filter(({ kind }) => kind === 'counselling').length).toBeGreaterThanOrEqual(4)
  for (const { price, vat_rate } of results) {
    expect(price).toBeGreaterThan(0)
    expect([0, 12, 21]).toContain(vat_rate)
  }
})

test('a service that is no longer offered is not listed', async () => {
  const { count } = await list()
  const [gone] = await api.database.db
    .insert(service)
    .values({ slug: 'stara-nabidka', name: 'Stará nabídka', kind: 'premium', price: 1, vat_rate: 21, active: false })
    .returning()
  expect(gone?.slug).toBe('stara-nabidka')
  expect((await list()).count).toBe(count)
})
