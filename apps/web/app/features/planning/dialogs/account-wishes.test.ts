import { expect, test } from 'vitest'
import { accountBounds } from './account-wishes.tsx'

const target = (nutrients: object) => ({ source: 'account' as const, kilojoules: 8000, nutrients })

test('bounds of nutrients of which the plan says nothing come from the account', () => {
  const bounds = { protein: { min: 90, max: null }, fat: { min: 40, max: 80 } }
  expect(accountBounds({ nutrients: {}, target: target(bounds) })).toEqual([
    'bílkoviny nejméně 90\u00a0g',
    'tuky 40–80\u00a0g',
  ])
})

test('bounds that are typed for the plan do not, and where there are none nothing is said', () => {
  const protein = { min: 100, max: null }
  expect(accountBounds({ nutrients: { protein }, target: target({ protein }) })).toEqual([])
  expect(accountBounds({ nutrients: {}, target: target({}) })).toEqual([])
})
