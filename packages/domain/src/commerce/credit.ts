import { addDays } from '#domain/calendar-day.ts'
import { daysIn, type Term } from './periods.ts'

/** The least that an order may cost, in haléře: gateways take no payment of nothing. */
export const ORDER_LEAST_HALER = 100

/**
 * What the unused days of a paid term are worth when something else takes its place, in whole haléře, rounded down. The day of the
 * change belongs to what begins then, so it counts as unused; so do days of a term that has not begun.
 * @param paid what the term was worth, in haléře, after what was given back
 * @param today `YYYY-MM-DD`
 */
export function creditOf({ term, paid }: { term: Term; paid: number }, today: string): { days: number; haler: number } {
  if (today > term.ends) return { days: 0, haler: 0 }
  const from = today > term.begins ? today : term.begins
  const days = daysIn({ begins: from, ends: term.ends })
  return { days, haler: Math.floor((paid * days) / daysIn(term)) }
}

/** What is paid for a price less a credit: never less than a gateway takes. The credit is cut to that. */
export function amountAfter(price: number, credit: number): { credit: number; amount: number } {
  const cut = Math.min(credit, Math.max(0, price - ORDER_LEAST_HALER))
  return { credit: cut, amount: price - cut }
}

/**
 * The last day on which a person may withdraw from an order.
 * @param ordered the day of the order in Prague, which does not count
 * @param days how many days the law gives
 */
export function withdrawalUntil(ordered: string, days: number): string {
  return addDays(ordered, days)
}
