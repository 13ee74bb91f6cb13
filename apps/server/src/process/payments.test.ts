import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paymentConfig, paymentGateway, TRIAL_PATH } from '@zivina/api/commerce/orders/payments/payment-port'
import type { PortContext } from '@zivina/api/kernel/ports/port'
import { GATEWAY_URLS } from '@zivina/integrations/payments/gateway'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { readConfig } from './config.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payments-'))
})
afterAll(() => rm(folder, { recursive: true }))

const CREDENTIALS = { PAYMENTS_GOID: '8123456789', PAYMENTS_CLIENT_ID: '1234567890', PAYMENTS_CLIENT_SECRET: 'tajne' }
const open = (environment: Record<string, string>) => {
  const { data_dir, public_url, areas } = readConfig({ DATA_DIR: folder, ...environment })
  return paymentGateway.open({ data_dir, public_url } as PortContext, areas.of(paymentConfig))
}

it('without credentials a gateway to try with serves this machine, its pages behind the product’s own address', async () => {
  const { port: payments, pages, close } = await open({ PORT: '4621' })
  const made = await payments?.create({
    order_number: '100001',
    description: 'Premium na měsíc',
    amount: 19_900,
    currency: 'CZK',
    vat_rate: 21,
    payer: { email: 'jana@example.cz', full_name: 'Jana', street: '', city: '', postal_code: '' },
    is_repeated: true,
    is_held: false,
    return_url: 'http://localhost:4621/potvrzeni-objednavky',
    notification_url: 'http://localhost:4621/api/payment/notify',
  })
  expect(made?.gw_url).toMatch(`http://localhost:4621${TRIAL_PATH}/gw/v3/`)
  const page = await pages?.answer(new Request(made?.gw_url ?? ''))
  expect(await page?.text()).toContain('Zkušební platební brána')
  await close?.()
  // A restart knows the payment still.
  const again = await open({ PORT: '4621' })
  expect((await again.port?.read(made?.id ?? ''))?.order_number).toBe('100001')
  await again.close?.()
})

it.each([{ PUBLIC_URL: 'https://zivina.cz' }, { HOST: '0.0.0.0' }, { DATABASE_URL: 'postgres://a:b@db/zivina' }])(
  'without credentials nothing can be bought where others reach the product: %j',
  async (environment) => {
    expect(await open(environment)).toEqual({ port: null })
  },
)

test('with credentials the gateway itself is asked, and there are no pages to try with', async () => {
  const { port: payments, pages } = await open({ ...CREDENTIALS, PUBLIC_URL: 'https://zivina.cz' })
  expect([payments === null, pages]).toEqual([false, undefined])
  const urlOf = (environment = {}) =>
    readConfig({ ...CREDENTIALS, ...environment }).areas.of(paymentConfig).gateway?.url
  expect(urlOf()).toBe(GATEWAY_URLS.production)
  expect(urlOf({ PAYMENTS_ENVIRONMENT: 'test' })).toBe(GATEWAY_URLS.test)
})

test('a part of the credentials stops the start', () => {
  expect(() => readConfig({ PAYMENTS_GOID: '8123456789' })).toThrow('PAYMENTS_CLIENT_ID is missing')
  expect(() => readConfig({ ...CREDENTIALS, PAYMENTS_GOID: 'abc' })).toThrow('PAYMENTS_GOID cannot be used')
})
