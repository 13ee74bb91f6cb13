import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, Person, World } from '#api/testing/world.ts'
import { BUYER, buy, orderBody, place, serviceOf } from './testing.ts'

const MONEY = { haler: 19_900, currency: 'CZK' }

const bought = async (world: World): Promise<{ guid: string; as: Person }> => {
  const as = await world.enter()
  return { guid: (await buy(world, as, 'premium-mesicni')).guid, as }
}

export const calls: Calls = {
  'GET /order/preview': async (world) => {
    const { guid } = await serviceOf(world, 'premium-mesicni')
    return { path: `/order/preview?service=${guid}`, as: await world.enter() }
  },
  'POST /order': async (world) => {
    const as = await world.enter()
    return { path: '/order', as, body: await orderBody(world, as, 'premium-mesicni') }
  },
  'GET /order': async (world) => ({ path: '/order', as: (await bought(world)).as }),
  'GET /order/{guid}': async (world) => {
    const { guid, as } = await bought(world)
    return { path: `/order/${guid}`, as }
  },
  'POST /order/{guid}/check': async (world) => {
    const as = await world.enter()
    const { guid, gw_url } = await place(world, as, 'premium-mesicni')
    await world.gateway.press(gw_url ?? '', 'pay')
    return { path: `/order/${guid}/check`, as }
  },
  'GET /order/{guid}/withdrawal': async (world) => {
    const { guid, as } = await bought(world)
    return { path: `/order/${guid}/withdrawal`, as }
  },
  'POST /order/{guid}/withdrawal': async (world) => {
    const { guid, as } = await bought(world)
    return { path: `/order/${guid}/withdrawal`, as, body: { refund: MONEY } }
  },
  'POST /subscription/card': async (world) => ({
    path: '/subscription/card',
    as: (await bought(world)).as,
    body: { guid: crypto.randomUUID() },
  }),
  'GET /payment/notify': () => ({ path: '/payment/notify?id=3000000001' }),
}

const OFFERED = '01980000-0000-7000-8000-000000000036'

export const texts: TextCalls = {
  'POST /order': {
    as: 'token',
    body: async ({ api }) => {
      await api.sql(
        `insert into service (guid, slug, name, kind, plan, period, price, vat_rate)
         values ($1, 'k-textum', 'Premium', 'premium', 'premium', 'Monthly', 19900, 21) on conflict do nothing`,
        [OFFERED],
      )
      return {
        guid: crypto.randomUUID(),
        service: OFFERED,
        price: MONEY,
        credit: { ...MONEY, haler: 0 },
        vat_rate: 21,
        terms_version: CONSENT_VERSIONS.terms,
        immediate_start_agreed: true,
        buyer: BUYER,
      }
    },
    fields: {
      guid: 'refused',
      service: 'refused',
      code: 'refused',
      terms_version: 'refused',
      'buyer.full_name': 'kept',
      'buyer.email': 'refused',
      'buyer.street': 'kept',
      'buyer.city': 'kept',
      'buyer.postal_code': 'refused',
      'buyer.country': 'refused',
      'buyer.company_name': 'kept',
      'buyer.ico': 'refused',
      'buyer.dic': 'refused',
    },
    again: ({ user }) => `delete from "order" where "user" = '${user.guid}'`,
  },
  'POST /subscription/card': {
    as: 'token',
    body: () => ({ guid: crypto.randomUUID() }),
    fields: { guid: 'refused' },
  },
}
