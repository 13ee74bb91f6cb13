import { GRANTED_PLANS, type GrantedPlan } from './membership.ts'

/** What is running from an order. */
export type Running = {
  plan: GrantedPlan
  /** Whether it renews: active, or with a charge that failed. */
  renews: boolean
}

/**
 * What ordering a plan means for what runs already: `first` where nothing runs, `upgrade` to a better plan, `follow_up` of something that
 * ends by itself, `downgrade` of something that renews, and `same` where it renews as the same plan.
 */
export type PlanChange = 'first' | 'upgrade' | 'follow_up' | 'downgrade' | 'same'

/** How much a plan gives, from 0; -1 for none and for the free one. */
export function planRank(plan: string | null): number {
  const plans: readonly string[] = GRANTED_PLANS
  return plan === null ? -1 : plans.indexOf(plan)
}

/** What ordering a plan means on a day on which something runs, or nothing. */
export function planChange(running: Running | null, plan: GrantedPlan): PlanChange {
  if (running === null) return 'first'
  const [from, to] = [planRank(running.plan), planRank(plan)]
  if (to > from) return 'upgrade'
  if (!running.renews) return 'follow_up'
  return to < from ? 'downgrade' : 'same'
}
