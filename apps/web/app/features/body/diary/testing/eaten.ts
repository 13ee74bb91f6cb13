import type { DiaryDayDetail, DiaryEntry } from '@zivina/contract/body/diary-read'
import { onlyEnergy } from '../choices.ts'
import { sumOf } from '../diary-days.ts'

/** An entry of a test: a quick one of 1000 kJ, unless told otherwise. */
export function eaten(guid: string, fields: Partial<DiaryEntry> = {}): DiaryEntry {
  return {
    guid,
    day: '2026-11-23',
    meal: 'Breakfast',
    position: 0,
    kind: 'quick',
    name: guid,
    note: '',
    recipe: null,
    recipe_modified: null,
    ingredient: null,
    product: null,
    slug: null,
    photo: null,
    portions: null,
    amount: null,
    unit: null,
    grams: null,
    planned_item: null,
    totals: onlyEnergy(1000),
    created_at: '2026-11-23T08:00:00Z',
    changed_at: '2026-11-23T08:00:00Z',
    ...fields,
  }
}

/** A day of a test with its entries. */
export function eatenDay(day: string, entries: DiaryEntry[] = []): DiaryDayDetail {
  return {
    day,
    entries,
    entry_count: entries.length,
    water: 0,
    is_complete: false,
    note: '',
    totals: { ...sumOf(entries), constituents: {} },
    target: { kilojoules: 8000, nutrients: {} },
    movement: { activities: [], kilojoules: 0, counting: 'off' },
  }
}
