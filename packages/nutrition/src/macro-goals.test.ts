import { describe, expect, it } from 'vitest'
import { macroGoals, shareOfGoal } from './macro-goals.ts'

describe('the goals of macronutrients', () => {
  it('are one’s own before what is recommended', () => {
    const own = { least: 110, most: null }
    expect(macroGoals(8500, 70, { protein: own }).protein).toEqual(own)
  })

  it('are recommended by the energy of the day: 45 to 60 % of it from carbohydrates', () => {
    expect(macroGoals(8500, null, {}).carbohydrates).toEqual({ least: 225, most: 300 })
  })

  it('of protein need the weight, and all others the energy', () => {
    expect(macroGoals(8500, null, {}).protein).toBeUndefined()
    expect(macroGoals(8500, 100, {}).protein).toEqual({ least: 83, most: null })
    expect(macroGoals(null, 70, {})).toEqual({})
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
