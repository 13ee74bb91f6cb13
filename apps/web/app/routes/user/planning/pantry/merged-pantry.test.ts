import type { PantryItem } from '@zivina/contract/planning/pantry'
import { describe, expect, it } from 'vitest'
import { mergedPantry } from './merged-pantry.ts'

const item = (guid: string, best_before: string | null = null): PantryItem => ({
  guid,
  ingredient: null,
  text: guid,
  amount: null,
  unit: null,
  best_before,
  food: null,
  added_at: `2026-11-28T10:00:0${guid.length}.000Z`,
})
const guidsOf = ({ items }: { items: readonly PantryItem[] }) => items.map(({ guid }) => guid)
const known = { mark: '1', items: [item('a', '2026-12-01'), item('bb'), item('ccc')] }

describe('a copy of the pantry', () => {
  it('takes over what has come, changed and gone, in the order in which it should be eaten', () => {
    const results = [item('dddd', '2026-12-24'), item('ccc', '2026-11-30')]
    const merged = mergedPantry(known, { mark: '2', is_whole: false, results, removed: ['bb', 'unknown'] })
    expect(merged.mark).toBe('2')
    expect(guidsOf(merged)).toEqual(['ccc', 'a', 'dddd'])
  })

  it('stays as it is where nothing has changed, and where changes are repeated', () => {
    for (const results of [[], known.items.slice(1)]) {
      expect(guidsOf(mergedPantry(known, { mark: '2', is_whole: false, results, removed: [] }))).toEqual([
        'a',
        'bb',
        'ccc',
      ])
    }
  })

  it('is replaced by a whole answer', () => {
    const whole = { mark: '2', is_whole: true, results: [item('e')], removed: [] }
    expect(guidsOf(mergedPantry(known, whole))).toEqual(['e'])
    expect(guidsOf(mergedPantry(undefined, whole))).toEqual(['e'])
  })
})
