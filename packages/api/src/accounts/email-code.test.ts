import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApi, openAccountApi, PASSWORD } from '../testing/account-api.ts'

let api: AccountApi
beforeAll(async () => {
  api = await openAccountApi()
})
afterAll(() => api.close())

let number = 0
const fresh = () => {
  number += 1
  return { email: `nova-${number}@example.com`, username: `nova-${number}`, password: PASSWORD }
}
const codeOf = async (email: string) => (await api.mail.last('verify_email', email)).data.code
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('the code of an e-mail', () => {
  const registered = async () => {
    const given = fresh()
    await api.post('/register', given)
    return { ...given, code: await codeOf(given.email) }
  }
  const verify = async (email: string, code: string) => {
    const { status, body } = await api.post('/register/verify_email', { email, code })
    return body?.code ?? status
  }

  it('five wrong tries are allowed, then not even the right one', async () => {
    const { email, code } = await registered()
    for (let tries = 0; tries < 5; tries += 1) expect(await verify(email, wrong(code))).toBe('CODE_NO_MATCH')
    expect(await verify(email, wrong(code))).toBe('TOO_MANY_ATTEMPTS')
    expect(await verify(email, code)).toBe('TOO_MANY_ATTEMPTS')
  })

  it('the right one still works after four wrong tries, and in capitals and with spaces', async () => {
    const { email, code } = await registered()
    for (let tries = 0; tries < 4; tries += 1) await verify(email, wrong(code))
    expect(await verify(email.toUpperCase(), `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(204)
  })

  it('guesses made at once count one by one', async () => {
    const { email, code } = await registered()
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(email, wrong(code))))
    expect(answers.filter((answer) => answer === 'CODE_NO_MATCH')).toHaveLength(5)
    expect(answers.filter((answer) => answer === 'TOO_MANY_ATTEMPTS')).toHaveLength(7)
  })

  it('used twice at once signs in once', async () => {
    const { email, code } = await registered()
    const answers = await Promise.all([verify(email, code), verify(email, code), verify(email, code)])
    expect(answers.sort()).toEqual([204, 'ALREADY_VERIFIED', 'ALREADY_VERIFIED'])
    expect(await verify(email, code)).toBe('ALREADY_VERIFIED')
  })

  it('is over after thirty minutes', async () => {
    const { email, code } = await registered()
    await api.sql(`update email_code set expires_at = now() where email = $1`, [email])
    expect(await verify(email, code)).toBe('CODE_NO_MATCH')
    const [row] = await api.sql(
      `select round(extract(epoch from max(expires_at - sent_at)) / 60)::int as minutes from email_code where email <> $1`,
      [email],
    )
    expect(row).toEqual({ minutes: 30 })
  })

  it('of another account, of nobody or of another shape does not match', async () => {
    const [one, other] = [await registered(), await registered()]
    if (one.code !== other.code) expect(await verify(one.email, other.code)).toBe('CODE_NO_MATCH')
    expect(await verify('nikdo@example.com', one.code)).toBe('CODE_NO_MATCH')
    expect(await verify(one.email, 'abcdef')).toBe('CODE_NO_MATCH')
  })

  it('does not open a banned account', async () => {
    const { email, code } = await registered()
    await api.sql('update "user" set is_banned = true where email = $1', [email])
    expect(await verify(email, code)).toBe('BANNED_USER')
  })

  it('another one can be had after ten minutes, with the password; the one before works no more', async () => {
    const { email, code, password } = await registered()
    const resend = async (given: object = {}) => {
      const { status, body } = await api.post('/register/resend_email_verification_code', { email, password, ...given })
      return body?.code ?? status
    }
    expect(await resend()).toBe('EMAIL_SENT_RECENTLY')
    expect(await resend({ password: 'x' })).toBe('NO_ACTIVE_ACCOUNT')
    expect(await resend({ email: 'nikdo@example.com' })).toBe('NO_ACTIVE_ACCOUNT')
    for (let tries = 0; tries < 6; tries += 1) await verify(email, wrong(code))
    await api.sql(`update email_code set sent_at = sent_at - interval '10 minutes' where email = $1`, [email])
    expect((await Promise.all([resend(), resend()])).sort()).toEqual([204, 'EMAIL_SENT_RECENTLY'])
    const next = await codeOf(email)
    if (next !== code) expect(await verify(email, code)).toBe('CODE_NO_MATCH')
    expect(await verify(email, next)).toBe(204)
    expect(await resend()).toBe('ALREADY_VERIFIED')
  })

  it('is kept hashed', async () => {
    const { email, code } = await registered()
    const [row] = await api.sql('select code_hash from email_code where email = $1', [email])
    expect(row?.code_hash).not.toContain(code)
    expect(row?.code_hash).toHaveLength(43)
  })
})
