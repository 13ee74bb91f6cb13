import { agree } from '@zivina/integrations/oauth/testing'
import { openBrowser } from '#api/account/oauth/testing.ts'
import { codeAt, stepAt } from '#api/account/second-factor/one-time-code.ts'
import { PASSWORD } from '#api/testing/account-api.ts'
import type { Call, Calls, Person, World } from './world.ts'

const NEXT_PASSWORD = 'čtyři koťata na peci'

const own = ({ user }: Person, rest = ''): string => `/user/${user.guid}${rest}`
const withPassword = (as: Person, rest: string, more: object = {}): Call => ({
  ...{ path: own(as, rest), as, body: { current_password: PASSWORD, ...more } },
})

async function registered({ number, make }: World) {
  const given = { email: `nova-${number()}@example.com`, username: `nova-${number()}`, password: PASSWORD }
  await make('POST', { path: '/register', body: given })
  return given
}

/** A browser that has come back from the service, and what it goes on with. */
async function cameBack({ api, number }: World, email = `z-google-${number()}@seznam.cz`) {
  const browser = openBrowser(api)
  return { browser, ...(await browser.goAndAgree('google', { email, name: 'Jana Nováková' })) }
}

async function proposed({ number }: World, { browser, state, code }: Awaited<ReturnType<typeof cameBack>>) {
  await browser.post('/oauth/google/finish', { state, code })
  const consents = { terms_accepted: true, newsletter: true, health_data: true }
  const body = { state, username: `navrzeny-${number()}`, ...consents }
  return { path: '/oauth/google/register', body, cookies: browser.cookies }
}

const linking = (as: Person): Call => ({
  path: '/oauth/google/link',
  as,
  body: { current_password: PASSWORD },
  cookies: {},
})

async function withFactor(world: World) {
  const as = await world.enter()
  const { secret } = await world.make('POST', withPassword(as, '/totp'))
  const confirm = { path: own(as, '/totp/confirm'), as, body: { code: codeAt(secret, stepAt(Date.now())) } }
  return { as, secret, confirm }
}

/** Who somebody is. */
export const ACCOUNT_CALLS: Calls = {
  'POST /login': [
    async ({ enter }) => ({ path: '/login', body: { email: (await enter()).user.email, password: PASSWORD } }),
    // With a recovery code or the code of a second factor.
    async (world) => {
      const { as, secret, confirm } = await withFactor(world)
      await world.make('POST', confirm)
      const totp_code = codeAt(secret, stepAt(Date.now()) + 1)
      return { path: '/login', body: { email: as.user.email, password: PASSWORD, totp_code } }
    },
  ],
  'POST /refresh_token': async ({ enter }) => ({ path: '/refresh_token', body: { refresh: (await enter()).refresh } }),
  'POST /session/exchange': async ({ enter }) => {
    const { token, refresh } = await enter()
    // Without the short-lived cookie, so that the lasting one is used.
    return { path: '/session/exchange', cookies: { zivina_access: `${token}x`, zivina_refresh: refresh } }
  },
  'POST /logout': async ({ enter }) => ({ path: '/logout', body: { refresh: (await enter()).refresh } }),
  'POST /register': ({ number }) => ({
    path: '/register',
    body: {
      ...{ email: `nova-${number()}@example.com`, username: `nova-${number()}`, password: PASSWORD },
      ...{ full_name: 'Jana Nová', terms_accepted: true, newsletter: true, health_data: true },
    },
  }),
  'POST /register/verify_email': async (world) => {
    const { email } = await registered(world)
    const { data } = await world.api.mail.last('verify_email', email)
    return { path: '/register/verify_email', body: { email, code: data.code } }
  },
  'POST /register/resend_email_verification_code': async (world) => {
    const { email, password } = await registered(world)
    await world.api.sql(`update email_code set sent_at = sent_at - interval '1 hour'`)
    return { path: '/register/resend_email_verification_code', body: { email, password } }
  },
  'POST /password/forgot_request': async ({ enter }) => ({
    path: '/password/forgot_request',
    body: { email: (await enter()).user.email },
  }),
  'POST /password/forgot_verify': async ({ api, enter, make }) => {
    const { email } = (await enter()).user
    await make('POST', { path: '/password/forgot_request', body: { email } })
    const { token } = (await api.mail.last('reset_password', email)).data
    return { path: '/password/forgot_verify', body: { token, password: NEXT_PASSWORD } }
  },
  'GET /user/{guid}': ({ person }) => ({ path: own(person), as: person }),
  'PATCH /user/{guid}': async ({ enter, upload }) => {
    const as = await enter()
    const image = await upload(as, `users/${as.user.guid}`)
    const body = { height: 180, weight: 80, sex: 'male', birth_date: '1990-01-01', activity: 'moderate' }
    const said = { ...body, full_name: 'Jan Novák', username: `jinak-${as.user.username}`, image }
    const consents = { newsletter: true, health_data_consent: true, target_goal: 'Weight loss' }
    return { path: own(as), as, body: { ...said, ...consents } }
  },
  'POST /user/{guid}/password': async ({ enter }) =>
    withPassword(await enter(), '/password', { password: NEXT_PASSWORD }),
  'POST /user/{guid}/email': async ({ enter, number }) =>
    withPassword(await enter(), '/email', { email: `jinam-${number()}@example.com` }),
  'POST /user/{guid}/email/verify': async ({ api, enter, make, number }) => {
    const [as, email] = [await enter(), `tam-${number()}@example.com`]
    await make('POST', withPassword(as, '/email', { email }))
    const { code } = (await api.mail.last('email_change_code', email)).data
    return { path: own(as, '/email/verify'), as, body: { code } }
  },
  'GET /user/{guid}/sessions': ({ person }) => ({ path: own(person, '/sessions'), as: person }),
  'DELETE /user/{guid}/sessions/{session}': async ({ api, enter }) => {
    const as = await enter()
    await api.login(as.user.email)
    const [other] = await api.sql('select guid from session where "user" = $1 order by guid desc limit 1', [
      as.user.guid,
    ])
    return { path: own(as, `/sessions/${other?.guid}`), as }
  },
  'DELETE /user/{guid}/sessions': async ({ enter }) => {
    const as = await enter()
    return { path: own(as, '/sessions'), as }
  },
  'GET /user/{guid}/identities': ({ person }) => ({ path: own(person, '/identities'), as: person }),
  'DELETE /user/{guid}/identities/{provider}': async (world) => {
    const as = await world.enter()
    const { browser, state, code } = await cameBack(world, as.user.email)
    await browser.post('/oauth/google/finish', { state, code })
    return { path: own(as, '/identities/google'), as }
  },
  'POST /user/{guid}/totp': async ({ enter }) => withPassword(await enter(), '/totp'),
  'POST /user/{guid}/totp/confirm': async (world) => (await withFactor(world)).confirm,
  'POST /user/{guid}/totp/remove': async (world) => {
    const { as, confirm } = await withFactor(world)
    await world.make('POST', confirm)
    return withPassword(as, '/totp/remove')
  },
  'GET /user/{guid}/data': ({ person }) => ({ path: own(person, '/data'), as: person }),
  'POST /user/{guid}/deletion': async ({ enter }) => withPassword(await enter(), '/deletion'),
  'DELETE /user/{guid}/deletion': async ({ enter, make }) => {
    const as = await enter()
    await make('POST', withPassword(as, '/deletion'))
    return { path: own(as, '/deletion'), as }
  },
  'GET /company/{ico}': ({ person }) => ({ path: '/company/00000019', as: person }),
  'GET /oauth': () => ({ path: '/oauth' }),
  'POST /oauth/{provider}/begin': () => ({ path: '/oauth/google/begin', body: { last_url: '/recepty' }, cookies: {} }),
  'POST /oauth/{provider}/return': () => ({
    path: '/oauth/apple/return',
    body: 'state=x&code=y',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  'POST /oauth/{provider}/finish': [
    async (world) => {
      const { browser, state, code } = await cameBack(world)
      return { path: '/oauth/google/finish', body: { state, code }, cookies: browser.cookies }
    },
    // Somebody who has an account, which is linked.
    async (world) => {
      const { browser, state, code } = await cameBack(world, (await world.enter()).user.email)
      return { path: '/oauth/google/finish', body: { state, code }, cookies: browser.cookies }
    },
  ],
  'POST /oauth/{provider}/register': [
    async (world) => proposed(world, await cameBack(world)),
    // In place of an account that somebody began with the same address and never finished.
    async (world) => proposed(world, await cameBack(world, (await registered(world)).email)),
  ],
  'POST /oauth/{provider}/link': async ({ enter }) => linking(await enter()),
  'POST /oauth/{provider}/link/finish': async ({ enter, number, send }) => {
    const as = await enter()
    const { body, cookies } = await send('POST', linking(as))
    const back = await agree(body.url, { email: `z-google-${number()}@seznam.cz`, name: 'Jana Nováková' })
    const given = { state: back.get('state'), code: back.get('code') }
    return { path: '/oauth/google/link/finish', as, cookies, body: given }
  },
}
