import { describe, expect, it } from 'vitest'
import { openAccountApi } from '#api/testing/account-api.ts'
import { shared } from '#api/testing/shared.ts'
import { newcomers, wrongCode } from './testing.ts'

const api = await shared(openAccountApi())

const fresh = newcomers()
/** The network address of an account's owner in another browser than the one that began the registration. */
const placeOf = (email: string) => `192.0.2.${/\d+/.exec(email)?.[0]}`
const codeOf = async (email: string) => (await api.mail.last('verify_email', email)).data.code

describe('the code of a registration', () => {
  const registered = async () => {
    const given = fresh()
    const { cookies } = await api.post('/register', given, { address: placeOf(given.email) })
    return { ...given, code: await codeOf(given.email), devices: cookies.zivina_devices ?? '' }
  }
  type From = { address?: string; devices?: string }
  const verify = async (email: string, code: string, { address = placeOf(email), devices }: From = {}) => {
    const headers = devices === undefined ? {} : { cookie: `zivina_devices=${devices}` }
    const { status, body } = await api.post('/register/verify_email', { email, code }, { address, headers })
    return body?.code ?? status
  }

  it('allows five wrong attempts, then refuses even the right code', async () => {
    const { email, code } = await registered()
    for (let tries = 0; tries < 5; tries += 1) expect(await verify(email, wrongCode(code))).toBe('CODE_NO_MATCH')
    expect(await verify(email, wrongCode(code))).toBe('TOO_MANY_ATTEMPTS')
    expect(await verify(email, code)).toBe('TOO_MANY_ATTEMPTS')
  })

  it('is accepted after four wrong attempts, also with spaces', async () => {
    const { email, code } = await registered()
    for (let tries = 0; tries < 4; tries += 1) await verify(email, wrongCode(code))
    expect(await verify(email.toUpperCase(), `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(204)
  })

  it('leaves the owner their attempts after five wrong ones of a stranger, at the same address and elsewhere', async () => {
    const [one, other] = [await registered(), await registered()]
    const stranger = '198.51.100.1'
    for (const { email, code } of [one, other]) {
      for (let tries = 0; tries < 6; tries += 1) await verify(email, wrongCode(code), { address: stranger })
      expect(await verify(email, code, { address: stranger })).toBe('TOO_MANY_ATTEMPTS')
    }
    expect(await verify(one.email, one.code, { address: stranger, devices: one.devices })).toBe(204)
    expect(await verify(other.email, other.code)).toBe(204)
  })

  it('allows strangers at many addresses twenty attempts together, which leave the registering browser its own', async () => {
    const { email, code, devices } = await registered()
    const answers = []
    for (let place = 0; place < 25; place += 1) {
      answers.push(await verify(email, wrongCode(code), { address: `198.51.100.${place + 10}` }))
    }
    expect(answers.filter((answer) => answer === 'CODE_NO_MATCH')).toHaveLength(20)
    expect(await verify(email, code, { address: '198.51.100.99' })).toBe('TOO_MANY_ATTEMPTS')
    for (let tries = 0; tries < 4; tries += 1)
      expect(await verify(email, wrongCode(code), { devices })).toBe('CODE_NO_MATCH')
    expect(await verify(email, code, { devices })).toBe(204)
  })

  it('gives separate attempts to a browser that proves the password, and none to one that began another account', async () => {
    const [owner, other] = [await registered(), await registered()]
    const { email, code, password } = owner
    const place = { address: '198.51.100.2' }
    const { status, cookies } = await api.post('/login', { email, password }, place)
    expect(status).toBe(403)
    for (let tries = 0; tries < 6; tries += 1) await verify(email, wrongCode(code), place)
    expect(await verify(email, code, { ...place, devices: other.devices })).toBe('TOO_MANY_ATTEMPTS')
    expect(await verify(email, code, { ...place, devices: cookies.zivina_devices ?? '' })).toBe(204)
  })

  it('leaves a mark of the registration, which does not count as a known device', async () => {
    const { email, code, password, devices } = await registered()
    const headers = { cookie: `zivina_devices=${devices}` }
    await verify(email, code)
    await api.post('/login', { email, password }, { headers, address: '198.51.100.3' })
    expect((await api.mail.last('new_device', email)).data).toMatchObject({ address: '198.51.100.3' })
  })

  it('counts simultaneous attempts one by one', async () => {
    const { email, code } = await registered()
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(email, wrongCode(code))))
    expect(answers.filter((answer) => answer === 'CODE_NO_MATCH')).toHaveLength(5)
    expect(answers.filter((answer) => answer === 'TOO_MANY_ATTEMPTS')).toHaveLength(7)
  })

  it('logs in once when used twice at once', async () => {
    const { email, code } = await registered()
    const answers = await Promise.all([verify(email, code), verify(email, code), verify(email, code)])
    expect(answers.sort()).toEqual([204, 'ALREADY_VERIFIED', 'ALREADY_VERIFIED'])
    expect(await verify(email, code)).toBe('ALREADY_VERIFIED')
  })

  it('expires after thirty minutes', async () => {
    const { email, code } = await registered()
    await api.sql(`update email_code set expires_at = now() where email = $1`, [email])
    expect(await verify(email, code)).toBe('CODE_NO_MATCH')
    const [row] = await api.sql(
      `select round(extract(epoch from max(expires_at - sent_at)) / 60)::int as minutes from email_code where email <> $1`,
      [email],
    )
    expect(row).toEqual({ minutes: 30 })
  })

  it('does not match if it belongs to another account, to none, or has another format', async () => {
    const [one, other] = [await registered(), await registered()]
    if (one.code !== other.code) expect(await verify(one.email, other.code)).toBe('CODE_NO_MATCH')
    expect(await verify('nikdo@example.com', one.code)).toBe('CODE_NO_MATCH')
    expect(await verify(one.email, 'abcdef')).toBe('CODE_NO_MATCH')
  })

  it('does not log in to a banned account', async () => {
    const { email, code } = await registered()
    await api.sql('update "user" set is_banned = true where email = $1', [email])
    expect(await verify(email, code)).toBe('BANNED_USER')
  })

  it('can be replaced after ten minutes, with the password; the former one is then invalid', async () => {
    const { email, code, password } = await registered()
    const resend = async (given: object = {}) => {
      const { status, body } = await api.post('/register/resend_email_verification_code', { email, password, ...given })
      return body?.code ?? status
    }
    expect(await resend()).toBe('EMAIL_SENT_RECENTLY')
    expect(await resend({ password: 'x' })).toBe('NO_ACTIVE_ACCOUNT')
    expect(await resend({ email: 'nikdo@example.com' })).toBe('NO_ACTIVE_ACCOUNT')
    for (let tries = 0; tries < 6; tries += 1) await verify(email, wrongCode(code))
    await api.sql(`update email_code set sent_at = sent_at - interval '10 minutes' where email = $1`, [email])
    expect((await Promise.all([resend(), resend()])).sort()).toEqual([204, 'EMAIL_SENT_RECENTLY'])
    const next = await codeOf(email)
    if (next !== code) expect(await verify(email, code)).toBe('CODE_NO_MATCH')
    expect(await verify(email, next)).toBe(204)
    expect(await resend()).toBe('ALREADY_VERIFIED')
  })

  it('is stored hashed', async () => {
    const { email, code } = await registered()
    const [row] = await api.sql('select code_hash from email_code where email = $1', [email])
    expect(row?.code_hash).not.toContain(code)
    expect(row?.code_hash).toHaveLength(43)
  })
})
