import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import type { Order } from '@zivina/contract/commerce/order'
import type { Service } from '@zivina/contract/commerce/services'
import type { Gift } from '@zivina/contract/commerce/vouchers'
import { calendarDay } from '@zivina/domain/calendar-day'
import { BUYER } from '#api/commerce/orders/testing.ts'
import type { Person, World } from '#api/testing/world.ts'

/** What a person sends to buy a voucher of three months. */
export async function voucherBody(world: Pick<World, 'make'> | null, service = '', gift: Partial<Gift> = {}) {
  const found = world === null ? null : ((await world.make('GET', { path: '/service' })).results as Service[])
  const sold = found?.find(({ slug }) => slug === 'poukaz-3-mesice')
  return {
    guid: crypto.randomUUID(),
    service: sold?.guid ?? service,
    price: { haler: sold?.price ?? 54_900, currency: 'CZK' },
    vat_rate: sold?.vat_rate ?? 21,
    terms_version: CONSENT_VERSIONS.terms,
    buyer: BUYER,
    gift: {
      from_name: 'Jana',
      recipient_name: 'Eva',
      message: 'Ať ti chutná!',
      send_on: calendarDay(new Date()),
      ...gift,
    },
  }
}

/** Buys a voucher and pays it. */
export async function voucherOf(
  world: Pick<World, 'make' | 'gateway'>,
  as: Person,
  gift: Partial<Gift> = {},
): Promise<{ order: Order; code: string }> {
  const { guid, gw_url } = await world.make('POST', { path: '/voucher', as, body: await voucherBody(world, '', gift) })
  await world.gateway.press(gw_url, 'pay')
  const { order } = await world.make('POST', { path: `/order/${guid}/check`, as })
  return { order, code: order.voucher.code }
}
