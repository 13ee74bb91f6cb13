import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { daysOf } from '@zivina/domain/planning/plan-days'
import type { KeyboardEvent } from 'react'
import { useCarry } from '#app/features/planning/carry/use-carry.ts'
import { weekOf } from '#app/features/planning/plan/plan-dates.ts'
import { type Days, dayIn, mealOf, mealsOf, type Place, positionAt, withEntries } from './diary-days.ts'

type DiaryCarry = {
  days: Days
  day: string
  drop: (entry: DiaryEntry, place: Place) => void
  /** Called with the day an entry is carried to. */
  onDay: (day: string) => void
}
type CarriedEntry = DiaryEntry & { meal_type: DiaryEntry['meal'] }

/** Moves entries by keys through the meals of a week, as the items of a meal plan. `shown` are the days with the carried one put down. */
export function useDiaryCarry({ days, day, drop, onDay }: DiaryCarry) {
  const { carried, announcement, onKey, placed } = useCarry<CarriedEntry>({
    ground: {
      mealOf: (on, meal) => mealOf(days, on, meal),
      range: daysOf(weekOf(day)),
      meals: mealsOf(dayIn(days, day)),
    },
    drop: ({ meal_type: _, ...entry }, { meal_type: meal, ...to }) => drop(entry, { ...to, meal }),
    onDay,
  })
  const carriedEntry = (): Days => {
    if (placed === null) return days
    const { meal_type: _, ...entry } = placed.item
    const to = { day: placed.place.day, meal: placed.place.meal_type, before: placed.place.before }
    return withEntries(days, [{ ...entry, day: to.day, meal: to.meal, position: positionAt(days, to, entry.guid) }])
  }
  return {
    carried,
    announcement,
    shown: carriedEntry(),
    onKey: (event: KeyboardEvent, entry: DiaryEntry) => onKey(event, { ...entry, meal_type: entry.meal }),
  }
}
