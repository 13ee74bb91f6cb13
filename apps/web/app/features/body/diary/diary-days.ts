import type { DiaryChange, DiaryDayDetail, DiaryEntry, DiaryTotals } from '@zivina/contract/body/diary-read'
import { MEAL_TYPES, type MealType } from '@zivina/domain/catalogue/meal-types'
import type { RecipeTotals } from '@zivina/nutrition/macros'
import { sumPortions } from '@zivina/nutrition/sum-portions'
import { mealsShown, type Place } from '#app/features/planning/day-board/places.ts'

export type Days = readonly DiaryDayDetail[]

/** Between the positions of neighbours, where the client chooses them. */
const STEP = 1024

export function dayIn(days: Days, day: string): DiaryDayDetail | undefined {
  return days.find((each) => each.day === day)
}

/** What was eaten in a day, in the order of its meals and of places in them; water is counted by itself. */
export function eatenIn(day: DiaryDayDetail | undefined): DiaryEntry[] {
  return inOrder(day?.entries ?? []).filter(({ kind }) => kind !== 'water')
}

/** What is in a meal of a day, in its order. */
export function mealOf(days: Days, day: string, meal: MealType): DiaryEntry[] {
  return eatenIn(dayIn(days, day)).filter((entry) => entry.meal === meal)
}

function inOrder(entries: readonly DiaryEntry[]): DiaryEntry[] {
  const meal = (entry: DiaryEntry) => MEAL_TYPES.indexOf(entry.meal)
  return entries.toSorted(
    (a, b) => meal(a) - meal(b) || a.position - b.position || a.created_at.localeCompare(b.created_at),
  )
}

/** The drinks of water of a day, in the order they were recorded. */
export function waterIn(day: DiaryDayDetail | undefined): DiaryEntry[] {
  return (day?.entries ?? [])
    .filter(({ kind }) => kind === 'water')
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
}

/** Millilitres of water drunk in a day. */
export function waterOf(day: DiaryDayDetail | undefined): number {
  return waterIn(day).reduce((sum, { amount }) => sum + (amount ?? 0), 0)
}

/** An entry by its guid, wherever it is. */
export function entryIn(days: Days, guid: string): DiaryEntry | undefined {
  return days.flatMap(({ entries }) => entries).find((entry) => entry.guid === guid)
}

/** The meals to show for a day, in their order. */
export function mealsOf(day: DiaryDayDetail | undefined): MealType[] {
  return mealsShown(new Set(eatenIn(day).map(({ meal }) => meal)))
}

/** The position of an entry put at a place. @param moved the entry itself, which is not among its neighbours */
export function positionAt(days: Days, { day, meal_type, before }: Place, moved?: string): number {
  const others = mealOf(days, day, meal_type).filter(({ guid }) => guid !== moved)
  const at = before === null ? -1 : others.findIndex(({ guid }) => guid === before)
  const next = at < 0 ? undefined : others[at]?.position
  const previous = at < 0 ? others.at(-1)?.position : others[at - 1]?.position
  if (next === undefined) return previous === undefined ? 0 : previous + STEP
  return previous === undefined ? next - STEP : (previous + next) / 2
}

/** An entry put at a place. */
export function entryAt(days: Days, entry: DiaryEntry, place: Place): DiaryEntry {
  return { ...entry, day: place.day, meal: place.meal_type, position: positionAt(days, place, entry.guid) }
}

/** The days without some entries. */
export function withoutEntries(days: Days, guids: readonly string[]): DiaryDayDetail[] {
  return days.map((day) => ({ ...day, entries: day.entries.filter(({ guid }) => !guids.includes(guid)) }))
}

/** The days with some entries, each where it says; those of days that were not read are left out. */
export function withEntries(days: Days, entries: readonly DiaryEntry[]): DiaryDayDetail[] {
  const without = withoutEntries(
    days,
    entries.map(({ guid }) => guid),
  )
  return without.map((day) => ({ ...day, entries: [...day.entries, ...entries.filter((one) => one.day === day.day)] }))
}

/** The days with what the server says of a change. */
export function withChange(days: Days, { entries, days: summaries }: DiaryChange): DiaryDayDetail[] {
  return withEntries(days, entries).map((day) => {
    const summary = summaries.find((one) => one.day === day.day)
    return summary ? { ...day, ...summary, entries: day.entries } : day
  })
}

/** What some entries contain together; of nothing, zero. */
export function sumOf(entries: readonly Pick<DiaryEntry, 'totals'>[]): RecipeTotals {
  return sumPortions(entries.map(({ totals }) => ({ totals, portions: 1 })))
}

/** The sums of the server; those of what is shown while something waits to be sent. */
export function totalsOf(day: DiaryDayDetail | undefined, isAsSaved: boolean): DiaryTotals {
  if (day && isAsSaved) return day.totals
  return { ...sumOf(eatenIn(day)), constituents: day?.totals.constituents ?? {} }
}
