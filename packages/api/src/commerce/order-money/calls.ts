import { buy, paidOrderOf } from '#api/commerce/orders/testing.ts'
import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

const money = (haler: number) => ({ haler, currency: 'CZK' })
const bought = async (world: World) => buy(world, await world.enter(), 'premium-plus')

export const calls: Calls = {
  'GET /admin/order/{guid}/money': async (world) => {
    return { path: `/admin/order/${(await bought(world)).guid}/money`, as: world.admin }
  },
  'POST /admin/order/{guid}/refund': async (world) => {
    const { guid, amount } = await bought(world)
    const refund = { amount: money(100), refundable: amount, keeps_premium: true, reason: 'Výpadek aplikace' }
    return { path: `/admin/order/${guid}/refund`, as: world.admin, body: { guid: crypto.randomUUID(), ...refund } }
  },
  'PATCH /admin/order/{guid}/dispute': async (world) => {
    const body = { is_disputed: true, reason: 'Oznámila brána' }
    return { path: `/admin/order/${(await bought(world)).guid}/dispute`, as: world.admin, body }
  },
}

export const texts: TextCalls = {
  'POST /admin/order/{guid}/refund': {
    as: 'admin',
    path: async ({ api }) => `/admin/order/${await paidOrderOf(api)}/refund`,
    body: () => ({
      guid: crypto.randomUUID(),
      amount: money(100),
      refundable: money(19_900),
      keeps_premium: true,
      reason: 'Výpadek aplikace',
    }),
    fields: { guid: 'refused', reason: 'kept' },
    read: async ({ api }) =>
      (await api.sql('select reason from order_refund order by created_at desc, guid desc limit 1'))[0],
    again: () => 'update "order" set refund_due = 0 where refund_due > 0',
  },
  'PATCH /admin/order/{guid}/dispute': {
    as: 'admin',
    path: async ({ api }) => `/admin/order/${await paidOrderOf(api)}/dispute`,
    body: () => ({ is_disputed: true, reason: 'Oznámila brána' }),
    fields: { reason: 'kept' },
    read: async ({ api }) =>
      (
        await api.sql(`select reason from change_log where noun = 'order' order by created_at desc, guid desc limit 1`)
      )[0],
    again: () => 'update "order" set disputed_at = null where disputed_at is not null',
  },
}
