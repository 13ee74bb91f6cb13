import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { GRANTED_PLANS, type Grant, membershipOf } from './membership.ts'

const grant = (begins: string, ends: string | null, more: Partial<Grant> = {}): Grant => ({
  plan: 'premium',
  platform: 'web',
  begins,
  ends,
  ...more,
})

describe('membershipOf', () => {
  it('is free without a grant, before the first day and after the last', () => {
    const free = { plan: 'free', is_premium: false, active_from: null, expiry_date: null, platforms: [] }
    expect(membershipOf([], '2026-11-28')).toMatchObject(free)
    const one = [grant('2026-11-10', '2026-11-20')]
    expect(membershipOf(one, '2026-11-09')).toMatchObject(free)
    expect(membershipOf(one, '2026-11-21')).toMatchObject(free)
  })

  it('counts the first day and the last', () => {
    const one = [grant('2026-11-10', '2026-11-20')]
    for (const today of ['2026-11-10', '2026-11-20']) {
      expect(membershipOf(one, today)).toMatchObject({
        plan: 'premium',
        is_premium: true,
        active_from: '2026-11-10',
        expiry_date: '2026-11-20',
      })
    }
  })

  it('has the best plan that runs, and no less once it ends', () => {
    const grants = [
      grant('2026-01-01', null),
      grant('2026-03-01', '2026-05-31', { plan: 'premium plus' }),
      grant('2026-02-01', '2026-12-31', { plan: 'premium_yearly' }),
    ]
    expect(membershipOf(grants, '2026-04-01')).toMatchObject({
      plan: 'premium plus',
      expiry_date: null,
      premium_plus_expiry_date: '2026-05-31',
    })
    expect(membershipOf(grants, '2026-06-01')).toMatchObject({
      plan: 'premium_yearly',
      premium_plus_expiry_date: null,
      active_from: '2026-01-01',
    })
  })

  it('joins grants that follow one another, over 29 February and a year’s end, and none beyond a gap', () => {
    const grants = [
      grant('2027-12-01', '2027-12-31'),
      grant('2028-01-01', '2028-02-29'),
      grant('2028-03-01', '2028-03-31', { platform: 'ios' }),
      grant('2028-04-02', '2028-05-01'),
    ]
    expect(membershipOf(grants, '2028-02-29')).toMatchObject({
      active_from: '2027-12-01',
      expiry_date: '2028-03-31',
      platforms: ['web'],
    })
    expect(membershipOf(grants, '2028-03-01').platforms).toEqual(['ios'])
    expect(membershipOf(grants, '2028-04-01').is_premium).toBe(false)
  })

  it('a grant that ended before it began gives nothing', () => {
    expect(membershipOf([grant('2026-11-28', '2026-11-27')], '2026-11-28').is_premium).toBe(false)
  })

  it('agrees with a count of days, whatever the grants', () => {
    const day = fc.integer({ min: 0, max: 60 }).map((count) => addDays('2028-02-01', count))
    const grants = fc.array(
      fc.record({
        plan: fc.constantFrom(...GRANTED_PLANS),
        platform: fc.constantFrom('web' as const, 'ios' as const),
        begins: day,
        ends: fc.option(day),
      }),
      { maxLength: 6 },
    )
    const runs = (all: readonly Grant[], on: string) =>
      all.some(({ begins, ends }) => begins <= on && (ends === null || ends >= on))
    fc.assert(
      fc.property(grants, day, (all, today) => {
        const membership = membershipOf(all, today)
        expect(membership.is_premium).toBe(runs(all, today))
        if (!membership.is_premium) return
        let [first, last] = [today, today]
        while (runs(all, addDays(first, -1))) first = addDays(first, -1)
        while (runs(all, addDays(last, 1)) && last < '2029-01-01') last = addDays(last, 1)
        expect(membership.active_from).toBe(first)
        expect(membership.expiry_date).toBe(last === '2029-01-01' ? null : last)
      }),
    )
  })

  it('ending one grant takes nothing of another away', () => {
    const other = grant('2026-11-01', '2026-12-31')
    const ended = grant('2026-11-10', '2026-11-27', { plan: 'premium plus' })
    expect(membershipOf([other, ended], '2026-11-28')).toEqual(membershipOf([other], '2026-11-28'))
  })
})
