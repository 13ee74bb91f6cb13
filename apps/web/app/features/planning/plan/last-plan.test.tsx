import { beforeEach, expect, test } from 'vitest'
import { recallPlan, rememberPlan } from './last-plan.ts'

beforeEach(() => window.localStorage.clear())

test('the last opened plan is recalled for the same account only', () => {
  rememberPlan('jana', 'week')
  expect(recallPlan('jana')).toBe('week')
  expect(recallPlan('petr')).toBeNull()
})

test('a broken memory is none', () => {
  window.localStorage.setItem('zivina-last-plan', '{')
  expect(recallPlan('jana')).toBeNull()
})
