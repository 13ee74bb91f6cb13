import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { Eaten } from '@zivina/nutrition/eaten'
import type { RecipeTotals } from '@zivina/nutrition/macros'
import type { RecordedFood } from '../foods/service.ts'

/** An entry as it is inserted. */
export type NewEntry = RecordedFood & {
  guid: string
  day: string
  meal: MealType
  /** Null is the end of the meal. */
  position: number | null
  planned_item: string | null
  note: string
}

/** An entry as its owner reads it: guids are those of foods that are open to them. Times are PostgreSQL's text of an instant. */
export type EntryRow = Omit<NewEntry, 'position'> & {
  position: number
  slug: string | null
  photos: string[] | null
  is_deleted: boolean
  created_at: string
  changed_at: string
}

/** A day as it is stored. */
export type DayRow = {
  day: string
  entry_count: number
  eaten_count: number
  totals: RecipeTotals
  constituents: Eaten['constituents']
  water: number
  is_complete: boolean
  note: string
}
