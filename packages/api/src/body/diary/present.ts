import type { DiaryDaySummary, DiaryEntry, DiarySuggestion } from '@zivina/contract/body/diary-read'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import type { Urls } from '#api/kernel/ports/urls.ts'
import type { DayRow, EntryRow } from './entry-row.ts'

type Subject = Pick<
  EntryRow,
  | ('kind' | 'recipe' | 'recipe_modified' | 'ingredient' | 'product' | 'name' | 'slug' | 'photos')
  | ('portions' | 'amount' | 'unit' | 'grams')
>

/** What an entry or a suggestion is about. */
function presentSubject(row: Subject, urls: Urls) {
  const { kind, recipe, recipe_modified, ingredient, product, name, slug, portions, amount, unit, grams } = row
  const photo = ingredient === null ? urls.optionalPhoto(row.photos?.[0] ?? null) : urls.icon(row.photos ?? [])
  return { kind, recipe, recipe_modified, ingredient, product, name, slug, photo, portions, amount, unit, grams }
}

export function presentEntry(row: EntryRow, urls: Urls): DiaryEntry {
  return {
    guid: row.guid,
    day: row.day,
    meal: row.meal,
    position: row.position,
    ...presentSubject(row, urls),
    totals: row.totals,
    planned_item: row.planned_item,
    note: row.note,
    created_at: new Date(row.created_at).toISOString(),
    changed_at: new Date(row.changed_at).toISOString(),
  }
}

/** In the order of meals and of places in them. */
export function byMeal(one: EntryRow, other: EntryRow): number {
  return (
    MEAL_TYPES.indexOf(one.meal) - MEAL_TYPES.indexOf(other.meal) ||
    one.position - other.position ||
    (one.guid < other.guid ? -1 : 1)
  )
}

export function presentDay(row: DayRow): DiaryDaySummary {
  const { day, entry_count, totals, constituents, water, is_complete, note } = row
  return { day, entry_count, totals: { ...totals, constituents }, water, is_complete, note }
}

/** An entry that stands for something to record again. */
export type SuggestedRow = Subject & Pick<EntryRow, 'guid' | 'day' | 'meal'> & { kilojoules: number | null }

export function presentSuggestion(row: SuggestedRow, count: number, urls: Urls): DiarySuggestion {
  const { guid: entry, day, meal, kilojoules } = row
  return { ...presentSubject(row, urls), entry, day, meal, kilojoules, count }
}
