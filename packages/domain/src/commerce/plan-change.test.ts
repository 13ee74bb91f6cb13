import { expect, it } from 'vitest'
import { planChange, type Running } from './plan-change.ts'

const renewing = (plan: Running['plan']): Running => ({ plan, renews: true })
const ending = (plan: Running['plan']): Running => ({ plan, renews: false })

it.each([
  [null, 'premium', 'first'],
  [null, 'premium plus', 'first'],
  [renewing('premium'), 'premium', 'same'],
  [renewing('premium'), 'premium_yearly', 'upgrade'],
  [renewing('premium'), 'premium plus', 'upgrade'],
  [renewing('premium_yearly'), 'premium', 'downgrade'],
  [renewing('premium_yearly'), 'premium_yearly', 'same'],
  [renewing('premium_yearly'), 'premium plus', 'upgrade'],
  [ending('premium'), 'premium', 'follow_up'],
  [ending('premium'), 'premium_yearly', 'upgrade'],
  [ending('premium_yearly'), 'premium', 'follow_up'],
  [ending('premium plus'), 'premium', 'follow_up'],
  [ending('premium plus'), 'premium plus', 'follow_up'],
] as const)('while %j runs, ordering %s is %s', (running, plan, change) => {
  expect(planChange(running, plan)).toBe(change)
})
