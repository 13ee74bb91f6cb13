import { codeAt, stepAt } from '#api/account/credentials/second-factor/one-time-code.ts'
import { withFactor } from '#api/account/identity/users/calls.ts'
import { PASSWORD } from '#api/testing/account-api.ts'
import { NEW_PASSWORD, type TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

const NEXT_PASSWORD = 'čtyři koťata na peci'

export async function registered({ number, make }: World) {
  const given = { email: `nova-${number()}@example.com`, username: `nova-${number()}`, password: PASSWORD }
  await make('POST', { path: '/register', body: given })
  return given
}

export const calls: Calls = {
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
    // Without the short-lived cookie, so that the long-lived one is used.
    return { path: '/session/exchange', cookies: { zivina_access: `${token}x`, zivina_refresh: refresh } }
  },
  'POST /logout': async ({ enter }) => ({ path: '/logout', body: { refresh: (await enter()).refresh } }),
  'POST /register': ({ number }) => ({
    path: '/register',
    body: {
      email: `nova-${number()}@example.com`,
      username: `nova-${number()}`,
      password: PASSWORD,
      full_name: 'Jana Nová',
      terms_accepted: true,
      newsletter: true,
      health_data: true,
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
}

export const texts: TextCalls = {
  'POST /login': {
    body: ({ user }) => ({ email: user.email, password: 'x' }),
    fields: { email: 'refused', password: 'refused', totp_code: 'refused' },
  },
  'POST /refresh_token': { body: () => ({ refresh: 'x' }), fields: { refresh: 'refused' } },
  'POST /logout': { body: () => ({ refresh: 'x' }), fields: { refresh: 'unread' } },
  'POST /register': {
    body: () => {
      const name = `u${crypto.randomUUID().slice(0, 12)}`
      return { email: `${name}@example.com`, username: name, ...NEW_PASSWORD, terms_accepted: true }
    },
    fields: { email: 'refused', username: 'refused', password: 'unread', full_name: 'kept' },
    read: async ({ api }, { email }) => (await api.sql('select full_name from "user" where email = $1', [email]))[0],
  },
  'POST /register/verify_email': {
    body: ({ user }) => ({ email: user.email, code: '123456' }),
    fields: { email: 'refused', code: 'refused' },
  },
  'POST /register/resend_email_verification_code': {
    body: ({ user }) => ({ email: user.email, password: 'x' }),
    fields: { email: 'refused', password: 'refused' },
  },
  'POST /password/forgot_request': { body: ({ user }) => ({ email: user.email }), fields: { email: 'refused' } },
  'POST /password/forgot_verify': {
    body: () => ({ token: 'x', ...NEW_PASSWORD }),
    fields: { token: 'refused', password: 'refused' },
  },
}
