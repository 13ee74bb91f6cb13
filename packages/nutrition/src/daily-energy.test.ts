import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dailyEnergy, type EnergyPlan, WEEKDAYS, weekEnergy } from './daily-energy.ts'

const DAY = '2026-11-23'
/** Maintenance: 1780 kcal × 4.184 × 1.55 = 11,543.656 kJ. */
const PLAN: EnergyPlan = {
  sex: 'male',
  birth_date: '1996-05-01',
  height: 180,
  weight: 80,
  activity: 'moderate',
  target_goal: 'Weight maintain',
  pregnant_or_breastfeeding: false,
  goal_weight: null,
  goal_pace: null,
  measured_kilojoules: null,
  weekday_kilojoules: null,
  own_energy: [],
}
const MAINTENANCE = 11_543.656

const on = (plan: EnergyPlan, weekday = 0) => dailyEnergy(plan, DAY, weekday)?.kilojoules

describe('the energy of a day', () => {
  it('is the computed target', () => {
    expect(on(PLAN)).toBeCloseTo(MAINTENANCE, 6)
    expect(on({ ...PLAN, target_goal: 'Weight loss', goal_pace: 0.5 })).toBeCloseTo(MAINTENANCE - 2300, 6)
  })

  it('is the measured one where the person accepted it', () => {
    const energy = dailyEnergy({ ...PLAN, measured_kilojoules: 10_500 }, DAY, 0)
    expect(energy).toMatchObject({ kilojoules: 10_500, base: { reasoning: { is_measured: true } } })
  })

  it('is never below the computed one for people to whom no deficit is proposed', () => {
    const pregnant = { ...PLAN, sex: 'female' as const, pregnant_or_breastfeeding: true }
    const computed = on(pregnant) ?? 0
    expect(on({ ...pregnant, measured_kilojoules: 6000 })).toBe(computed)
    expect(on({ ...pregnant, target_goal: 'Weight loss', goal_pace: 1 })).toBe(computed)
    expect(on({ ...pregnant, weekday_kilojoules: [-3000, 0, 0, 0, 0, 0, 0] })).toBe(computed)
    expect(on({ ...pregnant, own_energy: [{ weekday: null, least: null, most: 6000 }] })).toBe(computed)
  })

  it('has more on some weekdays', () => {
    const plan = { ...PLAN, weekday_kilojoules: [1000, 0, 0, 0, 0, 0, -1000] }
    expect(on(plan, 0)).toBeCloseTo(MAINTENANCE + 1000, 6)
    expect(on(plan, 1)).toBeCloseTo(MAINTENANCE, 6)
    expect(on(plan, 6)).toBeCloseTo(MAINTENANCE - 1000, 6)
  })

  it('stays within own bounds, of which one for the weekday comes first', () => {
    const own_energy = [
      { weekday: null, least: null, most: 10_000 },
      { weekday: 5, least: 13_000, most: null },
    ]
    expect(on({ ...PLAN, own_energy }, 0)).toBe(10_000)
    expect(on({ ...PLAN, own_energy }, 5)).toBe(13_000)
  })

  it('comes from own bounds alone where facts are unknown, above the floor', () => {
    const unknown = { ...PLAN, weight: null }
    expect(on(unknown)).toBeUndefined()
    expect(on({ ...unknown, own_energy: [{ weekday: null, least: 8000, most: 9000 }] })).toBe(8500)
    expect(on({ ...unknown, own_energy: [{ weekday: null, least: null, most: 9000 }] })).toBe(9000)
    expect(on({ ...unknown, own_energy: [{ weekday: null, least: 2000, most: 3000 }] })).toBe(6300)
    expect(on({ ...unknown, sex: null, own_energy: [{ weekday: null, least: 2000, most: 3000 }] })).toBe(5000)
  })

  it('is never below the floor nor a deficit of more than a quarter, whatever is chosen', () => {
    const change = fc.double({ min: -6000, max: 6000, noNaN: true })
    const most = fc.option(fc.double({ min: 0, max: 40_000, noNaN: true }))
    fc.assert(
      fc.property(fc.array(change, { minLength: 7, maxLength: 7 }), most, fc.boolean(), (weekdays, limit, isFemale) => {
        const plan: EnergyPlan = {
          ...PLAN,
          sex: isFemale ? 'female' : 'male',
          target_goal: 'Weight loss',
          goal_pace: 2,
          weekday_kilojoules: weekdays,
          own_energy: limit === null ? [] : [{ weekday: null, least: null, most: limit }],
        }
        for (const weekday of WEEKDAYS) {
          const energy = dailyEnergy(plan, DAY, weekday)
          const maintenance = energy?.base?.reasoning.maintenance_kilojoules ?? 0
          expect(energy?.kilojoules).toBeGreaterThanOrEqual(isFemale ? 5000 : 6300)
          expect(energy?.kilojoules).toBeGreaterThanOrEqual(maintenance * 0.75 - 1e-6)
        }
      }),
    )
  })
})

describe('the energy of a week', () => {
  it('is that of its days, and their mean', () => {
    const week = weekEnergy({ ...PLAN, weekday_kilojoules: [700, 0, 0, 0, 0, 0, 0] }, DAY)
    expect(week?.days).toHaveLength(7)
    expect(week?.average).toBeCloseTo(MAINTENANCE + 100, 6)
  })

  it('is unknown where a day is', () => {
    const unknown = { ...PLAN, weight: null }
    expect(weekEnergy(unknown, DAY)).toBeNull()
    expect(weekEnergy({ ...unknown, own_energy: [{ weekday: 2, least: 8000, most: null }] }, DAY)).toBeNull()
  })
})
