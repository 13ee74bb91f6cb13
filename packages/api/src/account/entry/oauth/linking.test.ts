import { agree } from '@zivina/integrations/oauth/testing'
import { describe, expect, it } from 'vitest'
import { type Answer, PASSWORD } from '#api/testing/account-api.ts'
import { peopleAtService, sharedOauthApi } from './testing.ts'

const api = await sharedOauthApi()
const atService = peopleAtService('jinde')
const coded = (code: string) => expect.objectContaining({ code })
const identitiesOf = (guid: string) => api.sql('select provider from oauth_identity where "user" = $1', [guid])
const signedIn = async () => {
  const user = await api.user()
  return { user, token: (await api.login(user.email)).access }
}
const begin = (token: string, current_password = PASSWORD, provider = 'google') =>
  api.asPage(`/oauth/${provider}/link`, {}, { token, body: { current_password } })

/** Begins to link and agrees at the service: the cookies of this browser, and the parameters it returned with. */
async function comeBack(token: string, person = atService(), provider = 'google') {
  const { body, cookies } = await begin(token, PASSWORD, provider)
  const back = await agree(body.url, person)
  const given = { state: back.get('state') ?? '', code: back.get('code') ?? '' }
  const finish = (by = token, held: Record<string, string> = cookies): Promise<Answer> =>
    api.asPage(`/oauth/${provider}/link/finish`, held, { token: by, body: given })
  return { cookies, given, finish, person }
}

describe('linking a service to an account', () => {
  it.each(['google', 'apple', 'seznam'])(
    'lets %s log in to it, under any address, and mails its owner',
    async (provider) => {
      const [{ user, token }, decoy] = [await signedIn(), await api.user()]
      const { finish, person } = await comeBack(token, atService(), provider)
      expect((await finish()).status).toBe(204)
      expect([await identitiesOf(user.guid), await identitiesOf(decoy.guid)]).toEqual([[{ provider }], []])
      expect((await api.mail.last('identity_linked', user.email)).data).toMatchObject({
        service: provider.replace(/^./, (letter) => letter.toUpperCase()),
      })
      const browser = api.browser()
      expect((await browser.logIn(provider, person)).body).toMatchObject({ proposal: null })
      expect(JSON.parse(browser.cookies.zivina_token_data ?? '{}').user_guid).toBe(user.guid)
    },
  )

  it('needs the password, so an account without one cannot link', async () => {
    const { user, token } = await signedIn()
    const refused = await begin(token, 'něco jiného než heslo')
    expect([refused.status, refused.body, refused.cookies]).toEqual([400, coded('WRONG_PASSWORD'), {}])
    await api.sql('delete from password where "user" = $1', [user.guid])
    expect((await begin(token)).body).toEqual(coded('WRONG_PASSWORD'))
  })

  it('twice, at once or later, has the effect of once', async () => {
    const { user, token } = await signedIn()
    const person = atService()
    const [first, second] = [await comeBack(token, person), await comeBack(token, person)]
    for (const { status } of await Promise.all([first.finish(), second.finish(), second.finish()])) {
      // A code is valid once; the page makes the call once.
      expect([204, 400]).toContain(status)
    }
    expect((await (await comeBack(token, person)).finish()).status).toBe(204)
    expect(await identitiesOf(user.guid)).toHaveLength(1)
    const told = (await api.mail.queued()).filter(
      ({ to, template }) => to === user.email && template === 'identity_linked',
    )
    expect(told).toHaveLength(1)
  })

  it('refuses an identity that logs in to another account', async () => {
    const [owner, other] = [await signedIn(), await signedIn()]
    const { finish, person } = await comeBack(owner.token)
    await finish()
    const { status, body } = await (await comeBack(other.token, person)).finish()
    expect([status, body]).toEqual([409, coded('IDENTITY_TAKEN')])
    expect([await identitiesOf(owner.user.guid), await identitiesOf(other.user.guid)]).toEqual([
      [{ provider: 'google' }],
      [],
    ])
  })

  it('reports a service that does not answer', async () => {
    const { token } = await signedIn()
    const { finish } = await comeBack(token)
    api.standin.mode = 'fail'
    expect((await finish()).body).toEqual(coded('OAUTH_UNAVAILABLE'))
  })
})

describe('the parameters of the return are valid', () => {
  it('for the account and the session that began, in their browser only', async () => {
    const [{ user, token }, stranger] = [await signedIn(), await signedIn()]
    const { finish } = await comeBack(token)
    const elsewhere = (await api.login(user.email)).access
    for (const refused of [await finish(stranger.token), await finish(elsewhere), await finish(token, {})]) {
      expect([refused.status, refused.body]).toEqual([400, coded('OAUTH_FAILED')])
    }
    expect([await identitiesOf(user.guid), await identitiesOf(stranger.user.guid)]).toEqual([[], []])
    expect((await finish()).status).toBe(204)
  })

  it('for linking only: they cannot log in or register', async () => {
    const { token } = await signedIn()
    const { cookies, given } = await comeBack(token)
    const logIn = await api.asPage('/oauth/google/finish', cookies, { body: given })
    expect([logIn.body, logIn.cookies]).toEqual([coded('OAUTH_FAILED'), {}])
    const body = { state: given.state, username: 'nekdo-novy', terms_accepted: true }
    expect((await api.asPage('/oauth/google/register', cookies, { body })).body).toEqual(coded('OAUTH_FAILED'))
  })

  it('and those of a log-in cannot link', async () => {
    const { user, token } = await signedIn()
    const browser = api.browser()
    const body = await browser.goAndAgree('google', atService())
    const refused = await api.asPage('/oauth/google/link/finish', browser.cookies, { token, body })
    expect(refused.body).toEqual(coded('OAUTH_FAILED'))
    expect(await identitiesOf(user.guid)).toEqual([])
  })
})
