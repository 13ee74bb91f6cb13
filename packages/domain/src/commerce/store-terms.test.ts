import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDay } from '#domain/calendar-day.ts'
import { type Grant, membershipOf } from './membership.ts'
import { planOfProduct, platformOfStore } from './store-products.ts'
import { grantStep, type StorePurchase, type StoreTerm, storeTerm } from './store-terms.ts'

const purchase = (purchased: string, expires: string | null, more: Partial<StorePurchase> = {}): StorePurchase => ({
  purchased_at: new Date(purchased),
  expires_at: expires === null ? null : new Date(expires),
  grace_until: null,
  refunded_at: null,
  ...more,
})

describe('storeTerm', () => {
  it.each([
    [
      'an evening of UTC belongs to the next day',
      purchase('2028-01-31T23:30:00Z', '2028-02-29T23:30:00Z'),
      '2028-02-01',
      '2028-03-01',
    ],
    ['the hour of summer time', purchase('2028-03-26T00:30:00Z', '2028-04-25T22:30:00Z'), '2028-03-26', '2028-04-26'],
    ['what ends at midnight', purchase('2028-01-01T10:00:00Z', '2028-01-31T23:00:00Z'), '2028-01-01', '2028-01-31'],
    ['without an end', purchase('2028-01-01T10:00:00Z', null), '2028-01-01', null],
    [
      'while charging fails',
      purchase('2028-01-01T10:00:00Z', '2028-01-31T10:00:00Z', { grace_until: new Date('2028-02-10T10:00:00Z') }),
      '2028-01-01',
      '2028-02-10',
    ],
    [
      'refunded',
      purchase('2028-01-01T10:00:00Z', '2028-01-31T10:00:00Z', { refunded_at: new Date('2028-01-05T10:00:00Z') }),
      '2028-01-01',
      '2028-01-04',
    ],
    [
      'refunded before it was bought again',
      purchase('2028-01-10T10:00:00Z', '2028-02-10T10:00:00Z', { refunded_at: new Date('2028-01-05T10:00:00Z') }),
      '2028-01-10',
      '2028-02-10',
    ],
  ])('has the days of Prague: %s', (_what, given, begins, ends) => {
    expect(storeTerm(given)).toEqual({ begins, ends })
  })
})

describe('grantStep', () => {
  it.each<[string, StoreTerm | null, StoreTerm, ReturnType<typeof grantStep>]>([
    [
      'the first period gives a grant',
      null,
      { begins: '2028-01-01', ends: '2028-01-31' },
      { kind: 'give', term: { begins: '2028-01-01', ends: '2028-01-31' } },
    ],
    [
      'nothing is given for what was refunded at once',
      null,
      { begins: '2028-01-01', ends: '2027-12-31' },
      { kind: 'keep' },
    ],
    [
      'the next period lengthens it',
      { begins: '2028-01-01', ends: '2028-01-31' },
      { begins: '2028-02-01', ends: '2028-02-29' },
      { kind: 'move', ends: '2028-02-29' },
    ],
    [
      'after a gap a new one begins',
      { begins: '2028-01-01', ends: '2028-01-31' },
      { begins: '2028-02-02', ends: '2028-03-01' },
      { kind: 'give', term: { begins: '2028-02-02', ends: '2028-03-01' } },
    ],
    [
      'a refund shortens it',
      { begins: '2028-01-01', ends: '2028-03-31' },
      { begins: '2028-03-01', ends: '2028-03-04' },
      { kind: 'move', ends: '2028-03-04' },
    ],
    [
      'the same again changes nothing',
      { begins: '2028-01-01', ends: '2028-01-31' },
      { begins: '2028-01-01', ends: '2028-01-31' },
      { kind: 'keep' },
    ],
    [
      'one without an end may get one',
      { begins: '2028-01-01', ends: null },
      { begins: '2028-01-01', ends: '2028-01-31' },
      { kind: 'move', ends: '2028-01-31' },
    ],
  ])('%s', (_what, latest, term, step) => {
    expect(grantStep(latest, term)).toEqual(step)
  })

  it('keeps premium equal to what the store says on every day of any history, and leaves other grants alone', () => {
    const DAY_MS = 24 * 3600 * 1000
    const START = Date.parse('2028-02-20T00:00:00Z')
    const happening = fc.record({
      hours: fc.integer({ min: 0, max: 24 * 40 }),
      what: fc.constantFrom('buy', 'renew', 'expire', 'refund', 'grace', 'extend', 'unseen'),
    })
    const other: Grant = { plan: 'premium plus', platform: 'web', begins: '2028-03-10', ends: '2028-03-20' }
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 25 }), (history) => {
        const grants: StoreTerm[] = []
        let bought: StorePurchase | null = null
        let now = START
        for (const { hours, what } of history) {
          now += hours * 3_600_000
          bought = after(bought, what, now, DAY_MS)
          // What was not told of is made up for by the next reading.
          if (what === 'unseen' || bought === null) continue
          const step = grantStep(grants.at(-1) ?? null, storeTerm(bought))
          if (step.kind === 'give') grants.push(step.term)
          const last = grants.at(-1)
          if (step.kind === 'move' && last !== undefined) last.ends = step.ends
          const today = calendarDay(new Date(now))
          const all: Grant[] = [
            ...grants.map((term) => ({ plan: 'premium', platform: 'ios', ...term }) as Grant),
            other,
          ]
          const { begins, ends } = storeTerm(bought)
          const isStores = begins <= today && (ends === null || ends >= today)
          const isOthers = other.begins <= today && today <= '2028-03-20'
          const membership = membershipOf(all, today)
          expect(membership.is_premium).toBe(isStores || isOthers)
          expect(membership.platforms).toEqual([...(isOthers ? ['web'] : []), ...(isStores ? ['ios'] : [])])
          for (const [at, grant] of grants.slice(1).entries()) {
            const before = grants[at]?.ends ?? '9999-12-31'
            expect(grant.begins > addDays(before, 1)).toBe(true)
          }
        }
      }),
    )
  })
})

function after(bought: StorePurchase | null, what: string, now: number, day_ms: number): StorePurchase | null {
  const at = new Date(now)
  const until = (ms: number) => new Date(ms)
  if (what === 'buy' || bought === null) {
    return { purchased_at: at, expires_at: until(now + 30 * day_ms), grace_until: null, refunded_at: null }
  }
  const ends = bought.expires_at?.getTime() ?? now
  if (what === 'renew' || what === 'unseen') {
    const from = Math.max(ends, now)
    const paid = { grace_until: null, refunded_at: null }
    return { ...paid, purchased_at: until(Math.min(from, now)), expires_at: until(from + 30 * day_ms) }
  }
  if (what === 'expire') return { ...bought, grace_until: null, expires_at: until(Math.min(ends, now)) }
  if (what === 'refund') return { ...bought, refunded_at: at, expires_at: at }
  if (what === 'grace') return { ...bought, expires_at: at, grace_until: until(now + 16 * day_ms) }
  return { ...bought, expires_at: until(ends + 7 * day_ms) }
}

describe('a product', () => {
  it('has the plan of its name in either store, and none where it is not known', () => {
    expect(
      ['premium_month', 'premium_year', 'premium:monthly', 'premium:yearly', 'neco', 'constructor'].map(planOfProduct),
    ).toEqual(['premium', 'premium_yearly', 'premium', 'premium_yearly', null, null])
  })

  it('comes from the platform of its store', () => {
    const stores = ['app_store', 'mac_app_store', 'play_store', 'amazon', 'stripe', 'promotional']
    expect(stores.map(platformOfStore)).toEqual(['ios', 'ios', 'android', 'android', 'web', 'web'])
  })
})
