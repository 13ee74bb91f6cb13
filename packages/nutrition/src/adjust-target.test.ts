import { describe, expect, it } from 'vitest'
import { type AdjustmentInput, adjustTarget } from './adjust-target.ts'

/** Maintenance: 1780 kcal × 4.184 × 1.55 = 11,543.656 kJ; losing by the usual share: × 0.85. */
const FACTS: AdjustmentInput['facts'] = {
  sex: 'male',
  birth_date: '1996-05-01',
  height: 180,
  weight: 80,
  activity: 'moderate',
  target_goal: 'Weight loss',
  pregnant_or_breastfeeding: false,
  goal_weight: null,
  goal_pace: null,
  measured_kilojoules: null,
}
const DAY = '2026-11-23'
const around = (middle: number, half = 500) => ({ low: middle - half, middle, high: middle + half })
const adjust = (input: Partial<AdjustmentInput>) =>
  adjustTarget({ facts: FACTS, estimate: around(10_600), day: DAY, last_day: null, ...input })

describe('a proposed target', () => {
  it('follows the estimated expenditure', () => {
    expect(adjust({})).toEqual({
      measured_kilojoules: 10_600,
      kilojoules: expect.closeTo(10_600 * 0.85, 6),
      former_kilojoules: expect.closeTo(11_543.656 * 0.85, 6),
    })
  })

  it('moves by a tenth at most', () => {
    expect(adjust({ estimate: around(8000) })).toMatchObject({ measured_kilojoules: expect.closeTo(10_389.2904, 6) })
    expect(adjust({ estimate: around(15_000) })).toMatchObject({ measured_kilojoules: expect.closeTo(12_698.0216, 6) })
  })

  it('comes once a week at most', () => {
    expect(adjust({ last_day: '2026-11-17' })).toBe('too_soon')
    expect(adjust({ last_day: '2026-11-16' })).toMatchObject({ measured_kilojoules: 10_600 })
  })

  it('does not come where the band contains the present figure, or says too little', () => {
    expect(adjust({ estimate: around(11_200) })).toBe('agrees')
    expect(adjust({ estimate: around(9000, 1500) })).toBe('unsure')
    expect(adjust({ estimate: { low: 0, middle: 0, high: 0 } })).toBe('unsure')
    expect(adjust({ estimate: { low: 9000, middle: 8000, high: 9500 } })).toBe('unsure')
  })

  it('does not come for a change that nobody could eat by', () => {
    expect(adjust({ estimate: { low: 11_200, middle: 11_350, high: 11_400 } })).toBe('small')
  })

  it('does not come without a target', () => {
    expect(adjust({ facts: { ...FACTS, weight: null } })).toBe('no_target')
  })

  it('starts at the one accepted before', () => {
    const facts = { ...FACTS, measured_kilojoules: 10_600 }
    expect(adjust({ facts })).toBe('agrees')
    expect(adjust({ facts, estimate: around(9000) })).toMatchObject({ measured_kilojoules: expect.closeTo(9540, 6) })
  })

  it('is never below the floor', () => {
    const facts = { ...FACTS, sex: 'female' as const, height: 150, weight: 45, activity: 'sedentary' as const }
    // Basal 1,077.5 − 161 − … stays so low that the floor of 5,000 kJ holds the target: nothing is proposed.
    expect(adjust({ facts, estimate: around(4500, 100) })).toBe('small')
  })

  it('is never less for people to whom no deficit is proposed, but may be more', () => {
    const facts = { ...FACTS, sex: 'female' as const, pregnant_or_breastfeeding: true }
    expect(adjust({ facts, estimate: around(8000) })).toBe('small')
    expect(adjust({ facts, estimate: around(12_500) })).toMatchObject({ measured_kilojoules: expect.any(Number) })
    const young = { ...FACTS, birth_date: '2010-01-01' }
    expect(adjust({ facts: young, estimate: around(9000) })).toBe('small')
  })
})
