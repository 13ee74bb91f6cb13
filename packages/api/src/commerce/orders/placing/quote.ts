import type { Db } from '@zivina/db/database'
import { addDays } from '@zivina/domain/calendar-day'
import { amountAfter, creditOf } from '@zivina/domain/commerce/credit'
import { GRANTED_PLANS, type GrantedPlan } from '@zivina/domain/commerce/membership'
import { daysIn, fixedTerm, periodTerm, type Term } from '@zivina/domain/commerce/periods'
import { type PlanChange, planChange, planRank, type Running } from '@zivina/domain/commerce/plan-change'
import { type OrderRow, selectRunning } from '#api/commerce/orders/queries.ts'
import { renewingOf, type SubscriptionRow } from '#api/commerce/recurrences/service.ts'
import type { ServiceRow } from '#api/commerce/services/service.ts'

/** A service that gives premium. */
export type PlanService = ServiceRow & { plan: GrantedPlan }

/** What ordering a service means for a person on a day. Amounts are haléře. */
export type Quote = {
  change: PlanChange
  credit: number
  credited_days: number
  amount: number
  /** The orders whose unused days are credited. */
  credited: string[]
  term: Term
  renewing: SubscriptionRow | null
  running_plan: GrantedPlan | null
}

/** Whether a service can be ordered here: it gives a plan for a time. */
export function isPlanService(service: ServiceRow | null): service is PlanService {
  if (service === null || !service.active || service.kind !== 'premium') return false
  return GRANTED_PLANS.some((plan) => plan === service.plan) && (service.period ?? service.duration_days) !== null
}

/**
 * Whether a service may be paid by transfer: once, for a year or a fixed term, as nothing can be charged later. Where unused days are
 * credited it may not, as their worth falls until the money arrives.
 */
export function isPaidByTransfer(
  { period }: PlanService,
  { change, credited }: Pick<Quote, 'change' | 'credited'>,
): boolean {
  return period !== 'Monthly' && change !== 'same' && change !== 'downgrade' && credited.length === 0
}

/** How long what is paid by transfer lasts, in days: as long as the first period of what would renew. */
export function daysByTransfer({ period, duration_days }: PlanService, { term }: Pick<Quote, 'term'>): number | null {
  return period === null ? duration_days : daysIn(term)
}

/** @param price of the service, as the person sees it */
export async function quoteFor(
  db: Db,
  user: string,
  { service, price, today }: { service: PlanService; price: number; today: string },
): Promise<Quote> {
  const [running, renewing] = [await selectRunning(db, user, today), await renewingOf(db, user)]
  const plan = runningPlan(running, renewing)
  const change = planChange(plan, service.plan)
  const replaced = change === 'upgrade' ? running.filter((order) => isLess(order.plan ?? 'free', service.plan)) : []
  const kept = running.filter((order) => !replaced.includes(order))
  const begins = dayAfterAll(kept, today)
  const credits = replaced.map((order) => creditOf(worthOf(order), today))
  const sum = credits.reduce((sum, { haler }) => sum + haler, 0)
  const days = credits.reduce((sum, { days }) => sum + days, 0)
  return {
    change,
    ...amountAfter(price, sum),
    credited_days: days,
    credited: replaced.map(({ guid }) => guid),
    term:
      change === 'downgrade' && renewing ? termOf(service, addDays(renewing.paid_until, 1)) : termOf(service, begins),
    renewing,
    running_plan: plan?.plan ?? null,
  }
}

/** The days that a purchase gives. */
export function termOf({ period, duration_days }: Pick<OrderRow, 'period' | 'duration_days'>, begins: string): Term {
  return period === null ? fixedTerm(begins, duration_days ?? 1) : periodTerm(begins, period, 0)
}

/** The first day on which nothing of these orders runs: today, or the day after the last of them ends. */
export function dayAfterAll(orders: readonly Pick<OrderRow, 'ends'>[], today: string): string {
  return orders.reduce((day, { ends }) => (ends !== null && ends >= day ? addDays(ends, 1) : day), today)
}

function runningPlan(running: readonly OrderRow[], renewing: SubscriptionRow | null): Running | null {
  if (renewing !== null) return { plan: renewing.plan as GrantedPlan, renews: true }
  const plan = GRANTED_PLANS.findLast((plan) => running.some((order) => order.plan === plan))
  return plan === undefined ? null : { plan, renews: false }
}

const isLess = (plan: string, than: GrantedPlan): boolean => planRank(plan) < planRank(than)

/** The term of an order, and what is left of the money for it. What a bank disputes is worth nothing. */
export function worthOf({ begins, ends, disputed_at, ...money }: OrderRow): { term: Term; paid: number } {
  const paid = disputed_at === null ? money.price - money.discount - money.refunded - money.refund_due : 0
  return { term: { begins: begins ?? '', ends: ends ?? '' }, paid }
}
