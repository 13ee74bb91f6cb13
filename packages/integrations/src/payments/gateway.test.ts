import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createGateway } from './gateway.ts'
import { GatewayError, type NewPayment, type PaymentGateway } from './port.ts'
import { type GatewayStandin, type PageAction, startGatewayStandin } from './standin/standin.ts'

let standin: GatewayStandin
let gateway: PaymentGateway
beforeAll(async () => {
  standin = await startGatewayStandin()
  gateway = createGateway({ ...standin.settings, timeout_ms: 300 })
})
afterAll(() => standin.close())
afterEach(() => {
  standin.mode = 'answer'
})

const PAYMENT: NewPayment = {
  order_number: '100001',
  description: 'Premium na měsíc',
  amount: 19_900,
  currency: 'CZK',
  vat_rate: 21,
  payer: {
    email: 'jana@example.cz',
    full_name: 'Jana Nováková',
    street: 'Dlouhá 1',
    city: 'Brno',
    postal_code: '602 00',
  },
  is_repeated: false,
  is_held: false,
  return_url: 'http://127.0.0.1:1/navrat',
  notification_url: 'http://127.0.0.1:1/oznameni',
}
const REPEATED = { ...PAYMENT, is_repeated: true }
const CHARGE = { order_number: '100002', description: 'Premium', amount: 19_900, currency: 'CZK', vat_rate: 21 }

const made = async (payment: Partial<NewPayment> = {}, ...actions: PageAction[]) => {
  const { id, gw_url } = await gateway.create({ ...PAYMENT, ...payment })
  for (const action of actions) await standin.press(gw_url ?? '', action)
  return { id, gw_url: gw_url ?? '' }
}
const stateOf = async (id: string) => (await gateway.read(id))?.state
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof GatewayError ? [error.failure, error.code] : error),
  )

describe('a payment', () => {
  it('is created with what it is for and where to pay', async () => {
    const created = await gateway.create(PAYMENT)
    expect(created).toMatchObject({
      order_number: '100001',
      state: 'CREATED',
      money: { haler: 19_900, currency: 'CZK' },
    })
    expect(created).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      gw_url: expect.stringContaining('/gw/v3/'),
      card: null,
    })
  })

  it.each([
    ['pay', 'PAID'],
    ['decline', 'CREATED'],
    ['cancel', 'CANCELED'],
    ['expire', 'TIMEOUTED'],
  ] as const)('after %s is %s', async (action, state) => {
    const { id } = await made({}, action)
    expect(await stateOf(id)).toBe(state)
  })

  it('is paid after it was declined, and no more after it was cancelled', async () => {
    expect(await stateOf((await made({}, 'decline', 'pay')).id)).toBe('PAID')
    expect(await stateOf((await made({}, 'cancel', 'pay')).id)).toBe('CANCELED')
  })

  it('expires when nobody pays for an hour', async () => {
    const { id } = await made()
    await standin.advance(3_601_000)
    expect(await stateOf(id)).toBe('TIMEOUTED')
  })

  it('names the card it was paid with, masked', async () => {
    const { id } = await made({}, 'pay')
    expect((await gateway.read(id))?.card).toEqual({ number: '444444******4448', brand: 'VISA', expires: '11/2030' })
  })

  it('that the gateway does not know is none', async () => {
    expect(await gateway.read('1')).toBeNull()
  })
})

describe('money', () => {
  it('is given back in parts and then no more', async () => {
    const { id } = await made({}, 'pay')
    await gateway.refund(id, 5_000)
    await gateway.refund(id, 2_000)
    expect(await gateway.read(id)).toMatchObject({ state: 'PARTIALLY_REFUNDED', refunded: 7_000 })
    expect(await failureOf(gateway.refund(id, 13_000))).toEqual(['refused', 332])
    await gateway.refund(id, 12_900)
    expect(await gateway.read(id)).toMatchObject({ state: 'REFUNDED', refunded: 19_900 })
    expect(await failureOf(gateway.refund(id, 1))).toEqual(['refused', 330])
  })

  it('that is held is taken or let go', async () => {
    const [taken, released] = [await made({ is_held: true }, 'pay'), await made({ is_held: true }, 'pay')]
    expect(await stateOf(taken.id)).toBe('AUTHORIZED')
    await gateway.capture(taken.id)
    await gateway.release(released.id)
    expect([await stateOf(taken.id), await stateOf(released.id)]).toEqual(['PAID', 'CANCELED'])
    expect(await failureOf(gateway.capture(released.id))).toEqual(['refused', 303])
  })
})

describe('a card', () => {
  it('is charged again until it is stopped, which may be said twice', async () => {
    const { id } = await made(REPEATED, 'pay')
    const charged = await gateway.charge(id, CHARGE)
    expect(charged).toMatchObject({ parent_id: id, state: 'CREATED', order_number: '100002' })
    expect(await stateOf(charged.id)).toBe('PAID')
    await gateway.stop(id)
    await gateway.stop(id)
    expect(await failureOf(gateway.charge(id, CHARGE))).toEqual(['refused', 342])
  })

  it('that fails is not charged, and one that was not paid with for that neither', async () => {
    const { id } = await made(REPEATED, 'pay_with_failing_card')
    expect(await stateOf((await gateway.charge(id, CHARGE)).id)).toBe('CANCELED')
    expect(await failureOf(gateway.charge((await made({}, 'pay')).id, CHARGE))).toEqual(['refused', 341])
  })
})

describe('a gateway', () => {
  it.each(['down', 'nonsense', 'slow', 'lost'] as const)('that is %s counts as down', async (mode) => {
    const { id } = await made()
    Object.assign(standin, { mode, slow_ms: 2000 })
    expect(await failureOf(gateway.read(id))).toEqual(['down', null])
  })

  it('that forgot the token is asked for another', async () => {
    const { id } = await made()
    await standin.advance(1_801_000)
    expect(await stateOf(id)).toBe('CREATED')
  })

  it('refuses other credentials and another shop', async () => {
    const strange = createGateway({ ...standin.settings, client_secret: 'jiné' })
    expect(await failureOf(strange.read('1'))).toEqual(['misconfigured', 202])
    const elsewhere = createGateway({ ...standin.settings, goid: '1' })
    expect(await failureOf(elsewhere.create(PAYMENT))).toEqual(['refused', 301])
  })
})

it('payments outlive a restart of the stand-in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  const file = join(folder, 'payments.json')
  try {
    const first = await startGatewayStandin({ file })
    const { id, gw_url } = await createGateway(first.settings).create(PAYMENT)
    await first.press(gw_url ?? '', 'pay')
    await first.close()
    const second = await startGatewayStandin({ file })
    expect((await createGateway(second.settings).read(id))?.state).toBe('PAID')
    await second.close()
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('the page says in Czech what is paid, and leads back', async () => {
  const { gw_url, id } = await made()
  const page = await standin.answer(new Request(gw_url))
  const text = await page.text()
  expect(text).toContain('Premium na měsíc')
  expect(text).toMatch(/199\sKč/)
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
  const body = new URLSearchParams({ action: 'pay' })
  const paid = await standin.answer(new Request(gw_url, { method: 'POST', body }))
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `http://127.0.0.1:1/navrat?id=${id}`])
})
