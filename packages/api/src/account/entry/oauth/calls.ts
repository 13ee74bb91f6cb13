import { agree } from '@zivina/integrations/oauth/testing'
import { registered } from '#api/account/entry/accounts/calls.ts'
import { PASSWORD } from '#api/testing/account-api.ts'
import { currentPassword, type TextCalls } from '#api/testing/texts.ts'
import type { Call, Calls, Person, World } from '#api/testing/world.ts'
import { cameBack } from './testing.ts'

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

export const calls: Calls = {
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
    // A person with an account, which is linked.
    async (world) => {
      const { browser, state, code } = await cameBack(world, (await world.enter()).user.email)
      return { path: '/oauth/google/finish', body: { state, code }, cookies: browser.cookies }
    },
  ],
  'POST /oauth/{provider}/register': [
    async (world) => proposed(world, await cameBack(world)),
    // Replaces an account begun with the same address and never finished.
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

export const texts: TextCalls = {
  'POST /oauth/{provider}/begin': {
    path: () => '/oauth/google/begin',
    body: () => ({}),
    fields: { last_url: 'unread' },
  },
  'POST /oauth/{provider}/return': {
    path: () => '/oauth/google/return',
    body: () => ({}),
    fields: { state: 'unread', code: 'unread', error: 'unread', user: 'unread' },
  },
  'POST /oauth/{provider}/finish': {
    path: () => '/oauth/google/finish',
    body: () => ({ state: 'a'.repeat(43), code: 'x' }),
    fields: { state: 'refused', code: 'refused', iss: 'refused', name: 'refused', totp_code: 'refused' },
  },
  'POST /oauth/{provider}/register': {
    path: () => '/oauth/google/register',
    body: () => ({ state: 'a'.repeat(43), username: 'nekdo', terms_accepted: true }),
    fields: { state: 'refused', username: 'refused', full_name: 'refused' },
  },
  'POST /oauth/{provider}/link': { as: 'token', path: () => '/oauth/google/link', ...currentPassword },
  'POST /oauth/{provider}/link/finish': {
    as: 'token',
    path: () => '/oauth/google/link/finish',
    body: () => ({ state: 'a'.repeat(43), code: 'x' }),
    fields: { state: 'refused', code: 'refused', iss: 'refused' },
  },
}
