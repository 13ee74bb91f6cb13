import { entryFor, placeByTransfer, readIn } from '#api/commerce/bank-payments/testing.ts'
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
  'POST /admin/order/{guid}/refund/{refund}/sent': async (world) => {
    const order = await placeByTransfer(world, await world.enter(), 'premium-plus')
    await readIn(world, entryFor(order))
    const refund = { guid: crypto.randomUUID(), amount: money(100), refundable: order.amount, keeps_premium: true }
    const body = { ...refund, reason: 'Výpadek aplikace' }
    await world.make('POST', { path: `/admin/order/${order.guid}/refund`, as: world.admin, body })
    return { path: `/admin/order/${order.guid}/refund/${refund.guid}/sent`, as: world.admin, body: {} }
  },
  'PATCH /admin/order/{guid}/dispute': async (world) => {
    const body = { is_disputed: true, reason: 'Oznámila brána' }
    return { path: `/admin/order/${(await bought(world)).guid}/dispute`, as: world.admin, body }
  },
  'POST /admin/order/{guid}/chargeback': async (world) => {
    const path = `/admin/order/${(await bought(world)).guid}`
    const dispute = { is_disputed: true, reason: 'Oznámila brána' }
    await world.make('PATCH', { path: `${path}/dispute`, as: world.admin, body: dispute })
    return { path: `${path}/chargeback`, as: world.admin, body: { reason: 'Spor je prohraný' } }
  },
  'POST /admin/order/{guid}/correction': async (world) => {
    const path = `/admin/order/${(await bought(world)).guid}`
    const { transfers } = await world.make('GET', { path: `${path}/money`, as: world.admin })
    const body = { transfer: transfers[0].guid, reason: 'Zaúčtováno omylem' }
    return { path: `${path}/correction`, as: world.admin, body }
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
  'POST /admin/order/{guid}/chargeback': {
    as: 'admin',
    path: async ({ api }) => {
      const guid = await paidOrderOf(api)
      await api.sql('update "order" set disputed_at = now() where guid = $1', [guid])
      return `/admin/order/${guid}/chargeback`
    },
    body: () => ({ reason: 'Spor je prohraný' }),
    fields: { reason: 'kept' },
    read: async ({ api }) =>
      (
        await api.sql(
          `select reason from order_refund where kind = 'chargeback' order by created_at desc, guid desc limit 1`,
        )
      )[0],
    again: () => 'update "order" set disputed_at = now(), charged_back = 0, refunded = 0 where charged_back > 0',
  },
  // Only super admins may; that its reason is kept is tested beside the service.
  'POST /admin/order/{guid}/correction': {
    as: 'admin',
    path: async ({ api }) => `/admin/order/${await paidOrderOf(api)}/correction`,
    body: () => ({ transfer: crypto.randomUUID(), reason: 'Zaúčtováno omylem' }),
    fields: { transfer: 'refused', reason: 'refused' },
  },
}
