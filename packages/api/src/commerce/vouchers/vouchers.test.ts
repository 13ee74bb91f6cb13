import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { createGateway } from '@zivina/integrations/payments/gateway'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DECLARED } from '#api/areas.ts'
import { settleOrder } from '#api/commerce/orders/payments/settle.ts'
import { buy } from '#api/commerce/orders/testing.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { OUTSIDE } from '#api/testing/outside.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { sendDue } from './service.ts'
import { voucherBody, voucherOf } from './testing.ts'
import { voucherFile } from './voucher-mails.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() => world.api.sql('delete from rate_limit'))

const today = calendarDay(new Date())
const context = () => {
  const log = { info: () => {}, error: () => {} }
  const payments = createGateway(world.gateway.settings)
  return {
    db: world.api.database.db,
    mail: world.api.mail.mail,
    payments,
    log,
    declared: DECLARED,
  } as unknown as JobContext
}
const redeem = (as: Person, code: string) => world.send('POST', { path: '/voucher/redemption', as, body: { code } })
const account = (as: Person) => world.make('GET', { path: `/user/${as.user.guid}`, as })
const mailsTo = async (address: string) => (await world.api.mail.queued()).filter(({ to }) => to === address)

describe('a gift voucher', () => {
  it('is bought, confirmed with its code, and gives nothing to its buyer', async () => {
    const as = await world.enter()
    const { order, code } = await voucherOf(world, as)
    expect(order).toMatchObject({ kind: 'gift', state: 'PAID', amount: { haler: 54_900 }, begins: null })
    expect(order.voucher).toMatchObject({ valid_until: addDays(today, 730), is_redeemed: false, is_sent: false })
    expect(code).toMatch(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/)
    expect((await account(as)).is_premium).toBe(false)
    expect(await mailsTo(as.user.email)).toMatchObject([{ template: 'voucher_bought', data: { voucher: { code } } }])
  })

  it('has no code before it is paid, and is forgotten with its recipient where it never is', async () => {
    const as = await world.enter()
    const body = await voucherBody(world, '', { recipient_email: 'nikdo@example.cz' })
    const { gw_url, voucher, guid } = await world.make('POST', { path: '/voucher', as, body })
    expect(voucher.code).toBeNull()
    const [drafted] = await world.api.sql('select code from voucher where "order" = $1', [guid])
    expect(await redeem(as, String(drafted?.code))).toMatchObject({ status: 404, body: { code: 'INVALID_VOUCHER' } })
    await world.gateway.press(gw_url, 'cancel')
    await settleOrder(context(), guid)
    expect(await world.api.sql('select from voucher where "order" = $1', [guid])).toEqual([])
  })

  it('is sent to its recipient on the chosen day, once', async () => {
    const address = `eva${world.number()}@example.cz`
    const { order } = await voucherOf(world, await world.enter(), {
      recipient_email: address,
      send_on: addDays(today, 3),
    })
    await sendDue(context(), addDays(today, 2))
    expect(await mailsTo(address)).toEqual([])
    await Promise.all([1, 2].map(() => sendDue(context(), addDays(today, 3))))
    await sendDue(context(), addDays(today, 4))
    expect(await mailsTo(address)).toMatchObject([{ template: 'voucher_gift', data: { full_name: 'Eva' } }])
    const outside = { db: world.api.database.db, work: OUTSIDE.work, public_url: 'https://zivina.example' }
    const files = await voucherFile.open(outside, order.guid)
    expect(files).toMatchObject([{ name: 'darkovy-poukaz.pdf', type: 'application/pdf' }])
    expect(Buffer.from(files[0]?.bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
    const at_once = `ema${world.number()}@example.cz`
    await voucherOf(world, await world.enter(), { recipient_email: at_once })
    expect(await mailsTo(at_once)).toHaveLength(1)
    expect(order.voucher?.send_on).toBe(addDays(today, 3))
  })

  it.each([
    [{ send_on: addDays(today, -1) }, 400],
    [{ send_on: addDays(today, 400) }, 400],
    [{ recipient_email: 'bez zavináče' }, 400],
  ])('with %j is refused', async (gift, status) => {
    const body = await voucherBody(world, '', gift)
    expect((await world.send('POST', { path: '/voucher', as: await world.enter(), body })).status).toBe(status)
  })

  it('costs what the price list says', async () => {
    const body = { ...(await voucherBody(world)), price: { haler: 100, currency: 'CZK' } }
    const refused = await world.send('POST', { path: '/voucher', as: await world.enter(), body })
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
  })
})

describe('redeeming a voucher', () => {
  it('gives premium for its term from today, however the code is typed', async () => {
    const { code } = await voucherOf(world, await world.enter())
    const as = await world.enter()
    const { status, body } = await redeem(as, ` ${code.toLowerCase().replaceAll('-', ' ')} `)
    expect([status, body]).toEqual([200, { plan: 'premium', begins: today, ends: addDays(today, 91) }])
    expect(await account(as)).toMatchObject({ is_premium: true, expiry_date: addDays(today, 91) })
  })

  it('by several at once gives it to one', async () => {
    const { code } = await voucherOf(world, await world.enter())
    const people = await Promise.all(Array.from({ length: 5 }, () => world.enter()))
    const answers = await Promise.all(people.map((as) => redeem(as, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('VOUCHER_USED')
    const premium = await Promise.all(people.map(async (as) => (await account(as)).is_premium))
    expect(premium.filter(Boolean)).toHaveLength(1)
  })

  it('begins after what runs, and is refused where something renews, which then loses nothing', async () => {
    const [plus, renewing] = [await world.enter(), await world.enter()]
    const { ends } = await buy(world, plus, 'premium-plus')
    const { code } = await voucherOf(world, await world.enter())
    expect((await redeem(plus, code)).body).toMatchObject({ begins: addDays(ends ?? '', 1) })
    await buy(world, renewing, 'premium-mesicni')
    const other = await voucherOf(world, await world.enter())
    expect(await redeem(renewing, other.code)).toMatchObject({ status: 409, body: { code: 'ALREADY_SUBSCRIBED' } })
    await world.make('POST', { path: '/subscription/cancel', as: renewing, body: {} })
    expect((await redeem(renewing, other.code)).status).toBe(200)
  })

  it('is possible until its last day', async () => {
    const { order, code } = await voucherOf(world, await world.enter())
    const endOn = (day: string) =>
      world.api.sql('update voucher set valid_until = $2 where "order" = $1', [order.guid, day])
    await endOn(addDays(today, -1))
    const as = await world.enter()
    expect(await redeem(as, code)).toMatchObject({ status: 409, body: { code: 'VOUCHER_OVER' } })
    await endOn(today)
    expect((await redeem(as, code)).status).toBe(200)
  })

  it('cannot be guessed', async () => {
    const as = await world.enter()
    for (let tried = 0; tried < 10; tried += 1) expect((await redeem(as, `XXXX-${tried}`)).status).toBe(404)
    expect((await redeem(as, 'XXXX')).status).toBe(429)
  })
})

describe('the money of a voucher', () => {
  const withdrawal = (guid: string) => `/order/${guid}/withdrawal`

  it('goes back by withdrawal while nobody has redeemed it, and then it is worth nothing', async () => {
    const as = await world.enter()
    const { order, code } = await voucherOf(world, as)
    const { refund } = await world.make('GET', { path: withdrawal(order.guid), as })
    await world.make('POST', { path: withdrawal(order.guid), as, body: { refund } })
    expect(await redeem(await world.enter(), code)).toMatchObject({ status: 409, body: { code: 'VOUCHER_OVER' } })
  })

  it('does not go back by withdrawal once it is redeemed; given back all the same, it ends what it gave', async () => {
    const [as, recipient] = [await world.enter(), await world.enter()]
    const { order, code } = await voucherOf(world, as)
    await redeem(recipient, code)
    expect(await world.send('GET', { path: withdrawal(order.guid), as })).toMatchObject({
      body: { code: 'WITHDRAWAL_NOT_POSSIBLE' },
    })
    expect((await account(recipient)).is_premium).toBe(true)
    await createGateway(world.gateway.settings).refund(order.payment_id ?? '', 54_900)
    await settleOrder(context(), order.guid)
    expect((await account(recipient)).is_premium).toBe(false)
    await settleOrder(context(), order.guid)
    const [grant] = await world.api.sql('select ends::text from premium_grant where "order" = $1', [order.guid])
    expect(grant).toEqual({ ends: addDays(today, -1) })
  })

  it('and redeeming at the same moment never leave premium that was paid back', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [as, recipient] = [await world.enter(), await world.enter()]
      const { order, code } = await voucherOf(world, as)
      await createGateway(world.gateway.settings).refund(order.payment_id ?? '', 54_900)
      await Promise.all([redeem(recipient, code), settleOrder(context(), order.guid)])
      await settleOrder(context(), order.guid)
      expect((await account(recipient)).is_premium).toBe(false)
    }
  })
})
