import { buy, serviceOf } from '#api/commerce/orders/testing.ts'
import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /subscription': async (world) => {
    const as = await world.enter()
    await buy(world, as, 'premium-mesicni')
    return { path: '/subscription', as }
  },
  'POST /subscription/cancel': async (world) => {
    const as = await world.enter()
    await buy(world, as, 'premium-mesicni')
    return { path: '/subscription/cancel', as, body: {} }
  },
  'PATCH /subscription': async (world) => {
    const as = await world.enter()
    await buy(world, as, 'premium-rocni')
    const { guid } = await serviceOf(world, 'premium-mesicni')
    return { path: '/subscription', as, body: { next_service: guid } }
  },
  'POST /trial': async ({ enter }) => ({ path: '/trial', as: await enter(), body: {} }),
}

export const texts: TextCalls = {
  'PATCH /subscription': {
    as: 'token',
    body: () => ({ next_service: null }),
    fields: { next_service: 'refused' },
  },
}
