import { PRICE_KEPT_MINUTES } from '@zivina/contract/commerce/limits'
import type { Service } from '@zivina/contract/commerce/services'
import type { Db } from '@zivina/db/database'
import { type Listed, whole } from '#api/kernel/lists/page.ts'
import { presentService } from './present.ts'
import { type Price, type ServiceRow, selectOffers, selectRate, selectService, selectServices } from './queries.ts'

export { changePrice } from './change-price.ts'
export type { ServiceRow } from './queries.ts'

/** All services that can be ordered now. */
export async function listServices(db: Db): Promise<Listed<Service>> {
  return whole(await selectServices(db), presentService)
}

/** One service with its present price, offered or not. */
export function readService(db: Db, guid: string): Promise<ServiceRow | null> {
  return selectService(db, guid)
}

/** The rate of VAT of what is paid on a day (`YYYY-MM-DD`), at whatever price. */
export async function rateOn(db: Db, { service, vat_rate }: { service: string; vat_rate: number }, day: string) {
  return (await selectRate(db, service, day)) ?? vat_rate
}

/** The prices at which a service may be bought now: the present one, and for some minutes those before it. */
export function offersOf(db: Db, guid: string): Promise<Price[]> {
  return selectOffers(db, guid, PRICE_KEPT_MINUTES)
}
