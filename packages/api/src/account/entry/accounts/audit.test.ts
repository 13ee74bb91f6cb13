import { describe, expect, it } from 'vitest'
import { openAccountApi, PASSWORD } from '#api/testing/account-api.ts'
import { shared } from '#api/testing/shared.ts'
import { newcomers, wrongCode } from './testing.ts'

const api = await shared(openAccountApi())

const fresh = newcomers()
const codeOf = async (email: string) => (await api.mail.last('verify_email', email)).data.code

describe('the audit log', () => {
  it('contains security events, with address and device', async () => {
    const user = await api.user()
    const headers = { 'user-agent': 'Browser/1.0' }
    await api.post('/login', { email: user.email, password: 'x' }, { address: '192.0.2.1', headers })
    const rows = await api.sql('select kind, address, device from audit_event where "user" = $1', [user.guid])
    expect(rows).toEqual([{ kind: 'login_failed', address: '192.0.2.1', device: 'Browser/1.0' }])
    const given = fresh()
    await api.post('/register', given)
    const code = await codeOf(given.email)
    await api.post('/register/verify_email', { email: given.email, code: wrongCode(code) })
    await api.post('/register/verify_email', { email: given.email, code })
    await api.post('/password/forgot_request', { email: given.email })
    const { token } = (await api.mail.last('reset_password', given.email)).data
    await api.post('/password/forgot_verify', { token, password: 'čtyři koťata na peci' })
    const { body } = await api.post('/login', { email: given.email, password: 'čtyři koťata na peci' })
    await api.post('/logout', { refresh: body.refresh })
    const journey = await api.sql(
      `select kind from audit_event e join "user" u on u.guid = e."user" where u.email = $1 order by e.guid`,
      [given.email],
    )
    expect(journey.map(({ kind }) => kind)).toEqual([
      ...['registered', 'email_code_failed', 'email_verified', 'password_reset_requested', 'password_reset'],
      ...['login', 'logout'],
    ])
  })

  it('contains no password, token or code, and neither does the log', async () => {
    const given = fresh()
    await api.post('/register', given)
    const code = await codeOf(given.email)
    const { cookies } = await api.post('/register/verify_email', { email: given.email, code })
    const held = await api.login(given.email)
    await api.post('/password/forgot_request', { email: given.email })
    const { token } = (await api.mail.last('reset_password', given.email)).data
    const audit = JSON.stringify(await api.sql('select * from audit_event'))
    const log = api.logged.join('\n')
    expect(log).toContain('/login')
    for (const secret of [PASSWORD, token, held.access, held.refresh, cookies.zivina_refresh ?? '?', given.email]) {
      expect(log).not.toContain(secret)
      expect(audit).not.toContain(secret)
    }
    expect(audit).not.toContain(`"${code}"`)
  })
})
