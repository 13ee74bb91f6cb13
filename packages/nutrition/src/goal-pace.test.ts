import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ENERGY_CHANGE_MOST,
  energyOfPace,
  goalChange,
  isGoalReached,
  PACE_MOST,
  paceMost,
  paceOfEnergy,
  weeksToGoal,
} from './goal-pace.ts'

const LOSING = { weight: 80, target_goal: 'Weight loss' as const }

describe('a pace', () => {
  it('is 4,600 kJ a day for each kilogram a week', () => {
    expect(energyOfPace(1)).toBe(4600)
    expect(energyOfPace(0.5)).toBe(2300)
    expect(paceOfEnergy(-2300)).toBe(-0.5)
  })

  it('decides instead of the usual share', () => {
    expect(goalChange({ ...LOSING, goal_pace: 0.4 }, 12_000, -0.15)).toEqual({
      kilojoules: -1840,
      wanted_kilojoules: -1840,
      limited_by: null,
    })
    expect(goalChange({ ...LOSING, target_goal: 'Weight gain', goal_pace: 0.25 }, 12_000, 0.1)).toMatchObject({
      kilojoules: 1150,
      limited_by: null,
    })
    expect(goalChange(LOSING, 12_000, -0.15)).toMatchObject({ kilojoules: -1800, limited_by: null })
  })

  it('is at most one percent of the weight a week', () => {
    expect(paceMost(80)).toBeCloseTo(0.8, 12)
    // 1 kg of 80 is too fast: 0.8 kg × 4,600 kJ, which is below a quarter of 16,000 kJ.
    const change = goalChange({ ...LOSING, goal_pace: 1 }, 16_000, -0.15)
    expect(change.kilojoules).toBeCloseTo(-3680, 9)
    expect(change).toMatchObject({ wanted_kilojoules: -4600, limited_by: 'pace' })
  })

  it('takes at most a quarter of the energy, and adds at most a fifth', () => {
    expect(goalChange({ ...LOSING, goal_pace: 0.7 }, 10_000, -0.15)).toMatchObject({
      kilojoules: -2500,
      limited_by: 'change',
    })
    expect(goalChange({ ...LOSING, target_goal: 'Weight gain', goal_pace: 0.7 }, 10_000, 0.1)).toMatchObject({
      kilojoules: 2000,
      limited_by: 'change',
    })
  })

  it('never passes its limits', () => {
    const input = [
      fc.double({ min: 30, max: 250, noNaN: true }),
      fc.double({ min: 0.05, max: 2, noNaN: true }),
    ] as const
    fc.assert(
      fc.property(...input, fc.double({ min: 5000, max: 20_000, noNaN: true }), (weight, goal_pace, maintenance) => {
        const { kilojoules } = goalChange({ weight, target_goal: 'Weight loss', goal_pace }, maintenance, -0.15)
        expect(-kilojoules).toBeLessThanOrEqual(maintenance * ENERGY_CHANGE_MOST['Weight loss'] + 1e-6)
        expect(-paceOfEnergy(kilojoules)).toBeLessThanOrEqual(weight * PACE_MOST + 1e-9)
      }),
    )
  })
})

describe('a goal weight', () => {
  it.each([
    ['Weight loss', 80, 79.9, false],
    ['Weight loss', 80, 80, true],
    ['Weight loss', 79, 80, true],
    ['Weight gain', 80, 81, false],
    ['Weight gain', 81, 80, true],
    ['Weight maintain', 80, 70, false],
    ['Weight loss', 80, null, false],
  ] as const)('%s at %d kg with the goal %s: reached %s', (goal, weight, goalWeight, reached) => {
    expect(isGoalReached(goal, weight, goalWeight)).toBe(reached)
  })

  it('that is reached changes nothing any more', () => {
    expect(goalChange({ ...LOSING, goal_weight: 82, goal_pace: 0.5 }, 12_000, -0.15)).toMatchObject({
      kilojoules: 0,
      limited_by: 'goal_reached',
    })
  })

  it('is reached after weeks by the pace of the target', () => {
    // 2,300 kJ a day is half a kilogram a week: 5 kg in ten weeks.
    expect(weeksToGoal(80, 75, { maintenance_kilojoules: 11_000, kilojoules: 8700 })).toBeCloseTo(10, 9)
    expect(weeksToGoal(80, 75, { maintenance_kilojoules: 11_000, kilojoules: 11_000 })).toBeNull()
    expect(weeksToGoal(80, 85, { maintenance_kilojoules: 11_000, kilojoules: 8700 })).toBeNull()
  })
})
