import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#api/testing/account-api.ts'
import { type Browser, peopleAtService, sharedOauthApi } from './testing.ts'

const api = await sharedOauthApi()
const somebody = peopleAtService('novy')
const coded = (code: string) => expect.objectContaining({ code })
const accountOf = async (email: string) => (await api.sql('select * from "user" where email = $1', [email]))[0]

/** Returns from the service as a person without an account. */
async function arrive(browser: Browser, provider = 'google', person = somebody()) {
  const back = await browser.goAndAgree(provider, person, '/recepty')
  const { status, body } = await browser.post(`/oauth/${provider}/finish`, back)
  expect(status).toBe(200)
  const register = (given: object = {}) =>
    browser.post(`/oauth/${provider}/register`, {
      state: back.state,
      username: body.proposal.username,
      terms_accepted: true,
      ...given,
    })
  return { back, proposal: body.proposal, person, register }
}

describe('a person without an account', () => {
  it('gets a proposal with a free username, and no account yet', async () => {
    await api.user({ username: 'jana-novakova' })
    const browser = api.browser()
    const { proposal, person } = await arrive(browser)
    expect(proposal).toMatchObject({ email: person.email, full_name: 'Jana Nováková' })
    expect(proposal.username).not.toBe('jana-novakova')
    expect([await accountOf(person.email), browser.cookies.zivina_access]).toEqual([undefined, undefined])
  })

  it('gets an account with the given consents, is logged in and welcomed, and can log in again at once', async () => {
    const browser = api.browser()
    const { register, person } = await arrive(browser, 'seznam')
    const { status, body } = await register({ full_name: 'Jana Nová', newsletter: true })
    expect([status, body]).toEqual([201, { last_url: '/recepty' }])
    const user = await accountOf(person.email)
    expect(user).toMatchObject({
      full_name: 'Jana Nová',
      email_verified: true,
      registration_method: 'seznam',
      health_data_consent_at: null,
    })
    expect(user?.newsletter_at).not.toBeNull()
    expect(await api.sql('select from password where "user" = $1', [user?.guid])).toEqual([])
    const consents = await api.sql('select kind from consent where "user" = $1 order by kind', [user?.guid])
    expect(consents).toEqual([{ kind: 'newsletter' }, { kind: 'terms' }])
    expect(JSON.parse(browser.cookies.zivina_token_data ?? '{}').user_guid).toBe(user?.guid)
    const { data } = await api.mail.last('welcome', person.email)
    expect(data.unsubscribe_url).toContain('/api/mail/unsubscribe?token=newsletter.')
    const again = await api.browser().logIn('seznam', person)
    expect(again.body.proposal).toBeNull()
    // No mail about a new device: the account began in a browser, and is now used from another network.
    expect(
      (await api.mail.queued()).filter(({ to, template }) => to === person.email && template === 'identity_linked'),
    ).toEqual([])
  })

  it('gets no account without accepting the terms, nor with a taken or forbidden name', async () => {
    const taken = await api.user()
    const { register, person } = await arrive(api.browser())
    const refused = async (given: object) => {
      const { status, body } = await register(given)
      const fields = Object.entries<{ code: string }[]>(body)
      return [status, Object.fromEntries(fields.map(([field, errors]) => [field, errors[0]?.code]))]
    }
    expect(await refused({ terms_accepted: false })).toEqual([400, { terms_accepted: 'accept' }])
    expect(await refused({ terms_accepted: undefined })).toEqual([400, { terms_accepted: 'required' }])
    expect(await refused({ username: 'admin' })).toEqual([400, { username: 'banned_word' }])
    expect(await refused({ username: taken.username.toUpperCase() })).toEqual([400, { username: 'unique' }])
    expect(await accountOf(person.email)).toBeUndefined()
    expect((await register()).status).toBe(201)
  })

  it('gets one account by two clicks', async () => {
    const { register, person } = await arrive(api.browser())
    const answers = await Promise.all([register(), register(), register({ username: 'jiny-kuchar' })])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await api.sql('select 1 from "user" where email = $1', [person.email])).toHaveLength(1)
    const welcomed = (await api.mail.queued()).filter(
      ({ to, template }) => to === person.email && template === 'welcome',
    )
    expect(welcomed).toHaveLength(1)
  })

  it('can continue after a reload', async () => {
    const browser = api.browser()
    const { back, proposal } = await arrive(browser)
    const again = await browser.post('/oauth/google/finish', back)
    expect(again.body.proposal.email).toBe(proposal.email)
  })

  it('gets none without having returned from the service', async () => {
    const browser = api.browser()
    const { state } = await browser.goAndAgree('google', somebody())
    const given = { state, username: 'nekdo-jiny', terms_accepted: true }
    expect((await browser.post('/oauth/google/register', given)).body).toEqual(coded('OAUTH_FAILED'))
  })
})

describe('an account begun with the address and never finished', () => {
  it('is handed over to the owner of the address without the former password, code and consents', async () => {
    const person = somebody()
    const given = { email: person.email, username: 'zlodejka', full_name: 'Zloděj', password: PASSWORD }
    await api.post('/register', { ...given, health_data: true, terms_accepted: true })
    const { code } = (await api.mail.last('verify_email', person.email)).data
    const { guid } = (await accountOf(person.email)) ?? {}
    await api.post('/password/forgot_request', { email: person.email })
    const { token } = (await api.mail.last('reset_password', person.email)).data
    const browser = api.browser()
    const { register, proposal } = await arrive(browser, 'google', person)
    expect((await register({ username: proposal.username })).status).toBe(201)
    expect(await accountOf(person.email)).toMatchObject({
      guid,
      username: proposal.username,
      full_name: '',
      email_verified: true,
      health_data_consent_at: null,
    })
    expect(await api.sql('select from password where "user" = $1', [guid])).toEqual([])
    expect((await api.post('/login', { email: person.email, password: PASSWORD })).body).toEqual(
      coded('NO_ACTIVE_ACCOUNT'),
    )
    expect((await api.post('/register/verify_email', { email: person.email, code })).status).toBe(409)
    const reset = await api.post('/password/forgot_verify', { token, password: 'čtyři koťata na peci' })
    expect(reset.body).toEqual(coded('INVALID_TOKEN'))
    const rows = await api.sql('select kind from consent where "user" = $1 and withdrawn_at is null', [guid])
    expect(rows).toEqual([{ kind: 'terms' }])
  })

  it('stays closed where it is banned', async () => {
    const person = somebody()
    await api.user({ email: person.email, email_verified: false, is_banned: true })
    expect((await api.browser().logIn('google', person)).body).toEqual(coded('BANNED_USER'))
  })

  it('is linked if it was finished by its code meanwhile', async () => {
    const person = somebody()
    const user = await api.user({ email: person.email, email_verified: false })
    const browser = api.browser()
    const { register } = await arrive(browser, 'google', person)
    await api.sql('update "user" set email_verified = true where guid = $1', [user.guid])
    expect((await register()).status).toBe(201)
    expect(await accountOf(person.email)).toMatchObject({ guid: user.guid, username: user.username })
    expect(await api.sql('select provider from oauth_identity where "user" = $1', [user.guid])).toEqual([
      { provider: 'google' },
    ])
  })
})

describe('the services of an account', () => {
  const signedIn = async () => {
    const browser = api.browser()
    const { register, person } = await arrive(browser)
    await register()
    const { guid } = (await accountOf(person.email)) as { guid: string }
    const { access: token } = (await browser.post('/session/exchange', undefined)).body
    return { guid, token, person }
  }
  const unlink = (guid: string, token: string, provider = 'google') =>
    api.call(`/user/${guid}/identities/${provider}`, { method: 'DELETE', token })

  it('are listed for their owner only', async () => {
    const [one, decoy] = [await signedIn(), await signedIn()]
    await api.browser().logIn('seznam', one.person)
    const { body } = await api.call(`/user/${one.guid}/identities`, { token: one.token })
    expect(body).toMatchObject({ results: [{ provider: 'google' }, { provider: 'seznam' }], count: 2 })
    expect((await api.call(`/user/${decoy.guid}/identities`, { token: one.token })).status).toBe(404)
    expect((await unlink(decoy.guid, one.token)).status).toBe(404)
  })

  it('cannot be unlinked if the last one is the only way to log in', async () => {
    const { guid, token, person } = await signedIn()
    expect((await api.call(`/user/${guid}`, { token })).body.has_password).toBe(false)
    const refused = await unlink(guid, token)
    expect([refused.status, refused.body]).toEqual([409, coded('LAST_WAY_IN')])
    await api.post('/password/forgot_request', { email: person.email })
    const link = (await api.mail.last('reset_password', person.email)).data
    await api.post('/password/forgot_verify', { token: link.token, password: PASSWORD })
    const { access } = await api.login(person.email)
    expect((await api.call(`/user/${guid}`, { token: access })).body.has_password).toBe(true)
    expect((await unlink(guid, access)).status).toBe(204)
    expect((await unlink(guid, access)).status).toBe(404)
    expect(
      (await api.sql(`select kind from audit_event where "user" = $1 order by guid desc limit 1`, [guid]))[0],
    ).toEqual({
      kind: 'identity_unlinked',
    })
  })

  it('keep one of two unlinked at once', async () => {
    const { guid, token, person } = await signedIn()
    await api.browser().logIn('seznam', person)
    const answers = await Promise.all([unlink(guid, token, 'google'), unlink(guid, token, 'seznam')])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })
})
