import { describe, expect, it } from 'vitest'
import {
  countedMovements,
  dayMovement,
  energyWithMovement,
  isActivityCode,
  type Movement,
  metOf,
  movementCounting,
  movementEnergy,
} from './activity-energy.ts'
import { ACTIVITY_CODES, COMPENDIUM } from './compendium.ts'

describe('the energy of a day with movement', () => {
  it('is the target and the movement where that is added: 8000 + 1200 kJ', () => {
    expect(energyWithMovement(8000, { kilojoules: 1200, counting: 'added' })).toBe(9200)
  })

  it('is the target alone where the factor contains the movement, or nobody wants it added', () => {
    expect(energyWithMovement(8000, { kilojoules: 1200, counting: 'in_factor' })).toBe(8000)
    expect(energyWithMovement(8000, { kilojoules: 1200, counting: 'off' })).toBe(8000)
  })

  it('is not raised by movement of unknown energy, and unknown without a target', () => {
    expect(energyWithMovement(8000, { kilojoules: null, counting: 'added' })).toBe(8000)
    expect(energyWithMovement(null, { kilojoules: 1200, counting: 'added' })).toBeNull()
  })
})

describe('the list of activities', () => {
  it('has at least sixty, each with a five-digit code, a name of its own and more than rest', () => {
    expect(ACTIVITY_CODES.length).toBeGreaterThanOrEqual(60)
    const names = ACTIVITY_CODES.map((code) => COMPENDIUM[code].name)
    expect(new Set(names).size).toBe(names.length)
    for (const code of ACTIVITY_CODES) {
      expect(code).toMatch(/^\d{5}$/)
      expect(COMPENDIUM[code].met).toBeGreaterThan(1)
      expect(COMPENDIUM[code].met).toBeLessThanOrEqual(14)
    }
  })

  it.each([
    ['12050', 9.8],
    ['17190', 3.5],
    ['01030', 8],
    ['18240', 5.8],
    ['02150', 2.5],
    ['19090', 9],
    ['08095', 5.5],
  ])('has %s at %d MET, as the table of 2011', (code, met) => {
    expect(metOf(code)).toBe(met)
  })

  it('knows no other codes', () => {
    expect(isActivityCode('99999')).toBe(false)
    expect(isActivityCode('toString')).toBe(false)
    expect(metOf('99999')).toBeNull()
  })
})

describe('the energy of movement', () => {
  it('is what the movement takes beyond rest', () => {
    // (9.8 − 1) kcal/kg/h × 80 kg × 0.5 h × 4.184
    expect(movementEnergy(9.8, 30, 80)).toBeCloseTo(1472.768, 6)
    expect(movementEnergy(3.5, 60, 60)).toBeCloseTo(627.6, 6)
  })

  it('is nothing at rest, and unknown without a weight', () => {
    expect(movementEnergy(1, 60, 80)).toBe(0)
    expect(movementEnergy(0.95, 60, 80)).toBe(0)
    expect(movementEnergy(5, 60, null)).toBeNull()
  })
})

describe('movement and the target of the day', () => {
  it.each([
    ['sedentary', true, 'added'],
    ['sedentary', false, 'off'],
    ['light', true, 'in_factor'],
    ['very_active', true, 'in_factor'],
    [null, true, 'in_factor'],
    [null, false, 'off'],
  ] as const)('with the factor %s, wanted %s: %s', (activity, wanted, counting) => {
    expect(movementCounting(activity, wanted)).toBe(counting)
  })
})

describe('records of one day', () => {
  const typed = (minutes_from: number | null, minutes = 60): Movement => ({
    source: 'manual',
    minutes_from,
    minutes,
    kilojoules: 1000,
  })
  const measured = (minutes_from: number, minutes = 60): Movement => ({
    source: 'wearable',
    minutes_from,
    minutes,
    kilojoules: 800,
  })

  it('count all where none was measured', () => {
    expect(dayMovement([typed(600), typed(600), typed(null)])).toBe(3000)
    expect(dayMovement([])).toBe(0)
  })

  it('give way to what a wearable measured at the same time', () => {
    expect(countedMovements([typed(600), measured(630)])).toEqual([measured(630)])
    expect(dayMovement([typed(600), measured(630)])).toBe(800)
    expect(dayMovement([typed(600, 30), measured(630)])).toBe(1800)
    expect(dayMovement([typed(690), measured(630)])).toBe(1800)
  })

  it('stay where nobody said when they began', () => {
    expect(dayMovement([typed(null), measured(630)])).toBe(1800)
  })

  it('are unknown together where one is', () => {
    expect(dayMovement([typed(600), { ...typed(800), kilojoules: null }])).toBeNull()
    expect(dayMovement([{ ...typed(600), kilojoules: null }, measured(600)])).toBe(800)
  })
})
