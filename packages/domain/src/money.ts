import { formatNumber, NBSP } from '@zivina/czech/format-number'

/** The currency of the price list; every amount says its own, so that a second one cannot be added to it unseen. */
export const CURRENCIES = ['CZK'] as const
export type Currency = (typeof CURRENCIES)[number]

/** An amount of money: a whole number of haléře, 100 of which make a crown. Never a fraction, as fractions do not add up. */
export type Money = { haler: number; currency: Currency }

/** Haléře of one crown. */
const CROWN = 100

/**
 * An amount of Czech money.
 * @param haler whole haléře
 * @throws RangeError where they are not whole, or more than numbers count exactly
 */
export function czk(haler: number): Money {
  if (!Number.isSafeInteger(haler)) throw new RangeError(`${haler} is no whole number of haléře`)
  return { haler, currency: 'CZK' }
}

/** An amount in Czech: „199 Kč“, „1 290 Kč“, „99,50 Kč“. Whole crowns have no decimals, parts of a crown have two. */
export function formatMoney({ haler }: Money): string {
  const decimals = haler % CROWN === 0 ? 0 : 2
  const crowns = formatNumber(Math.trunc(haler / CROWN), 0)
  const rest = decimals === 0 ? '' : `,${String(Math.abs(haler % CROWN)).padStart(decimals, '0')}`
  return `${haler > -CROWN && haler < 0 ? '-' : ''}${crowns}${rest}${NBSP}Kč`
}

/**
 * What a price for a longer time comes to a month, in whole crowns, rounded up so that it never looks cheaper than it is.
 * @param months how many months the price covers, above 0
 */
export function monthlyInCrowns({ haler }: Money, months: number): Money {
  return czk(Math.ceil(haler / (months * CROWN)) * CROWN)
}
