import { describe, expect, it } from 'vitest'
import { replacePlanned } from './planned-parts.ts'

const WEEK = { meal_plan: 'p', from: '2026-11-23', to: '2026-11-29' }
const on = (day: string, amount: number, meal_plan = 'p') => ({ meal_plan, day, amount })
const MONDAY = '2026-11-23'

describe('days of a plan on a list', () => {
  it('again replace what they put there: 2 by hand and 4 planned become 2 and 6', () => {
    const before = { amount: 6, planned: [on(MONDAY, 4)] }
    expect(replacePlanned(before, WEEK, [on(MONDAY, 6)])).toEqual({ amount: 8, planned: [on(MONDAY, 6)] })
    expect(replacePlanned(before, WEEK, [on(MONDAY, 4)])).toEqual(before)
    expect(replacePlanned(before, WEEK, [])).toEqual({ amount: 2, planned: [] })
  })

  it('leave what other days and plans put there', () => {
    const planned = [on(MONDAY, 1), on('2026-11-30', 2), on(MONDAY, 3, 'other')]
    expect(replacePlanned({ amount: 6, planned }, WEEK, [on(MONDAY, 5)])).toEqual({
      amount: 10,
      planned: [on('2026-11-30', 2), on(MONDAY, 3, 'other'), on(MONDAY, 5)],
    })
  })

  it('count for no more than a person left of them', () => {
    expect(replacePlanned({ amount: 1, planned: [on(MONDAY, 4)] }, WEEK, [on(MONDAY, 4)]).amount).toBe(4)
  })
})
