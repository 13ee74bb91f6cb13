import { describe, expect, it } from 'vitest'
import { codeAt, stepAt } from '#api/account/credentials/second-factor/one-time-code.ts'
import { PASSWORD } from '#api/testing/account-api.ts'
import { peopleAtService, sharedOauthApi } from './testing.ts'

const api = await sharedOauthApi()
const somebody = peopleAtService('nekdo')
const identitiesOf = (guid: string) => api.sql('select provider from oauth_identity where "user" = $1', [guid])
const kindsOf = async (guid: string) =>
  (await api.sql('select kind from audit_event where "user" = $1 order by guid', [guid])).map(({ kind }) => kind)
const coded = (code: string) => expect.objectContaining({ code })

it('the offered services are listed', async () => {
  const { status, body } = await api.call('/oauth')
  const results = [{ provider: 'google' }, { provider: 'apple' }, { provider: 'seznam' }]
  expect([status, body]).toEqual([200, { results, count: 3 }])
})

describe.each(['google', 'apple', 'seznam'])('an account whose address %s verifies', (provider) => {
  it('is linked, its owner mailed, and logged in to; the next time without linking', async () => {
    const person = somebody()
    const [user, decoy] = [await api.user({ email: person.email.toUpperCase() }), await api.user()]
    const browser = api.browser()
    const first = await browser.logIn(provider, person)
    expect([first.status, first.body]).toEqual([200, { last_url: '/uzivatel', proposal: null }])
    expect(JSON.parse(browser.cookies.zivina_token_data ?? '{}')).toMatchObject({ user_guid: user.guid })
    expect(await kindsOf(user.guid)).toEqual(['identity_linked', 'login'])
    expect((await api.mail.last('identity_linked', user.email)).data).toMatchObject({
      service: provider.replace(/^./, (letter) => letter.toUpperCase()),
    })
    await api.browser().logIn(provider, person)
    expect(await kindsOf(user.guid)).toEqual(['identity_linked', 'login', 'login'])
    expect(await identitiesOf(user.guid)).toEqual([{ provider }])
    expect(await identitiesOf(decoy.guid)).toEqual([])
    // The password still works.
    expect((await api.login(user.email)).access).toBeTruthy()
  })
})

it('keeps its identity when the address there changes or belongs to another account here', async () => {
  const person = somebody()
  const user = await api.user({ email: person.email })
  await api.browser().logIn('google', person)
  await api.sql('update "user" set email = $2 where guid = $1', [user.guid, 'jinam@example.com'])
  const newcomer = await api.user({ email: person.email })
  const browser = api.browser()
  await browser.logIn('google', person)
  expect(JSON.parse(browser.cookies.zivina_token_data ?? '{}').user_guid).toBe(user.guid)
  expect(await identitiesOf(newcomer.guid)).toEqual([])
})

it('is not opened by an unverified address', async () => {
  const person = somebody()
  const user = await api.user({ email: person.email })
  const { status, body } = await api.browser().logIn('google', { ...person, unproven: true })
  expect([status, body]).toEqual([400, coded('OAUTH_EMAIL_UNPROVEN')])
  expect(
    (await api.browser().logIn('seznam', { email: user.email.replace('seznam.cz', 'firma.example'), name: '' })).body,
  ).toEqual(coded('OAUTH_EMAIL_UNPROVEN'))
  expect(await identitiesOf(user.guid)).toEqual([])
})

it('stays closed when banned, and nothing is linked', async () => {
  const person = somebody()
  const user = await api.user({ email: person.email, is_banned: true })
  const browser = api.browser()
  const { status, body } = await browser.logIn('google', person)
  expect([status, body]).toEqual([403, coded('BANNED_USER')])
  expect([await identitiesOf(user.guid), browser.cookies.zivina_access]).toEqual([[], undefined])
})

describe('a second factor', () => {
  const secret = 'GEZDGNBVGY3TQOJQ'
  const protectedUser = async (email: string) => {
    const user = await api.user({ email })
    await api.sql(`insert into totp ("user", secret, confirmed_at) values ($1, $2, now())`, [user.guid, secret])
    return user
  }

  it('is required before linking, and the same log-in continues with it', async () => {
    const person = somebody()
    const user = await protectedUser(person.email)
    const browser = api.browser()
    const back = await browser.goAndAgree('google', person, '/recepty')
    expect((await browser.post('/oauth/google/finish', back)).body).toEqual(coded('TOTP_REQUIRED'))
    expect([await identitiesOf(user.guid), browser.cookies.zivina_access]).toEqual([[], undefined])
    const wrong = await browser.post('/oauth/google/finish', { ...back, totp_code: 'abcdef' })
    expect([wrong.status, wrong.body]).toEqual([401, coded('TOTP_NO_MATCH')])
    const totp_code = codeAt(secret, stepAt(Date.now()))
    const right = await browser.post('/oauth/google/finish', { ...back, totp_code })
    expect([right.status, right.body]).toEqual([200, { last_url: '/recepty', proposal: null }])
    expect(await kindsOf(user.guid)).toEqual(['login_failed', 'identity_linked', 'login'])
  })

  it('cannot be guessed: after ten wrong codes the account is locked, here and for the password', async () => {
    const person = somebody()
    const user = await protectedUser(person.email)
    const browser = api.browser()
    const back = await browser.goAndAgree('google', person)
    const guess = () => browser.post('/oauth/google/finish', { ...back, totp_code: '000000' })
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).body).toEqual(coded('TOTP_NO_MATCH'))
    const refused = await guess()
    expect([refused.status, refused.body]).toEqual([429, coded('TOO_MANY_REQUESTS')])
    const given = { email: user.email, password: PASSWORD, totp_code: codeAt(secret, stepAt(Date.now())) }
    expect((await api.post('/login', given)).status).toBe(429)
    await api.sql('update rate_limit set expire = expire - 300000')
    expect((await api.post('/login', given)).status).toBe(200)
  })
})

describe('the return from a service', () => {
  it('is valid only in the browser that began', async () => {
    const person = somebody()
    await api.user({ email: person.email })
    const back = await api.browser().goAndAgree('google', person)
    const other = api.browser()
    expect((await other.post('/oauth/google/finish', back)).body).toEqual(coded('OAUTH_FAILED'))
    await other.goAndAgree('google', somebody())
    expect((await other.post('/oauth/google/finish', back)).body).toEqual(coded('OAUTH_FAILED'))
  })

  it('is valid only for the service and the state it was begun with', async () => {
    const browser = api.browser()
    const back = await browser.goAndAgree('google', somebody())
    expect((await browser.post('/oauth/seznam/finish', back)).body).toEqual(coded('OAUTH_FAILED'))
    const state = back.state.slice(0, 8) + 'x'.repeat(35)
    expect((await browser.post('/oauth/google/finish', { ...back, state })).body).toEqual(coded('OAUTH_FAILED'))
  })

  it('needs a ticket with our signature', async () => {
    const browser = api.browser()
    const back = await browser.goAndAgree('google', somebody())
    const name = `zivina_oauth_${back.state.slice(0, 8)}`
    const [head = '', payload = '', seal = ''] = (browser.cookies[name] ?? '').split('.')
    const ticket = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const identity = { subject: '1', email: 'admin@example.com', email_verified: true, full_name: '' }
    const forged = Buffer.from(JSON.stringify({ ...ticket, identity })).toString('base64url')
    browser.cookies[name] = [head, forged, seal].join('.')
    expect((await browser.post('/oauth/google/finish', back)).body).toEqual(coded('OAUTH_FAILED'))
  })

  it('logs in once: the ticket is then deleted', async () => {
    const person = somebody()
    await api.user({ email: person.email })
    const browser = api.browser()
    const back = await browser.goAndAgree('google', person)
    expect((await browser.post('/oauth/google/finish', back)).status).toBe(200)
    expect((await browser.post('/oauth/google/finish', back)).body).toEqual(coded('OAUTH_FAILED'))
  })

  it('of two log-ins in two tabs is valid for each', async () => {
    const [one, two] = [somebody(), somebody()]
    await api.user({ email: one.email })
    await api.user({ email: two.email })
    const browser = api.browser()
    const first = await browser.goAndAgree('google', one)
    const second = await browser.goAndAgree('google', two)
    expect((await browser.post('/oauth/google/finish', first)).status).toBe(200)
    expect((await browser.post('/oauth/google/finish', second)).status).toBe(200)
  })

  it.each([
    ['https://zlo.example/', '/uzivatel'],
    ['//zlo.example', '/uzivatel'],
    ['/prihlasit', '/uzivatel'],
    ['/recepty?search=ryba', '/recepty?search=ryba'],
  ])('leads only to pages of this site: %s → %s', async (wanted, last_url) => {
    const person = somebody()
    await api.user({ email: person.email })
    expect((await api.browser().logIn('google', person, wanted)).body.last_url).toBe(last_url)
  })

  it('proves no identity where the service’s answer is invalid, and reports a missing one', async () => {
    const person = somebody()
    await api.user({ email: person.email })
    const browser = api.browser()
    const back = await browser.goAndAgree('google', person)
    api.standin.mode = 'forged-key'
    expect((await browser.post('/oauth/google/finish', back)).body).toEqual(coded('OAUTH_FAILED'))
    api.standin.mode = 'answer'
    const again = await browser.goAndAgree('google', person)
    api.standin.mode = 'fail'
    const { status, body } = await browser.post('/oauth/google/finish', again)
    expect([status, body]).toEqual([503, coded('OAUTH_UNAVAILABLE')])
    expect(browser.cookies.zivina_access).toBeUndefined()
  })
})

describe('Apple’s form', () => {
  const postForm = (fields: Record<string, string>, provider = 'apple') =>
    api.call(`/oauth/${provider}/return`, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://appleid.apple.com' },
    })

  it('redirects to the page, with the name that comes beside the code', async () => {
    const user = JSON.stringify({ name: { firstName: 'Jana', lastName: 'Nová' }, email: 'x@y.cz' })
    const { status, headers, cookies } = await postForm({ state: 'a', code: 'b', user, id_token: 'c' })
    expect([status, cookies]).toEqual([303, {}])
    expect(headers.get('location')).toBe(
      'http://localhost:3000/prihlasit/oauth/apple?state=a&code=b&name=Jana+Nov%C3%A1',
    )
  })

  it('redirects nowhere else, whatever it contains', async () => {
    const { headers } = await postForm({ error: 'user_cancelled_authorize', user: '{', state: '&a=b\r\nx: y' })
    const location = new URL(headers.get('location') ?? '')
    expect(`${location.origin}${location.pathname}`).toBe('http://localhost:3000/prihlasit/oauth/apple')
    expect(Object.fromEntries(location.searchParams)).toEqual({
      error: 'user_cancelled_authorize',
      state: '&a=b\r\nx: y',
    })
    expect((await postForm({ code: 'x'.repeat(2001) })).status).toBe(400)
    expect((await postForm({}, 'facebook')).status).toBe(404)
  })
})

it('without a configuration no service is offered', async () => {
  const { openAccountApi } = await import('#api/testing/account-api.ts')
  const bare = await openAccountApi()
  expect((await bare.call('/oauth')).body).toEqual({ results: [], count: 0 })
  const { status, body } = await bare.post('/oauth/google/begin', {})
  expect([status, body]).toEqual([503, coded('OAUTH_UNAVAILABLE')])
  await bare.close()
})
