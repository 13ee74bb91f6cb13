import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import type { Order } from '@zivina/contract/commerce/order'
import type { Service } from '@zivina/contract/commerce/services'
import { BUYER } from '#api/commerce/orders/testing.ts'
import type { Person, World } from '#api/testing/world.ts'

/** What a person sends to buy three hundred points. */
export async function pointBody(world: Pick<World, 'make'> | null, service = '') {
  const found = world === null ? null : ((await world.make('GET', { path: '/service' })).results as Service[])
  const sold = found?.find(({ slug }) => slug === 'body-300')
  return {
    guid: crypto.randomUUID(),
    service: sold?.guid ?? service,
    price: { haler: sold?.price ?? 15_900, currency: 'CZK' },
    vat_rate: sold?.vat_rate ?? 21,
    terms_version: CONSENT_VERSIONS.terms,
    buyer: BUYER,
  }
}

/** Buys points and pays them. */
export async function pointsOf(world: Pick<World, 'make' | 'gateway'>, as: Person): Promise<Order> {
  const { guid, gw_url } = await world.make('POST', { path: '/shop/points', as, body: await pointBody(world) })
  await world.gateway.press(gw_url, 'pay')
  return (await world.make('POST', { path: `/order/${guid}/check`, as })).order
}

/** Spends points on an item of that price. */
export async function spend(world: Pick<World, 'make' | 'admin' | 'number'>, as: Person, points: number) {
  const item = { name: `Hrnek ${world.number()}`, points }
  const { guid } = await world.make('POST', { path: '/shop_item', as: world.admin, body: item })
  return world.make('POST', { path: `/shop/${guid}/purchase`, as, body: { guid: crypto.randomUUID(), points } })
}
