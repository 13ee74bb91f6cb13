import { describe, expect, it } from 'vitest'
import { meanTargets } from './sums.ts'

describe('own targets over some days', () => {
  it('are the mean of each bound', () => {
    const days = [{ protein: { least: 80, most: 120 } }, { protein: { least: 100, most: 140 } }]
    expect(meanTargets(days)).toEqual({ protein: { least: 90, most: 130 } })
  })

  it('hold where every day has them', () => {
    const days = [{ protein: { least: 80, most: 120 } }, { protein: { least: 100, most: null } }]
    expect(meanTargets(days)).toEqual({ protein: { least: 90, most: null } })
    expect(meanTargets([...days, {}])).toEqual({})
    expect(meanTargets([])).toEqual({})
  })
})
