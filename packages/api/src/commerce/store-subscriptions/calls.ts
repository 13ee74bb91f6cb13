import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'

const EVENT = { type: 'TEST', id: 'zkouska', event_timestamp_ms: 1 }

export const calls: Calls = {
  'GET /store_subscription': async ({ enter, make, stores }) => {
    const as = await enter()
    await stores.happen('INITIAL_PURCHASE', { account: as.user.guid })
    await make('POST', { path: '/store_subscription/check', as, body: {} })
    return { path: '/store_subscription', as }
  },
  'POST /store_subscription/check': async ({ enter, stores }) => {
    const as = await enter()
    await stores.happen('INITIAL_PURCHASE', { account: as.user.guid })
    return { path: '/store_subscription/check', as, body: {} }
  },
  'POST /store_subscription/notify': ({ stores, number }) => ({
    path: '/store_subscription/notify',
    headers: { authorization: stores.settings.webhook_authorization },
    body: { api_version: '1.0', event: { ...EVENT, id: `zkouska-${number()}` } },
  }),
}

export const texts: TextCalls = {
  'POST /store_subscription/notify': {
    body: () => ({ event: EVENT }),
    fields: { 'event.id': 'refused', 'event.type': 'refused' },
  },
}
