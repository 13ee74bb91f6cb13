import type { Service } from '@zivina/contract/commerce/services'

/** How often a price is paid, behind the price. */
export const PER_PERIOD = { Monthly: 'měsíčně', Yearly: 'ročně', once: 'jednorázově' } as const

/** How often it renews, within a sentence. */
export const EVERY_PERIOD = { Monthly: 'každý měsíc', Yearly: 'každý rok' } as const

export function perPeriod(period: Service['period']): string {
  return PER_PERIOD[period ?? 'once']
}
