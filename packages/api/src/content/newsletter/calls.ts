import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'POST /newsletter/subscribe': ({ number }) => ({
    path: '/newsletter/subscribe',
    body: { email: `odber-${number()}@example.com`, consent: true },
  }),
  'POST /newsletter/confirm': async ({ api, number, make }) => {
    const email = `odber-${number()}@example.com`
    await make('POST', { path: '/newsletter/subscribe', body: { email, consent: true } })
    const { token } = (await api.mail.last('newsletter_confirm', email)).data
    return { path: '/newsletter/confirm', body: { token } }
  },
}

export const texts: TextCalls = {
  'POST /newsletter/subscribe': {
    body: () => ({ email: 'odberatel@example.com', consent: true }),
    fields: { email: 'refused', website: 'unread' },
  },
  'POST /newsletter/confirm': { body: () => ({ token: 'x' }), fields: { token: 'refused' } },
}
