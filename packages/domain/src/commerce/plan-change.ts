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

export function planChange(running: Running | null, plan: GrantedPlan): PlanChange {
  if (running === null) return 'first'
  const [from, to] = [GRANTED_PLANS.indexOf(running.plan), GRANTED_PLANS.indexOf(plan)]
  if (to > from) return 'upgrade'
  if (!running.renews) return 'follow_up'
  return to < from ? 'downgrade' : 'same'
}
