import type { ReferralCode } from '@zivina/contract/commerce/referral-codes'
import { REFERRAL_CODE_CHECKS_PER_HOUR } from '@zivina/contract/kernel/limits'
import { riddleReward } from '@zivina/db/schema/content/riddle-reward'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { redeemCode, releaseCode } from './service.ts'

let api: AccountsApi
let admin: Person
let buyer: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.database.pool.query('delete from discounted_payment; delete from referral_code; delete from rate_limit')
  buyer = await api.enter()
})

const today = calendarDay(new Date())
const add = async (fields: object = {}): Promise<ReferralCode> => {
  const body = { code: 'LETO', percent: 10, ...fields }
  const made = await api.ask<ReferralCode>('POST', '/referral_code', { as: admin, body })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body
}
const check = (code: string, as = buyer) =>
  api.ask<{ amount_after: number }>('POST', '/referral_code/check', { as, body: { code, price: 19990 } })
const INVALID = { status: 404, body: { code: 'INVALID_REFERRAL_CODE' } }

/** Uses a code for an order as the checkout does. */
const redeem = (code: string, order: string = crypto.randomUUID(), { user } = buyer) => {
  const actor = { kind: 'user', guid: user.guid } as UserActor
  return redeemCode({ db: api.database.db, actor }, { code, order, price: 19990 })
}
const usesOf = async (code: string) => {
  const { rows } = await api.database.pool.query('select uses from referral_code where code = $1', [code])
  return rows[0]?.uses
}

describe('a code', () => {
  it('takes off its share or its amount, however it is written', async () => {
    await add()
    await add({ code: 'STOVKA', percent: null, amount: 10_000 })
    expect(await check(' leto ')).toMatchObject({
      status: 200,
      body: { code: 'LETO', percent: 10, amount: null, amount_before: 19990, amount_after: 17991 },
    })
    expect((await check('STOVKA')).body).toMatchObject({ amount: 10_000, amount_after: 9990 })
    expect(await usesOf('LETO')).toBe(0)
  })

  it('is unknown alike where there is none, before its days, after them, used up, and one’s own', async () => {
    const creator = await api.enter({ is_affiliate: true })
    await add({ code: 'ZITRA', valid_from: addDays(today, 1) })
    await add({ code: 'VCERA', valid_from: addDays(today, -5), valid_to: addDays(today, -1) })
    await add({ code: 'JEDNOU', usage_limit: 1 })
    await redeem('JEDNOU')
    await add({ code: 'EVA', creator: creator.user.guid })
    for (const code of ['NIC', '', 'ZITRA', 'VCERA', 'JEDNOU']) expect(await check(code), code).toMatchObject(INVALID)
    expect(await check('EVA', creator)).toMatchObject(INVALID)
    await expect(redeem('EVA', crypto.randomUUID(), creator)).rejects.toMatchObject({ code: 'INVALID_REFERRAL_CODE' })
    expect((await check('EVA')).status).toBe(200)
  })

  it('holds on its first and its last day', async () => {
    await add({ code: 'DNES', valid_from: today, valid_to: today })
    expect((await check('DNES')).status).toBe(200)
  })

  it('cannot be found by guessing', async () => {
    for (let tried = 0; tried < REFERRAL_CODE_CHECKS_PER_HOUR; tried += 1)
      expect((await check(`X${tried}`)).status).toBe(404)
    expect(await check('LETO')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  })
})

describe('using a code', () => {
  it('fits twenty at once into its limit', async () => {
    await add({ usage_limit: 3 })
    const used = await Promise.allSettled(Array.from({ length: 20 }, () => redeem('LETO')))
    const done = used.filter(({ status }) => status === 'fulfilled')
    expect(done).toHaveLength(3)
    for (const result of used) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'INVALID_REFERRAL_CODE' })
    }
    expect(await usesOf('LETO')).toBe(3)
  })

  it('counts one order once, also when it is sent several times at once', async () => {
    await add({ usage_limit: 1 })
    await add({ code: 'JINY' })
    const order = crypto.randomUUID()
    const used = await Promise.all(Array.from({ length: 5 }, () => redeem('LETO', order)))
    expect(new Set(used.map(({ amount_after }) => amount_after))).toEqual(new Set([17991]))
    expect(await usesOf('LETO')).toBe(1)
    await expect(redeem('JINY', order)).rejects.toMatchObject({ code: 'UNIQUE' })
    expect(await usesOf('JINY')).toBe(0)
  })

  it('is given back once by an order that was never paid', async () => {
    await add({ usage_limit: 1 })
    const order = crypto.randomUUID()
    await redeem('LETO', order)
    expect(await check('LETO')).toMatchObject(INVALID)
    await releaseCode({ db: api.database.db }, order)
    await releaseCode({ db: api.database.db }, order)
    expect([await usesOf('LETO'), (await check('LETO')).status]).toEqual([0, 200])
  })

  it('takes the reward of the riddle once', async () => {
    await api.database.db.insert(riddleReward).values({ code: 'ZIVINA-AB12-CD34' })
    expect((await check('zivina-ab12-cd34')).body).toMatchObject({ percent: 10, amount_after: 17991 })
    const used = await Promise.allSettled(Array.from({ length: 4 }, () => redeem('ZIVINA-AB12-CD34')))
    expect(used.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await check('ZIVINA-AB12-CD34')).toMatchObject(INVALID)
    expect(await check('ZIVINA-AB12-CD35')).toMatchObject(INVALID)
  })
})
