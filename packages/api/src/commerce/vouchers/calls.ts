import { voucherBody, voucherOf } from '#api/commerce/vouchers/testing.ts'
import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'

const OFFERED = '01980000-0000-7000-8000-000000000038'

export const calls: Calls = {
  'POST /voucher': async (world) => ({ path: '/voucher', as: await world.enter(), body: await voucherBody(world) }),
  'POST /voucher/redemption': async (world) => {
    const { code } = await voucherOf(world, await world.enter())
    return { path: '/voucher/redemption', as: await world.enter(), body: { code } }
  },
}

export const texts: TextCalls = {
  'POST /voucher': {
    as: 'token',
    body: async ({ api }) => {
      await api.sql(
        `insert into service (guid, slug, name, kind, plan, duration_days, price, vat_rate)
         values ($1, 'k-daru', 'Poukaz', 'voucher', 'premium', 92, 54900, 21) on conflict do nothing`,
        [OFFERED],
      )
      return voucherBody(null, OFFERED)
    },
    fields: {
      guid: 'refused',
      service: 'refused',
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
      'gift.from_name': 'kept',
      'gift.recipient_name': 'kept',
      'gift.recipient_email': 'refused',
      'gift.message': 'kept',
      'gift.send_on': 'refused',
    },
    again: ({ user }) => `
      delete from voucher where "user" = '${user.guid}'; delete from "order" where "user" = '${user.guid}'`,
    read: async ({ api, user }) => {
      const [row] = await api.sql(
        `select v.from_name, v.recipient_name, v.message, o.buyer from voucher v join "order" o on o.guid = v."order" where v."user" = $1`,
        [user.guid],
      )
      const { buyer, ...gift } = (row ?? {}) as { buyer?: unknown }
      return { gift, buyer }
    },
  },
  'POST /voucher/redemption': { as: 'token', body: () => ({ code: 'NENI' }), fields: { code: 'refused' } },
}
