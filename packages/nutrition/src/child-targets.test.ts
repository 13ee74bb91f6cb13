import { describe, expect, it } from 'vitest'
import { ageInYear, CHILD_AGES, childRequirement, isChild } from './child-targets.ts'
import { caloriesFromKilojoules } from './energy.ts'

/**
 * Height in cm and mass in kg of the median child of 1 to 17 years: WHO Child Growth Standards (2006) and Reference (2007), the mass from
 * 11 years on by the median body mass index.
 */
const MEDIAN_CHILDREN = {
  female: {
    height: [
      74, 86.4, 95.1, 102.7, 109.4, 115.1, 120.8, 126.6, 132.5, 138.6, 145, 151.2, 156.4, 159.8, 161.7, 162.5, 162.9,
    ],
    mass: [8.9, 11.5, 13.9, 16.1, 18.2, 20.2, 22.4, 25, 28.2, 31.9, 36.2, 41.1, 46, 50.1, 52.8, 54.7, 55.7],
  },
  male: {
    height: [
      75.7, 87.8, 96.1, 103.3, 110, 116, 121.7, 127.3, 132.6, 137.8, 143.1, 149.1, 156, 163.2, 169, 172.9, 175.2,
    ],
    mass: [9.6, 12.2, 14.3, 16.3, 18.3, 20.5, 22.9, 25.4, 28.1, 31.2, 34.6, 38.9, 44.3, 50.6, 56.6, 61.3, 64.8],
  },
} as const

/**
 * Resting energy in MJ a day by mass (kg) and height (m): a × mass + b × height + c below 3, 10 and 18 years.
 * Source: Henry CJK, Public Health Nutrition 2005;8:1133–1152.
 */
const HENRY = {
  female: [
    [0.127, 2.94, -1.2],
    [0.0666, 0.878, 1.46],
    [0.0393, 1.04, 1.93],
  ],
  male: [
    [0.118, 3.59, -1.55],
    [0.0632, 1.31, 1.28],
    [0.0651, 1.11, 1.25],
  ],
} as const

/** MJ a day of the median child: resting energy × activity × 1.01 for growth. */
function computedRequirement(sex: 'female' | 'male', age: number): number {
  const { height, mass } = MEDIAN_CHILDREN[sex]
  const [a = 0, b = 0, c = 0] = HENRY[sex][age < 3 ? 0 : age < 10 ? 1 : 2]
  const resting = a * (mass[age - 1] ?? 0) + (b * (height[age - 1] ?? 0)) / 100 + c
  return resting * (age < 4 ? 1.4 : 1.6) * 1.01
}

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

  it.each(['female', 'male'] as const)(
    'is for a %s what the equations give for the median child, up to 5 % more, as children in Europe are heavier than those of the WHO',
    (sex) => {
      for (let age = CHILD_AGES.from; age <= CHILD_AGES.to; age += 1) {
        const excess = (childRequirement(sex, age) ?? 0) / 1000 / computedRequirement(sex, age) - 1
        expect(excess).toBeGreaterThan(-0.005)
        expect(excess).toBeLessThan(0.05)
      }
    },
  )

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
