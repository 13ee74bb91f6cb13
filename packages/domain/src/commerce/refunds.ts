import { addDays } from '#domain/calendar-day.ts'
import { daysIn, type Term } from './periods.ts'

/**
 * Why money goes back: a person withdrew, nothing could be given for a payment, the payment only made a new card known, an administrator
 * decided, it was refunded in the interface of the gateway, or the card's bank took it after a dispute.
 */
export const REFUND_KINDS = ['withdrawal', 'not_given', 'card', 'admin', 'outside', 'chargeback'] as const
export type RefundKind = (typeof REFUND_KINDS)[number]

/**
 * The last day of a term after a part of its money went back: days are taken from its end in proportion, rounded down. What was used up
 * stays used.
 * @param given what goes back, and what the whole term was worth, in haléře
 * @param today `YYYY-MM-DD`; a term ends with yesterday at the earliest
 */
export function endAfterRefund(term: Term, given: { amount: number; worth: number }, today: string): string {
  const yesterday = addDays(today, -1)
  if (term.ends <= yesterday) return term.ends
  const days = Math.floor((daysIn(term) * given.amount) / given.worth)
  const ends = addDays(term.ends, -days)
  if (ends < yesterday) return yesterday
  return ends
}

/** Money that waits to go back, the oldest first. */
type Waiting = { guid: string; amount: number }

/**
 * Which refunds the gateway has done, by how much of a payment it has given back.
 * @param moved haléře that went back since the last look
 * @returns those that are done, what an admin gave back besides, and those for which too little is left
 */
export function refundsDone<Refund extends Waiting>(
  waiting: readonly Refund[],
  { moved, left }: { moved: number; left: number },
): { done: Refund[]; outside: number; dropped: Refund[] } {
  const done: Refund[] = []
  let rest = moved
  for (const refund of waiting) {
    if (refund.amount > rest) continue
    done.push(refund)
    rest -= refund.amount
  }
  let room = left
  const dropped = waiting.filter((refund) => {
    if (done.includes(refund)) return false
    if (refund.amount > room) return true
    room -= refund.amount
    return false
  })
  return { done, outside: rest, dropped }
}
