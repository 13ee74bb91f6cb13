import type { Eater, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { weekdayName } from '#app/kit/text/day-names.ts'
import type { Place } from '../day-board/places.ts'
import { type Days, dayIn, withItemAt } from '../plan/plan-days.ts'
import { withSums } from './plan-sums.ts'
import { totalsOf } from './plan-totals.ts'
import { type EnergyUnit, energyIn } from './plan-words.ts'

/** An item and the place where it would be put. */
export type Move = { item: MealPlanItem; place: Place }

/** The energy of the two days of a move before it, kJ, by the day; none where it stays in its day. */
export function energiesBefore(days: Days, { item, place }: Move, eater: string): Map<string, number | null> {
  const sums = withSums(days, [eater])
  const changed = item.day === place.day ? [] : [item.day, place.day]
  return new Map(changed.sort().map((day) => [day, energyOn(sums, day, eater)]))
}

/** The sums that the days would have after a move, with the items where they are now. */
export function withSumsAfter(days: Days, { item, place }: Move, eaters: readonly string[]): Days {
  return withSums(withItemAt(days, item, place), eaters).map((after) => {
    const { recipes = [], ingredients = [] } = dayIn(days, after.day) ?? {}
    return { ...after, recipes, ingredients }
  })
}

/** „pondělí 1 200 kcal místo 1 620 kcal, úterý 1 980 kcal místo 900 kcal, cíl 1 800 kcal“; nothing where the item stays in its day. */
export function moveWords(days: Days, move: Move, eater: Pick<Eater, 'guid' | 'target'>, unit: EnergyUnit): string {
  const { guid, target } = eater
  const after = withSumsAfter(days, move, [guid])
  const parts = [...energiesBefore(days, move, guid)].map(
    ([day, before]) =>
      `${weekdayName(day)} ${energyIn(unit, energyOn(after, day, guid))} místo ${energyIn(unit, before)}`,
  )
  if (parts.length > 0 && target.kilojoules !== null) parts.push(`cíl ${energyIn(unit, target.kilojoules)}`)
  return parts.join(', ')
}

/** Of a day without anything it is none, not unknown. */
function energyOn(sums: Days, day: string, eater: string): number | null {
  const found = dayIn(sums, day)
  return found ? (totalsOf(found.totals, eater)?.kilojoules ?? null) : 0
}
