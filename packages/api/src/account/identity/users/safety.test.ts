import type { Session } from '@zivina/contract/account/user-access'
import { passwordReset } from '@zivina/db/schema/account/password-reset'
import { auditEvent } from '@zivina/db/schema/kernel/audit-event'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type AccountsApi, openAccountsApi, PASSWORD, type Person } from './testing.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await openAccountsApi()
})
afterAll(() => api.close())

const of = ({ user }: Person, rest = '') => `/user/${user.guid}${rest}`
const logIn = (email: string, password: string) => api.ask('POST', '/login', { body: { email, password } })
const isIn = async (person: Person) => (await api.ask('GET', of(person), { as: person })).status === 200
const events = async ({ user }: Person) => {
  const rows = await api.database.db.select().from(auditEvent)
  return rows.filter((event) => event.user === user.guid).map(({ kind }) => kind)
}
const refusal = (code: string) => expect.objectContaining({ code })

describe('changing the password', () => {
  const change = (person: Person, password: string, current_password = PASSWORD) =>
    api.ask('POST', of(person, '/password'), { as: person, body: { current_password, password } })

  it('logs other devices out, mails the owner and invalidates reset links', async () => {
    const person = await api.enter({ full_name: 'Jana' })
    const other = await api.enterAgain(person)
    const decoy = await api.enter()
    const expires_at = new Date(Date.now() + 3_600_000)
    await api.database.db.insert(passwordReset).values({ user: person.user.guid, token_hash: 'link', expires_at })
    expect((await change(person, 'čtyři koťata na půdě')).status).toBe(204)
    expect([await isIn(person), await isIn(other), await isIn(decoy)]).toEqual([true, false, true])
    expect((await logIn(person.user.email, PASSWORD)).status).toBe(401)
    expect((await logIn(person.user.email, 'čtyři koťata na půdě')).status).toBe(200)
    expect((await api.mail.last('password_changed', person.user.email)).data.full_name).toBe('Jana')
    expect(await events(person)).toContain('password_changed')
    const [link] = await api.database.db.select().from(passwordReset)
    expect(link?.used_at).toEqual(expect.any(Date))
  })

  it('shows in the time of the last change', async () => {
    const person = await api.enter()
    await change(person, 'čtyři koťata na půdě')
    const { body } = await api.ask('GET', of(person), { as: person })
    expect(Date.parse((body as { updated_at: string }).updated_at)).toBeGreaterThan(person.user.updated_at.getTime())
  })

  it.each([
    ['a wrong one', 'špatné heslo', 'čtyři koťata na půdě', { code: 'WRONG_PASSWORD' }],
    ['a common one', PASSWORD, 'password123', { password: [refusal('weak_password')] }],
    ['a short one', PASSWORD, 'kočka', { password: [refusal('min_length')] }],
  ])('refuses %s', async (_, current, next, expected) => {
    const person = await api.enter()
    const { status, body } = await change(person, next, current)
    expect([status, body]).toEqual([400, expect.objectContaining(expected)])
    expect((await logIn(person.user.email, PASSWORD)).status).toBe(200)
  })

  it('refuses one similar to the own name', async () => {
    const person = await api.enter({ username: 'kuchtička' })
    const { body } = await change(person, 'kuchticka1')
    expect(body).toEqual({ password: [refusal('similar_password')] })
  })

  it('is refused for an account without a password', async () => {
    const person = await api.enter({ password_hash: null })
    expect((await change(person, 'čtyři koťata na půdě')).body).toEqual(refusal('WRONG_PASSWORD'))
  })

  it('of two simultaneous ones one succeeds', async () => {
    const person = await api.enter()
    const wanted = ['čtyři koťata na půdě', 'pět myší ve sklepě']
    const answers = await Promise.all(wanted.map((password) => change(person, password)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400])
    const good = await Promise.all(wanted.map(async (password) => (await logIn(person.user.email, password)).status))
    expect(good).toEqual(answers.map(({ status }) => (status === 204 ? 200 : 401)))
  })

  it('of another account is not found', async () => {
    const [person, decoy] = [await api.enter(), await api.enter()]
    const body = { current_password: PASSWORD, password: 'čtyři koťata na půdě' }
    expect((await api.ask('POST', of(decoy, '/password'), { as: person, body })).status).toBe(404)
    expect((await logIn(decoy.user.email, PASSWORD)).status).toBe(200)
  })

  it('is limited to ten attempts in ten minutes from one address', async () => {
    const person = await api.enter({ password_hash: null })
    const body = { current_password: 'x', password: 'čtyři koťata na půdě' }
    const send = () => api.send('POST', of(person, '/password'), { as: person, body, address: '203.0.113.7' })
    for (let tries = 0; tries < 10; tries += 1) expect((await send()).status).toBe(400)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('changing the e-mail', () => {
  const request = (person: Person, email: string, current_password = PASSWORD) =>
    api.ask('POST', of(person, '/email'), { as: person, body: { email, current_password } })
  const verify = (person: Person, code: string) =>
    api.ask('POST', of(person, '/email/verify'), { as: person, body: { code } })
  const codeFor = async (email: string) => (await api.mail.last('email_change_code', email)).data.code
  const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

  it('takes effect with the code sent to the new address', async () => {
    const person = await api.enter({ full_name: 'Jana' })
    expect((await request(person, 'nova@example.com')).status).toBe(204)
    expect((await logIn('nova@example.com', PASSWORD)).status).toBe(401)
    const notice = await api.mail.last('email_change_notice', person.user.email)
    expect(notice.data).toEqual({ full_name: 'Jana', new_email: 'nova@example.com' })
    const code = await codeFor('nova@example.com')
    expect((await verify(person, code)).status).toBe(204)
    expect((await logIn('NOVA@example.com', PASSWORD)).status).toBe(200)
    expect((await logIn(person.user.email, PASSWORD)).status).toBe(401)
    expect((await verify(person, code)).body).toEqual(refusal('CODE_NO_MATCH'))
    expect(await events(person)).toEqual(expect.arrayContaining(['email_change_requested', 'email_changed']))
  })

  it('refuses an address that belongs to an account, including the own one', async () => {
    const [person, decoy] = [await api.enter(), await api.enter()]
    for (const email of [decoy.user.email, decoy.user.email.toUpperCase(), person.user.email]) {
      expect((await request(person, email)).body).toEqual({ email: [refusal('unique')] })
    }
  })

  it('refuses an address that was taken meanwhile', async () => {
    const person = await api.enter()
    await request(person, 'hlidana@example.com')
    await api.enter({ email: 'Hlidana@example.com' })
    const { status, body } = await verify(person, await codeFor('hlidana@example.com'))
    expect([status, body]).toEqual([400, { email: [refusal('unique')] }])
  })

  it('refuses a wrong password, and another code within ten minutes', async () => {
    const person = await api.enter()
    expect((await request(person, 'a@example.com', 'špatné')).body).toEqual(refusal('WRONG_PASSWORD'))
    expect((await request(person, 'a@example.com')).status).toBe(204)
    expect((await request(person, 'a@example.com')).body).toEqual(refusal('EMAIL_SENT_RECENTLY'))
  })

  it('refuses any code after five wrong ones', async () => {
    const person = await api.enter()
    await request(person, 'b@example.com')
    const code = await codeFor('b@example.com')
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await verify(person, otherThan(code))).body).toEqual(refusal('CODE_NO_MATCH'))
    }
    expect((await verify(person, code)).body).toEqual(refusal('TOO_MANY_ATTEMPTS'))
  })

  it('refuses a code of another account', async () => {
    const [person, decoy] = [await api.enter(), await api.enter()]
    await request(decoy, 'c@example.com')
    const code = await codeFor('c@example.com')
    expect((await verify(person, code)).body).toEqual(refusal('CODE_NO_MATCH'))
    expect((await api.ask('POST', of(decoy, '/email/verify'), { as: person, body: { code } })).status).toBe(404)
  })
})

describe('logged-in devices', () => {
  type Listed = { results: z.input<typeof Session>[]; count: number }
  const list = async (person: Person) => (await api.ask('GET', of(person, '/sessions'), { as: person })).body as Listed

  it('are listed with the present one marked, without logged-out ones', async () => {
    const person = await api.enter()
    const phone = await api.enterAgain(person, 'Telefon')
    const tablet = await api.enterAgain(person, 'Tablet')
    await api.enter()
    await api.ask('POST', '/logout', { body: { refresh: tablet.refresh } })
    const { results, count } = await list(phone)
    expect(count).toBe(2)
    expect(results.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Telefon', true],
        ['Prohlížeč', false],
      ]),
    )
  })

  it('are logged out one by one', async () => {
    const person = await api.enter()
    const phone = await api.enterAgain(person, 'Telefon')
    const guid = (await list(person)).results.find(({ device }) => device === 'Telefon')?.guid
    const path = of(person, `/sessions/${guid}`)
    expect((await api.ask('DELETE', path, { as: person })).status).toBe(204)
    expect([await isIn(person), await isIn(phone)]).toEqual([true, false])
    expect((await api.ask('DELETE', path, { as: person })).status).toBe(404)
    expect(await events(person)).toContain('session_ended')
  })

  it('of others are not found', async () => {
    const [person, decoy] = [await api.enter(), await api.enter()]
    const guid = (await list(decoy)).results[0]?.guid
    for (const path of [of(person, `/sessions/${guid}`), of(decoy, `/sessions/${guid}`), of(decoy, '/sessions')]) {
      expect((await api.ask('DELETE', path, { as: person })).status).toBe(404)
    }
    expect((await api.ask('GET', of(decoy, '/sessions'), { as: person })).status).toBe(404)
    expect(await isIn(decoy)).toBe(true)
  })

  it('are logged out all at once, including the present one, and the browser deletes its cookies', async () => {
    const person = await api.enter()
    const phone = await api.enterAgain(person)
    const decoy = await api.enter()
    const response = await api.send('DELETE', of(person, '/sessions'), { as: person })
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))).toHaveLength(4)
    expect([await isIn(person), await isIn(phone), await isIn(decoy)]).toEqual([false, false, true])
  })
})
