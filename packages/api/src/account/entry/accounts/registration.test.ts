import { describe, expect, it } from 'vitest'
import { openAccountApi } from '#api/testing/account-api.ts'
import { shared } from '#api/testing/shared.ts'
import { newcomers } from './testing.ts'

const api = await shared(openAccountApi())

const fresh = newcomers()
const fieldCodes = (body: Record<string, { code: string }[]>) =>
  Object.fromEntries(Object.entries(body).map(([field, errors]) => [field, errors.map(({ code }) => code)]))

describe('registration', () => {
  it('creates an account and sends a code, which logs in', async () => {
    const given = { ...fresh(), full_name: 'Jana Nová', terms_accepted: true, newsletter: true }
    const { status, body } = await api.post('/register', given)
    expect(status).toBe(201)
    expect(body).toEqual({ guid: body.guid, email: given.email, username: given.username })
    const mail = await api.mail.last('verify_email', given.email)
    expect(mail.data).toEqual({ full_name: 'Jana Nová', email: given.email, code: expect.stringMatching(/^\d{6}$/) })
    const verified = await api.post('/register/verify_email', { email: given.email, code: mail.data.code })
    expect([verified.status, verified.body]).toEqual([204, null])
    const exchanged = await api.asPage('/session/exchange', verified.cookies)
    expect(exchanged.body.token_data.user_guid).toBe(body.guid)
    await api.login(given.email)
    const consents = await api.sql('select kind, version from consent where "user" = $1 order by kind', [body.guid])
    expect(consents.map(({ kind }) => kind)).toEqual(['newsletter', 'terms'])
  })

  it('needs only e-mail, username and password', async () => {
    const { status, body } = await api.post('/register', fresh())
    expect(status).toBe(201)
    const [row] = await api.sql('select email_verified, terms_version, newsletter_at from "user" where guid = $1', [
      body.guid,
    ])
    expect(row).toEqual({ email_verified: false, terms_version: null, newsletter_at: null })
  })

  it.each([
    ['an e-mail that is none', { email: 'jana' }, { email: ['email'] }],
    ['an empty e-mail', { email: '' }, { email: ['required'] }],
    ['a short username', { username: 'ab' }, { username: ['min_length'] }],
    ['a long username', { username: 'a'.repeat(31) }, { username: ['max_length'] }],
    ['a username of spaces', { username: '   ' }, { username: ['required'] }],
    ['a username with a space', { username: 'jana nova' }, { username: ['excluded_character'] }],
    ['a username of dots', { username: '...' }, { username: ['invalid_format'] }],
    ['a banned word', { username: 'A.D.M.Í.N' }, { username: ['banned_word'] }],
    ['the brand', { username: 'Živina-official' }, { username: ['banned_word'] }],
    ['a short password', { password: 'aB3$xyz' }, { password: ['min_length'] }],
    ['a long password', { password: 'a'.repeat(129) }, { password: ['max_length'] }],
    ['a common password', { password: 'Password1' }, { password: ['weak_password'] }],
    [
      'the username as password',
      { username: 'hrnecek-var', password: 'HrnecekVar1' },
      { password: ['similar_password'] },
    ],
    ['refused terms', { terms_accepted: false }, { terms_accepted: ['accept'] }],
    ['an unknown platform', { registration_platform: 'fridge' }, { registration_platform: ['invalid_format'] }],
    ['a role', { is_admin: true }, { is_admin: ['invalid_format'] }],
    ['wrong types', { email: {}, username: 5 }, { email: ['invalid_format'], username: ['invalid_format'] }],
  ])('with %s is refused at the field', async (_what, given, expected) => {
    const { status, body } = await api.post('/register', { ...fresh(), ...given })
    expect([status, fieldCodes(body)]).toEqual([400, expected])
  })

  it('names the limit in its message', async () => {
    const { body } = await api.post('/register', { ...fresh(), username: 'ab' })
    expect(body.username[0].message).toBe('Musíte zadat minimálně 3 znaky')
  })

  it('refuses an e-mail or username that exists, however it is written', async () => {
    const taken = await api.user({ email: 'Karel@Example.com', username: 'Kárel' })
    const again = async (given: object) => fieldCodes((await api.post('/register', { ...fresh(), ...given })).body)
    expect(await again({ email: 'KAREL@example.com' })).toEqual({ email: ['unique'] })
    // With a Cyrillic а and о.
    for (const username of ['karel', 'KÁREL', 'kаrel', 'ｋárel']) {
      expect(await again({ username })).toEqual({ username: ['unique'] })
    }
    const both = await api.post('/register', { ...fresh(), email: taken.email, username: taken.username })
    expect(both.body).toEqual({
      email: [{ code: 'unique', message: 'Účet s\u00a0tímto e-mailem už existuje.' }],
      username: [{ code: 'unique', message: 'Toto uživatelské jméno už někdo používá.' }],
    })
  })

  it('twice at once creates one account', async () => {
    const given = fresh()
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/register', given)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
    expect(await api.sql('select from "user" where email = $1', [given.email])).toHaveLength(1)
  })

  it('that cannot queue its mail leaves nothing behind', async () => {
    const { ApiError } = await import('#api/kernel/errors/api-error.ts')
    const fail = () => Promise.reject(new ApiError('EMAIL_NOT_SENT'))
    const broken = { enqueue: fail, enqueueAll: fail }
    const other = await openAccountApi({ mail: broken })
    const given = fresh()
    const { status, body } = await other.post('/register', given)
    expect([status, body.code]).toEqual([502, 'EMAIL_NOT_SENT'])
    expect(await other.sql('select from "user"')).toHaveLength(0)
    await other.close()
  })
})
