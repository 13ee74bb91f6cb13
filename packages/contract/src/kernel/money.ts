const crowns = new Intl.NumberFormat('cs-CZ', { style: 'currency', currency: 'CZK', maximumFractionDigits: 2 })
const wholeCrowns = new Intl.NumberFormat('cs-CZ', { style: 'currency', currency: 'CZK', maximumFractionDigits: 0 })

/**
 * An amount of money in Czech: „199 Kč“, „1 290 Kč“, „99,50 Kč“. Whole crowns have no decimals, parts of a crown have two.
 * @param haler whole haléře; 100 make a crown
 */
export function formatPrice(haler: number): string {
  const text = haler % 100 === 0 ? wholeCrowns.format(haler / 100) : crowns.format(haler / 100)
  return text.replaceAll(' ', '\u00a0')
}

/**
 * The monthly price of a longer period, in whole haléře, rounded to the nearest.
 * @param haler price of the whole period
 * @param months length of the period, above 0
 */
export function pricePerMonth(haler: number, months: number): number {
  return Math.round(haler / months)
}
