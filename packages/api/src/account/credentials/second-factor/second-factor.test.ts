import { recoveryCode, totp } from '@zivina/db/schema/account/second-factor'
import { auditEvent } from '@zivina/db/schema/kernel/audit-event'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AccountsApi, openAccountsApi, PASSWORD, type Person } from '#api/account/identity/users/testing.ts'
import { codeAt, STEP_SECONDS, stepAt } from './one-time-code.ts'
import { verifySecondFactor } from './service.ts'

let api: AccountsApi
beforeAll(async () => {
  // The clock is stopped in the middle of a step, so that no code expires during a test.
  vi.useFakeTimers({ toFake: ['Date'], now: (stepAt(Date.now()) + 0.5) * STEP_SECONDS * 1000 })
  api = await openAccountsApi()
})
afterAll(async () => {
  await api.close()
  vi.useRealTimers()
})

const refusal = (code: string) => expect.objectContaining({ code })
const path = ({ user }: Person, rest = '') => `/user/${user.guid}/totp${rest}`
const setUp = (person: Person, current_password = PASSWORD) =>
  api.ask('POST', path(person), { as: person, body: { current_password } })
const confirm = (person: Person, code: string) =>
  api.ask('POST', path(person, '/confirm'), { as: person, body: { code } })
const remove = (person: Person, current_password = PASSWORD) =>
  api.ask('POST', path(person, '/remove'), { as: person, body: { current_password } })
const logIn = (person: Person, totp_code?: string) =>
  api.ask('POST', '/login', { body: { email: person.user.email, password: PASSWORD, totp_code } })
const isOn = async (person: Person) =>
  ((await api.ask('GET', `/user/${person.user.guid}`, { as: person })).body as { totp_enabled: boolean }).totp_enabled

async function storedCodes(person: Person) {
  const rows = await api.database.db.select().from(recoveryCode)
  return rows.filter(({ user }) => user === person.user.guid)
}

/** The code this many steps from now. */
const codeOf = (secret: string, steps = 0) => codeAt(secret, stepAt(Date.now()) + steps)

/** Turns a factor on with the code of the step before, so that those of this step and the next are still valid. */
async function turnOn(person: Person): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await setUp(person)).body as { secret: string }
  const { status, body } = await confirm(person, codeOf(secret, -1))
  expect(status).toBe(200)
  return { secret, codes: (body as { recovery_codes: string[] }).recovery_codes }
}

describe('a second factor', () => {
  it('is set up with a secret, its address and its QR code, and counts once confirmed', async () => {
    const person = await api.enter()
    const { status, body } = await setUp(person)
    const { secret, uri, qr_svg } = body as { secret: string; uri: string; qr_svg: string }
    expect([status, secret]).toEqual([200, expect.stringMatching(/^[A-Z2-7]{32}$/)])
    expect(uri).toBe(
      `otpauth://totp/%C5%BDivina:${encodeURIComponent(person.user.email)}?secret=${secret}&issuer=%C5%BDivina&algorithm=SHA1&digits=6&period=30`,
    )
    expect(qr_svg).toMatch(/^<svg [^>]*viewBox/)
    expect(qr_svg).not.toContain('style=')
    expect(await isOn(person)).toBe(false)
    expect((await logIn(person)).status).toBe(200)
  })

  it('requires a code at log-in, and accepts each once', async () => {
    const person = await api.enter()
    const { secret } = await turnOn(person)
    expect(await isOn(person)).toBe(true)
    expect((await logIn(person)).body).toEqual(refusal('TOTP_REQUIRED'))
    expect((await logIn(person, codeOf(secret, 5))).body).toEqual(refusal('TOTP_NO_MATCH'))
    const code = codeOf(secret)
    expect((await logIn(person, code)).status).toBe(200)
    expect((await logIn(person, code)).body).toEqual(refusal('TOTP_NO_MATCH'))
  })

  it('refuses the code that turned it on, and any before the last one used', async () => {
    const person = await api.enter()
    const { secret } = (await setUp(person)).body as { secret: string }
    const [earlier, code] = [codeOf(secret, -1), codeOf(secret)]
    await confirm(person, code)
    const { db } = api.database
    expect(await verifySecondFactor(db, person.user.guid, code)).toBe(false)
    expect(await verifySecondFactor(db, person.user.guid, earlier)).toBe(false)
  })

  it('logs one of two in who send the same code at once', async () => {
    const person = await api.enter()
    const { secret, codes } = await turnOn(person)
    const { db } = api.database
    for (const code of [codeOf(secret), codes[0] ?? '']) {
      const attempts = Array.from({ length: 5 }, () => verifySecondFactor(db, person.user.guid, code))
      expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1)
    }
  })

  it('is confirmed once by two simultaneous calls', async () => {
    const person = await api.enter()
    const { secret } = (await setUp(person)).body as { secret: string }
    const answers = await Promise.all([confirm(person, codeOf(secret)), confirm(person, codeOf(secret))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await storedCodes(person)).toHaveLength(10)
  })

  it('is not confirmed by a wrong code, nor where none was begun', async () => {
    const person = await api.enter()
    expect((await confirm(person, '123456')).body).toEqual(refusal('TOTP_NO_MATCH'))
    const { secret } = (await setUp(person)).body as { secret: string }
    expect((await confirm(person, codeOf(secret, 9))).body).toEqual(refusal('TOTP_NO_MATCH'))
    expect(await isOn(person)).toBe(false)
  })

  it('can be begun again until it is confirmed, and not afterwards', async () => {
    const person = await api.enter()
    const first = (await setUp(person)).body as { secret: string }
    const second = (await setUp(person)).body as { secret: string }
    expect((await confirm(person, codeOf(first.secret))).status).toBe(401)
    expect((await confirm(person, codeOf(second.secret))).status).toBe(200)
    expect((await setUp(person)).body).toEqual(refusal('TOTP_ALREADY_ON'))
    expect(await isOn(person)).toBe(true)
  })

  it('needs the password to begin and to remove it', async () => {
    const person = await api.enter()
    expect((await setUp(person, 'špatné')).body).toEqual(refusal('WRONG_PASSWORD'))
    await turnOn(person)
    expect((await remove(person, 'špatné')).body).toEqual(refusal('WRONG_PASSWORD'))
    expect(await isOn(person)).toBe(true)
  })

  it('is removed with its recovery codes', async () => {
    const [person, decoy] = [await api.enter(), await api.enter()]
    const { codes } = await turnOn(person)
    await turnOn(decoy)
    expect((await remove(person)).status).toBe(204)
    expect([await isOn(person), await isOn(decoy)]).toEqual([false, true])
    expect((await logIn(person)).status).toBe(200)
    expect(await verifySecondFactor(api.database.db, person.user.guid, codes[0] ?? '')).toBe(false)
    expect([(await storedCodes(person)).length, (await storedCodes(decoy)).length]).toEqual([0, 10])
  })

  it.each(['', '/confirm', '/remove'])('of another account is not found: %s', async (rest) => {
    const [person, decoy] = [await api.enter(), await api.enter()]
    await turnOn(decoy)
    const body = rest === '/confirm' ? { code: '123456' } : { current_password: PASSWORD }
    expect((await api.ask('POST', path(decoy, rest), { as: person, body })).status).toBe(404)
    expect(await isOn(decoy)).toBe(true)
  })
})

describe('a recovery code', () => {
  it('replaces the authenticator, once, however it is typed', async () => {
    const person = await api.enter()
    const { codes } = await turnOn(person)
    expect(codes).toHaveLength(10)
    const code = codes[3] ?? ''
    expect((await logIn(person, code.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await logIn(person, code)).body).toEqual(refusal('TOTP_NO_MATCH'))
    expect((await logIn(person, codes[4])).status).toBe(200)
  })

  it('is recorded in the audit log when it logs a person in, and only then', async () => {
    const person = await api.enter()
    const { secret, codes } = await turnOn(person)
    const kinds = async () => {
      const rows = await api.database.db.select().from(auditEvent)
      const own = rows.filter(({ user }) => user === person.user.guid)
      return own.map(({ kind }) => kind).filter((kind) => kind.startsWith('recovery'))
    }
    await logIn(person, codeOf(secret))
    await logIn(person, 'abcd-efgh-jkmn')
    expect(await kinds()).toEqual([])
    await logIn(person, codes[0])
    await logIn(person, codes[0])
    expect(await kinds()).toEqual(['recovery_code_used'])
  })

  it('of another account is refused', async () => {
    const [person, decoy] = [await api.enter(), await api.enter()]
    await turnOn(person)
    const { codes } = await turnOn(decoy)
    expect((await logIn(person, codes[0])).body).toEqual(refusal('TOTP_NO_MATCH'))
  })

  it('is not stored in the form in which it is shown', async () => {
    const person = await api.enter()
    const { codes } = await turnOn(person)
    for (const { code_hash } of await storedCodes(person)) expect(codes).not.toContain(code_hash)
    const kept = await api.database.db.select().from(totp)
    expect(kept.find(({ user }) => user === person.user.guid)?.last_step).toBe(stepAt(Date.now()) - 1)
  })
})
