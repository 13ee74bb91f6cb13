import { codeAt, stepAt } from '#api/account/credentials/second-factor/one-time-code.ts'
import { cameBack } from '#api/account/entry/oauth/testing.ts'
import { PASSWORD } from '#api/testing/account-api.ts'
import { currentPassword, NEW_PASSWORD, ofUser, type TextCalls } from '#api/testing/texts.ts'
import type { Call, Calls, Person, World } from '#api/testing/world.ts'

const NEXT_PASSWORD = 'čtyři koťata na peci'

const own = ({ user }: Person, rest = ''): string => `/user/${user.guid}${rest}`

const withPassword = (as: Person, rest: string, more: object = {}): Call => ({
  path: own(as, rest),
  as,
  body: { current_password: PASSWORD, ...more },
})

export async function withFactor(world: World) {
  const as = await world.enter()
  const { secret } = await world.make('POST', withPassword(as, '/totp'))
  const confirm = { path: own(as, '/totp/confirm'), as, body: { code: codeAt(secret, stepAt(Date.now())) } }
  return { as, secret, confirm }
}

export const calls: Calls = {
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
}

export const texts: TextCalls = {
  'PATCH /user/{guid}': {
    as: 'token',
    path: ofUser(''),
    body: () => ({}),
    fields: {
      username: 'refused',
      image: 'refused',
      full_name: 'kept',
      street: 'kept',
      city: 'kept',
      country: 'refused',
      postal_code: 'refused',
      ico: 'refused',
      dic: 'refused',
      birth_date: 'refused',
    },
  },
  'POST /user/{guid}/password': {
    as: 'token',
    path: ofUser('/password'),
    body: () => ({ current_password: 'x', ...NEW_PASSWORD }),
    fields: { current_password: 'refused', password: 'refused' },
  },
  'POST /user/{guid}/email': {
    as: 'token',
    path: ofUser('/email'),
    body: () => ({ current_password: 'x', email: 'nova@example.com' }),
    fields: { current_password: 'refused', email: 'refused' },
  },
  'POST /user/{guid}/email/verify': {
    as: 'token',
    path: ofUser('/email/verify'),
    body: () => ({ code: '123456' }),
    fields: { code: 'refused' },
  },
  'POST /user/{guid}/totp': { as: 'token', path: ofUser('/totp'), ...currentPassword },
  'POST /user/{guid}/totp/confirm': {
    as: 'token',
    path: ofUser('/totp/confirm'),
    body: () => ({ code: '123456' }),
    fields: { code: 'refused' },
  },
  'POST /user/{guid}/totp/remove': { as: 'token', path: ofUser('/totp/remove'), ...currentPassword },
  'POST /user/{guid}/deletion': { as: 'token', path: ofUser('/deletion'), ...currentPassword },
}
