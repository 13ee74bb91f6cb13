import { describe, expect, it } from 'vitest'
import { ageInYear, CHILD_AGES, childRequirement, isChild } from './child-targets.ts'
import { caloriesFromKilojoules } from './energy.ts'

describe('the average requirement of a child', () => {
  it.each([
    // EFSA's own announcement of 10 January 2013, moderately active, kcal rounded to hundreds.
    ['female', 6, 1500],
    ['male', 6, 1600],
    ['female', 12, 2000],
    ['male', 12, 2200],
    ['female', 17, 2300],
    ['male', 17, 2900],
  ] as const)('is for %s of %i about %i kcal', (sex, age, calories) => {
    const requirement = caloriesFromKilojoules(childRequirement(sex, age)) ?? 0
    expect(Math.round(requirement / 100) * 100).toBe(calories)
  })

  it('never falls as a child grows, and boys need no less than girls', () => {
    for (let age = CHILD_AGES.from; age <= CHILD_AGES.to; age += 1) {
      const [girl = 0, boy = 0] = [childRequirement('female', age) ?? 0, childRequirement('male', age) ?? 0]
      expect(boy).toBeGreaterThanOrEqual(girl)
      expect(girl).toBeGreaterThanOrEqual(childRequirement('female', age - 1) ?? 0)
      expect(boy).toBeGreaterThanOrEqual(childRequirement('male', age - 1) ?? 0)
    }
  })

  it('is unknown for infants and for adults', () => {
    expect([-1, 0, 18, 40, 1.5].map((age) => childRequirement('male', age))).toEqual([null, null, null, null, null])
  })

  it('goes by the age that is reached in the year', () => {
    expect([ageInYear(2020, '2026-01-01'), isChild(2009, '2026-12-31'), isChild(2008, '2026-01-01')]).toEqual([
      6,
      true,
      false,
    ])
  })
})
