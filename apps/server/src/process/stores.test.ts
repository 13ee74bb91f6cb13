import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeConfig, storeService, TRIAL_STORES_PATH } from '@zivina/api/commerce/store-subscriptions/store-port'
import type { PortContext } from '@zivina/api/kernel/ports/port'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { readConfig } from './config.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stores-'))
})
afterAll(() => rm(folder, { recursive: true }))

const CREDENTIALS = {
  REVENUE_CAT_API_KEY: 'klic',
  REVENUE_CAT_WEBHOOK_AUTHORIZATION: 'dlouhe tajemstvi obchodu',
}
const open = (environment: Record<string, string>) => {
  const { data_dir, public_url, areas } = readConfig({ DATA_DIR: folder, ...environment })
  return storeService.open({ data_dir, public_url } as PortContext, areas.of(storeConfig))
}

it('without credentials app stores to try with serve this machine, and a restart keeps what was bought', async () => {
  const { port: stores, pages, close } = await open({ PORT: '4622' })
  const address = `http://localhost:4622${TRIAL_STORES_PATH}`
  const body = new URLSearchParams({ account: 'jana', event: 'INITIAL_PURCHASE', mode: 'lost', server: 'answer' })
  expect((await pages?.answer(new Request(address, { method: 'POST', body })))?.status).toBe(303)
  expect((await stores?.service.read('jana'))?.subscriptions).toHaveLength(1)
  await close?.()
  const again = await open({ PORT: '4622' })
  expect((await again.port?.service.read('jana'))?.subscriptions).toHaveLength(1)
  await again.close?.()
})

it.each([{ PUBLIC_URL: 'https://zivina.cz' }, { HOST: '0.0.0.0' }, { DATABASE_URL: 'postgres://a:b@db/zivina' }])(
  'without credentials there are no app stores where others reach the product: %j',
  async (environment) => {
    expect(await open(environment)).toEqual({ port: null })
  },
)

test('with credentials the service itself is asked, and there is no page to try with', async () => {
  const { port: stores, pages } = await open({ ...CREDENTIALS, PUBLIC_URL: 'https://zivina.cz' })
  expect([stores?.takes_sandbox, pages]).toEqual([false, undefined])
  expect(stores?.service.isSender(CREDENTIALS.REVENUE_CAT_WEBHOOK_AUTHORIZATION)).toBe(true)
})

test('a part of the credentials, or a secret that can be guessed, stops the start', () => {
  expect(() => readConfig({ REVENUE_CAT_API_KEY: 'klic' })).toThrow('REVENUE_CAT_WEBHOOK_AUTHORIZATION is missing')
  const short = { ...CREDENTIALS, REVENUE_CAT_WEBHOOK_AUTHORIZATION: 'kratke' }
  expect(() => readConfig(short)).toThrow('REVENUE_CAT_WEBHOOK_AUTHORIZATION cannot be used')
})
