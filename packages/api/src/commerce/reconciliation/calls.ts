import { buy } from '#api/commerce/orders/testing.ts'
import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /admin/money_difference': async (world) => {
    const { guid } = await buy(world, await world.enter(), 'premium-plus')
    await world.api.sql(`insert into money_difference (kind, "order", expected) values ('refund_waits', $1, 100)`, [
      guid,
    ])
    return { path: '/admin/money_difference', as: world.admin }
  },
}
