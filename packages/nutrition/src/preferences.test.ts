import { describe, expect, it } from 'vitest'
import { expandPreference, strictestPreference } from './preferences.ts'

describe('expandPreference', () => {
  it.each([
    ['All', ['All']],
    ['Pescetarian', ['All', 'Pescetarian']],
    ['Vegetarian', ['All', 'Pescetarian', 'Vegetarian']],
    ['Vegan', ['All', 'Pescetarian', 'Vegetarian', 'Vegan']],
  ] as const)('%s answers to %j', (preference, expanded) => {
    expect(expandPreference(preference)).toEqual(expanded)
  })
})

describe('strictestPreference', () => {
  it.each([
    [['vegan'], 'Vegan'],
    [['vegan', 'vegan'], 'Vegan'],
    [['vegan', 'vegetarian'], 'Vegetarian'],
    [['vegetarian', 'pescetarian', 'vegan'], 'Pescetarian'],
    [['vegan', 'omnivore', 'vegetarian'], 'All'],
    [['vegan', null], 'All'],
    [[], 'All'],
  ] as const)('%j suit %s', (levels, preference) => {
    expect(strictestPreference(levels)).toBe(preference)
  })
})
