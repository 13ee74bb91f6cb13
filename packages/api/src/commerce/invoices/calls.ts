import { buy } from '#api/commerce/orders/testing.ts'
import type { Calls, Person, World } from '#api/testing/world.ts'

const issued = async (world: World): Promise<{ guid: string; as: Person }> => {
  const as = await world.enter()
  await buy(world, as, 'premium-plus')
  const { results } = await world.make('GET', { path: '/invoice', as })
  return { guid: results[0].guid, as }
}

export const calls: Calls = {
  'GET /invoice': async (world) => ({ path: '/invoice', as: (await issued(world)).as }),
  'GET /invoice/{guid}/pdf': async (world) => {
    const { guid, as } = await issued(world)
    return { path: `/invoice/${guid}/pdf`, as }
  },
  'GET /admin/invoice/{guid}/pdf': async (world) => {
    return { path: `/admin/invoice/${(await issued(world)).guid}/pdf`, as: world.admin }
  },
  'POST /admin/invoice/{guid}/mail': async (world) => {
    return { path: `/admin/invoice/${(await issued(world)).guid}/mail`, as: world.admin, body: {} }
  },
}
