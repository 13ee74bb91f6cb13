import { describe, expect, it } from 'vitest'
import { macroGoals, shareOfGoal } from './macro-goals.ts'
import { energyBalance } from './macro-split.ts'

const UNKNOWN = { weight: null, target_goal: null }
const weighing = (weight: number) => ({ weight, target_goal: null })

describe('the goals of macronutrients', () => {
  it('are one’s own before what is recommended', () => {
    const own = { least: 110, most: null }
    expect(macroGoals(8500, weighing(70), { protein: own }).protein).toEqual(own)
  })

  it('are those that the targets propose, a tenth to either side: 1.2 g of protein per kilogram, 1.6 g for losing weight', () => {
    expect(macroGoals(8500, weighing(70), {}).protein).toEqual({ least: 75, most: 91 })
    expect(macroGoals(8500, { weight: 70, target_goal: 'Weight loss' }, {}).protein).toEqual({ least: 101, most: 124 })
  })

  it('give together the energy of the day', () => {
    const middle = (bounds?: { least: number | null; most: number | null }) =>
      ((bounds?.least ?? 0) + (bounds?.most ?? 0)) / 2
    const { protein, carbohydrates, fat } = macroGoals(8500, weighing(70), {})
    const grams = { protein: middle(protein), carbohydrates: middle(carbohydrates), fat: middle(fat), fiber: null }
    expect(energyBalance(grams, 8500)?.difference).toBeCloseTo(0, 2)
  })

  it('are recommended by the energy alone without a weight: 45 to 60 % of it from carbohydrates, nothing of protein', () => {
    expect(macroGoals(8500, UNKNOWN, {}).carbohydrates).toEqual({ least: 225, most: 300 })
    expect(macroGoals(8500, UNKNOWN, {}).protein).toBeUndefined()
    expect(macroGoals(null, weighing(70), {})).toEqual({})
  })
})

describe('the share of a goal', () => {
  it('is of the most, or of the least where there is no most', () => {
    expect(shareOfGoal(50, { least: 80, most: 100 })).toBe(0.5)
    expect(shareOfGoal(50, { least: 100, most: null })).toBe(0.5)
  })

  it('is none of nothing', () => {
    expect(shareOfGoal(50, { least: null, most: null })).toBeNull()
    expect(shareOfGoal(50, { least: 0, most: 0 })).toBeNull()
  })
})
