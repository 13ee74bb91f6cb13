import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ACTIVITIES,
  ACTIVITY_FACTORS,
  ageOn,
  basalCalories,
  bodyMassIndex,
  energyTarget,
  missingForTarget,
  SEXES,
  TARGET_FIELDS,
  TARGET_FLOORS,
  TARGET_GOALS,
  type TargetFacts,
  UNDERWEIGHT_BMI,
} from './targets.ts'

const DAY = '2026-11-21'
const man: TargetFacts = {
  sex: 'male',
  birth_date: '1996-05-01',
  height: 180,
  weight: 80,
  activity: 'moderate',
  target_goal: 'Weight maintain',
  pregnant_or_breastfeeding: false,
}
const woman: TargetFacts = { ...man, sex: 'female', height: 168, weight: 65 }

describe('basalCalories', () => {
  it.each([
    ['male', 80, 180, 30, 1780],
    ['female', 65, 168, 30, 1389],
    ['male', 70, 175, 45, 1573.75],
    ['female', 90, 160, 60, 1439],
  ] as const)('%s of %d kg, %d cm and %d years: %d kcal', (sex, weight, height, age, calories) => {
    expect(basalCalories(sex, weight, height, age)).toBe(calories)
  })
})

describe('bodyMassIndex', () => {
  it('is kilograms divided by square metres', () => {
    expect(bodyMassIndex(72, 180)).toBeCloseTo(22.2222, 4)
    expect(bodyMassIndex(50, 200)).toBe(12.5)
  })

  it('is unknown where weight or height is', () => {
    expect(bodyMassIndex(null, 180)).toBeNull()
    expect(bodyMassIndex(72, null)).toBeNull()
  })
})

describe('ageOn', () => {
  it.each([
    ['1996-11-21', '2026-11-21', 30],
    ['1996-11-22', '2026-11-21', 29],
    ['1996-01-01', '2026-11-21', 30],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-22', '2026-11-21', -1],
  ])('born %s, on %s: %d', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age)
  })
})

describe('energyTarget', () => {
  it.each([
    // 1780 kcal × 4.184 × 1.55
    ['maintaining', man, 1780 * 4.184 * 1.55, null],
    ['losing: 15 % less', { ...man, target_goal: 'Weight loss' }, 1780 * 4.184 * 1.55 * 0.85, null],
    ['gaining: 10 % more', { ...man, target_goal: 'Weight gain' }, 1780 * 4.184 * 1.55 * 1.1, null],
    ['a woman at rest', { ...woman, activity: 'sedentary' }, 1389 * 4.184 * 1.2, null],
    // 1389 × 4.184 × 1.2 × 0.85 = 5928 kJ stays above the floor of 5000 kJ
    ['a woman losing', { ...woman, activity: 'sedentary', target_goal: 'Weight loss' }, 1389 * 4.184 * 1.02, null],
  ] as const)('%s', (_, facts, kilojoules, limit) => {
    const target = energyTarget(facts, DAY)
    expect(target?.kilojoules).toBeCloseTo(kilojoules, 6)
    expect(target?.reasoning.limited_by).toBe(limit)
  })

  it('returns the steps of its computation', () => {
    expect(energyTarget({ ...man, target_goal: 'Weight loss' }, DAY)?.reasoning).toEqual({
      basal_kilojoules: expect.closeTo(7447.52, 6),
      activity_factor: 1.55,
      is_measured: false,
      maintenance_kilojoules: expect.closeTo(11543.656, 6),
      goal_kilojoules: expect.closeTo(9812.1076, 6),
      floor_kilojoules: 6300,
      limited_by: null,
    })
  })

  it.each([
    ['female', 5000],
    ['male', 6300],
  ] as const)('never goes under the floor of a %s, %d kJ', (sex, floor) => {
    const small = { ...woman, sex, height: 150, weight: 45, birth_date: '1946-01-01', activity: 'sedentary' } as const
    const target = energyTarget({ ...small, target_goal: 'Weight loss' }, DAY)
    expect(target?.kilojoules).toBe(floor)
    expect(target?.reasoning.limited_by).toBe('floor')
    expect(target?.reasoning.goal_kilojoules).toBeLessThan(floor)
  })

  it.each([
    ['under_age', { birth_date: '2008-11-22' }],
    ['pregnant_or_breastfeeding', { pregnant_or_breastfeeding: true }],
    ['underweight', { weight: 52.2 }],
  ] as const)('does not propose losing weight: %s', (limit, change) => {
    const facts = { ...woman, ...change, target_goal: 'Weight loss' } as const
    const target = energyTarget(facts, DAY)
    expect(target?.reasoning.limited_by).toBe(limit)
    expect(target?.kilojoules).toBe(target?.reasoning.maintenance_kilojoules)
  })

  it.each([
    ['18 years old today', { birth_date: '2008-11-21' }],
    ['just not underweight', { weight: 52.3 }],
  ] as const)('proposes it to one %s', (_, change) => {
    const target = energyTarget({ ...woman, ...change, target_goal: 'Weight loss' }, DAY)
    expect(target?.reasoning.limited_by).toBeNull()
    expect(target?.kilojoules).toBeLessThan(target?.reasoning.maintenance_kilojoules ?? 0)
  })

  it('sets no limit for goals other than losing weight', () => {
    const facts = { ...woman, birth_date: '2010-01-01', pregnant_or_breastfeeding: true, weight: 45 }
    expect(energyTarget(facts, DAY)?.reasoning.limited_by).toBeNull()
  })

  it.each(TARGET_FIELDS)('is unknown while %s is', (field) => {
    const facts = { ...man, [field]: null }
    expect(energyTarget(facts, DAY)).toBeNull()
    expect(missingForTarget(facts)).toEqual([field])
  })

  it('is unknown for a birth date in the future', () => {
    expect(energyTarget({ ...man, birth_date: '2026-11-22' }, DAY)).toBeNull()
  })
})

const facts: fc.Arbitrary<TargetFacts & { weight: number; height: number; birth_date: string }> = fc.record({
  sex: fc.constantFrom(...SEXES),
  birth_date: fc.integer({ min: 1930, max: 2015 }).map((year) => `${year}-06-15`),
  height: fc.double({ min: 80, max: 250, noNaN: true }),
  weight: fc.double({ min: 25, max: 400, noNaN: true }),
  activity: fc.constantFrom(...ACTIVITIES),
  target_goal: fc.constantFrom(...TARGET_GOALS),
  pregnant_or_breastfeeding: fc.boolean(),
})

describe('any target', () => {
  it('is at least the floor, and never a deficit for people whom it could harm', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const target = energyTarget(given, DAY)
        if (!target) throw new Error('every fact is known')
        expect(target.kilojoules).toBeGreaterThanOrEqual(TARGET_FLOORS[given.sex ?? 'female'])
        const index = given.weight / (given.height / 100) ** 2
        const guarded = ageOn(given.birth_date, DAY) < 18 || given.pregnant_or_breastfeeding || index < UNDERWEIGHT_BMI
        if (guarded) expect(target.kilojoules).toBeGreaterThanOrEqual(target.reasoning.maintenance_kilojoules)
      }),
    )
  })

  it('equals what the goal gives, or names the limit that changed it', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const target = energyTarget(given, DAY)
        if (!target) throw new Error('every fact is known')
        expect(target.kilojoules === target.reasoning.goal_kilojoules).toBe(target.reasoning.limited_by === null)
      }),
    )
  })

  it('does not shrink with more activity or more weight', () => {
    fc.assert(
      fc.property(
        facts,
        fc.constantFrom(...ACTIVITIES),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (given, other, kg) => {
          const settled = { ...given, target_goal: 'Weight maintain' } as const
          const before = energyTarget(settled, DAY)?.kilojoules ?? 0
          const heavier = energyTarget({ ...settled, weight: given.weight + kg }, DAY)?.kilojoules ?? 0
          expect(heavier).toBeGreaterThanOrEqual(before)
          const factor = ACTIVITY_FACTORS[given.activity ?? 'light']
          const busier = energyTarget({ ...settled, activity: other }, DAY)?.kilojoules ?? 0
          if (ACTIVITY_FACTORS[other] >= factor) expect(busier).toBeGreaterThanOrEqual(before - 1e-9)
        },
      ),
    )
  })
})
