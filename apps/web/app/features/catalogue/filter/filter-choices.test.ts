import { COOKING_TYPES } from '@zivina/domain/catalogue/cooking'
import { FILTER_DEFAULTS, normalizeFilter } from '@zivina/domain/catalogue/filter/filters'
import { ORDERINGS } from '@zivina/domain/catalogue/filter/orderings'
import { PRESETS } from '@zivina/domain/catalogue/filter/presets'
import { describe, expect, test } from 'vitest'
import { bestSuggestions, loosenings } from '#app/features/catalogue/recipe-list/loosen.ts'
import { ticked, toggled } from './panel/labelled.ts'
import { isPresetOn, togglePreset } from './presets-on.ts'
import { SORT_OPTIONS, sortBy, sortOf } from './sort-options.ts'

describe('sorting', () => {
  test('offers every column in both directions, each once', () => {
    expect(new Set(SORT_OPTIONS.map(({ value }) => value)).size).toBe(ORDERINGS.length * 2)
    expect(new Set(SORT_OPTIONS.map(({ label }) => label)).size).toBe(ORDERINGS.length * 2)
  })

  test.each(SORT_OPTIONS)('$label is chosen and shown as itself', ({ value }) => {
    expect(sortOf({ ...FILTER_DEFAULTS, ...sortBy(value) })).toBe(value)
  })

  test('has Czech labels', () => {
    const label = (value: string) => SORT_OPTIONS.find((option) => option.value === value)?.label
    expect(label('created_at')).toBe('Nejnovější')
    expect(label('-protein_in_total')).toBe('Nejvíce bílkovin')
    expect(label('time_minutes')).toBe('Nejrychlejší')
    expect(sortBy('nonsense')).toEqual({})
  })
})

describe('presets', () => {
  test.each(Object.values(PRESETS))('$key is switched on alone and off again', (preset) => {
    const on = togglePreset(FILTER_DEFAULTS, preset)
    expect(Object.values(PRESETS).filter((other) => isPresetOn(on, other))).toEqual([preset])
    expect(normalizeFilter(togglePreset(on, preset))).toEqual(normalizeFilter(FILTER_DEFAULTS))
  })

  test('a preset keeps the other criteria', () => {
    const filter = { ...FILTER_DEFAULTS, search: 'polévka', time_minutes: [10, 30] as const }
    expect(togglePreset(filter, PRESETS.diabetes)).toMatchObject({ search: 'polévka', time_minutes: [10, 30] })
  })
})

describe('loosening', () => {
  const filter = { ...FILTER_DEFAULTS, search: 'guláš', meal_types: ['Drinks'] as const, tags: ['levné'] }

  test('tries the filter without each criterion, and the text alone', () => {
    const tried = loosenings(filter, {})
    expect(tried.map(({ label }) => label)).toEqual([
      'Bez filtru „guláš“',
      'Bez filtru „Nápoje“',
      'Bez filtru „levné“',
      'Jen hledání „guláš“',
    ])
    expect(tried[0]?.filter).toMatchObject({ search: '', meal_types: ['Drinks'], tags: ['levné'] })
    expect(tried[3]?.filter).toMatchObject({ search: 'guláš', meal_types: [], tags: [] })
  })

  test('has no suggestions for a single criterion', () => {
    expect(loosenings({ ...FILTER_DEFAULTS, search: 'xyz' }, {})).toEqual([])
  })

  test('offers the suggestions that find most, and none that finds nothing', () => {
    const counts = [0, 3, 9, 1, 5, 2]
    const best = bestSuggestions(counts.map((count) => ({ label: String(count), filter, count })))
    expect(best.map(({ count }) => count)).toEqual([9, 5, 3, 2])
  })
})

test('all alternatives together count as none ticked', () => {
  expect(ticked(COOKING_TYPES, COOKING_TYPES)).toEqual([])
  expect(ticked(COOKING_TYPES, ['Warm'])).toEqual(['Warm'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
})
