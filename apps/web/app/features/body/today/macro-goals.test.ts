import { describe, expect, it } from 'vitest'
import { macroGoal, shareOfGoal } from './macro-goals.ts'

const day = { kilojoules: 8500, nutrients: {} }

describe('the goal of a macronutrient', () => {
  it('is one’s own before what is recommended', () => {
    const own = { least: 110, most: null }
    expect(macroGoal('protein', { ...day, nutrients: { protein: own } }, 70)).toEqual(own)
  })

  it('is recommended by the energy of the day: 45 to 60 % of it from carbohydrates', () => {
    expect(macroGoal('carbohydrates', day, null)).toEqual({ least: 225, most: 300 })
  })

  it('of protein needs the weight, and every other the energy', () => {
    expect(macroGoal('protein', day, null)).toBeNull()
    expect(macroGoal('protein', day, 100)).toEqual({ least: 83, most: null })
    expect(macroGoal('fat', { ...day, kilojoules: null }, 70)).toBeNull()
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
