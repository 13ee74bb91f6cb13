import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { SubscriberAnswer } from './messages.ts'
import { StoreError, type StoreService } from './port.ts'
import { createStoreService } from './revenue-cat.ts'
import { type StoreStandin, startStoreStandin } from './standin/standin.ts'

/** The product: what it was told, and how it answers. */
let shop: Server
let answers: number[] = []
let told: { authorization: string | undefined; body: { event: { id: string; type: string } } }[] = []
let standin: StoreStandin
let service: StoreService
beforeAll(async () => {
  shop = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { authorization } = request.headers
    told.push({ authorization, body: JSON.parse(Buffer.concat(parts).toString()) })
    response.writeHead(answers.shift() ?? 200).end('{}')
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const webhook_url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`
  standin = await startStoreStandin({ webhook_url, minute_ms: 2 })
  service = createStoreService({ ...standin.settings, timeout_ms: 300 })
})
afterAll(async () => {
  await standin.close()
  shop.close()
})
afterEach(() => {
  standin.mode = 'answer'
  standin.deliveries.mode = 'once'
  told = []
  answers = []
})

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof StoreError ? error.failure : error),
  )
const DAY_MS = 24 * 3600 * 1000

describe('a customer', () => {
  it('is read with what was bought, and is empty before', async () => {
    expect(await service.read('nikdo')).toMatchObject({ customer: 'nikdo', subscriptions: [], entitlements: {} })
    await standin.happen('INITIAL_PURCHASE', { account: 'jana', product: 'premium_year', store: 'play_store' })
    const { subscriptions, entitlements } = await service.read('jana')
    expect(entitlements).toEqual({ premium: 'premium_year' })
    const [bought] = subscriptions
    expect(bought).toMatchObject({ product: 'premium_year', store: 'play_store', refunded_at: null, is_sandbox: false })
    const days = ((bought?.expires_at?.getTime() ?? 0) - (bought?.purchased_at.getTime() ?? 0)) / DAY_MS
    expect(days).toBe(365)
  })

  it('may have bought once, without a subscription', async () => {
    await standin.happen('NON_RENEWING_PURCHASE', { account: 'petr' })
    const { subscriptions } = await service.read('petr')
    expect(subscriptions).toMatchObject([{ product: 'premium_month', unsubscribed_at: null }])
    expect(subscriptions[0]?.expires_at).not.toBeNull()
  })

  it('is forgotten, also where nothing is known', async () => {
    await standin.happen('INITIAL_PURCHASE', { account: 'eva' })
    await service.forget('eva')
    expect(standin.knows('eva')).toBe(false)
    await service.forget('eva')
  })

  it('has at Google a product with its base plan', () => {
    const purchase = { purchase_date: '2028-01-01T10:00:00Z', expires_date: '2028-02-01T10:00:00Z' }
    const parsed = SubscriberAnswer.parse({
      request_date_ms: 1,
      subscriber: {
        original_app_user_id: '$RCAnonymousID:1',
        entitlements: { premium: { ...purchase, product_identifier: 'premium', product_plan_identifier: 'monthly' } },
        subscriptions: { premium: { ...purchase, store: 'play_store', product_plan_identifier: 'monthly' } },
      },
    })
    expect(parsed.entitlements).toEqual({ premium: 'premium:monthly' })
    expect(parsed.subscriptions.map(({ product }) => product)).toEqual(['premium:monthly'])
  })
})

describe('a service that does not do its part', () => {
  it.each([
    ['down', 'down'],
    ['nonsense', 'down'],
    ['slow', 'down'],
  ] as const)('is %s', async (mode, failure) => {
    standin.mode = mode
    standin.slow_ms = 900
    expect(await failureOf(service.read('jana'))).toBe(failure)
  })

  it('is misconfigured where it refuses our key', async () => {
    const other = createStoreService({ ...standin.settings, api_key: 'jiny' })
    expect(await failureOf(other.read('jana'))).toBe('misconfigured')
    expect(await failureOf(other.forget('jana'))).toBe('misconfigured')
  })
})

describe('the header of its calls', () => {
  it('is known only in whole', () => {
    const { webhook_authorization: secret } = standin.settings
    expect(service.isSender(secret)).toBe(true)
    const others = [null, '', secret.slice(1), `${secret} `, `Bearer ${secret}`, secret.toUpperCase()]
    expect(others.map(service.isSender)).toEqual(others.map(() => false))
  })
})

describe('an event', () => {
  it('is told until it is answered with 200, under the same id', async () => {
    answers = [503, 500]
    const id = await standin.happen('RENEWAL', { account: 'jana' })
    await vi.waitFor(() => expect(standin.deliveries.list()[0]?.tries).toEqual([503, 500, 200]))
    expect(told.map(({ body }) => body.event.id)).toEqual([id, id, id])
    expect(told[0]?.authorization).toBe(standin.settings.webhook_authorization)
    expect(standin.deliveries.list()[0]?.waits).toBe(false)
  })

  it('is given up after five more tries', async () => {
    answers = Array.from({ length: 9 }, () => 500)
    await standin.happen('TEST', { account: 'jana' })
    await vi.waitFor(
      () => expect(standin.deliveries.list()[0]).toMatchObject({ waits: false, tries: { length: 6 } }),
      3000,
    )
  })

  it('is told twice, not at all, or later in another order', async () => {
    standin.deliveries.mode = 'twice'
    await standin.happen('RENEWAL', { account: 'jana' })
    await vi.waitFor(() => expect(told).toHaveLength(2))
    standin.deliveries.mode = 'lost'
    await standin.happen('CANCELLATION', { account: 'jana' })
    standin.deliveries.mode = 'held'
    const ids = [
      await standin.happen('RENEWAL', { account: 'jana' }),
      await standin.happen('EXPIRATION', { account: 'jana' }),
    ]
    expect(told).toHaveLength(2)
    standin.deliveries.release()
    await vi.waitFor(() => expect(told.slice(2).map(({ body }) => body.event.id)).toEqual(ids.toReversed()))
  })
})

describe('the page of the stores to try with', () => {
  const press = (fields: Record<string, string>) =>
    standin.answer(
      new Request('http://localhost:3000/na-zkousku', { method: 'POST', body: new URLSearchParams(fields) }),
    )

  it('lets an event happen and shows what the account has, with what was typed as text', async () => {
    const account = '<b>jana"</b>'
    const pressed = await press({
      account,
      event: 'INITIAL_PURCHASE',
      product: 'premium_month',
      store: 'app_store',
      mode: 'once',
      server: 'answer',
    })
    expect(pressed.status).toBe(303)
    const page = await standin.answer(
      new Request(new URL(pressed.headers.get('location') ?? '', 'http://localhost:3000')),
    )
    const html = await page.text()
    expect(html).toContain('&lt;b&gt;jana&quot;&lt;/b&gt;')
    expect(html).toContain('<strong>premium_month</strong>')
    expect(html).not.toContain('<b>jana')
    expect((await service.read(account)).subscriptions).toHaveLength(1)
  })

  it('stops its server and starts it again', async () => {
    await press({ account: 'jana', set: '1', mode: 'lost', server: 'down' })
    expect(await failureOf(service.read('jana'))).toBe('down')
    await press({ account: 'jana', set: '1', mode: 'once', server: 'answer' })
    expect(await failureOf(service.read('jana'))).toBe(null)
  })
})
