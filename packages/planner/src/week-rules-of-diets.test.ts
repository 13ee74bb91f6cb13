import { describe, expect, it } from 'vitest'
import { weekRulesOf } from './week-rules-of-diets.ts'

const rule = (eaters: Parameters<typeof weekRulesOf>[0], kind: string) =>
  weekRulesOf(eaters).find((one) => one.kind === kind)

describe('the rules of a week', () => {
  it('are the strictest of the diets at the table', () => {
    const gout = { diet_types: ['Diet for gout'] as const, dietary_preference: 'All' as const }
    const nobody = { diet_types: [], dietary_preference: 'All' as const }
    expect(rule([nobody], 'red_meat')).toEqual({ kind: 'red_meat', least: null, most: 3 })
    expect(rule([nobody, gout], 'red_meat')).toEqual({ kind: 'red_meat', least: null, most: 2 })
    expect(rule([gout], 'fish')).toEqual({ kind: 'fish', least: 1, most: 2 })
  })

  it('ask nobody for fish who eats none', () => {
    expect(rule([{ diet_types: [], dietary_preference: 'Vegan' }], 'fish')?.least).toBeNull()
  })
})
