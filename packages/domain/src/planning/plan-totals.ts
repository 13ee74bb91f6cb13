import type { RecipeTotals } from '@zivina/nutrition/macros'
import { sumPortions } from '@zivina/nutrition/sum-portions'
import { groupBy } from '#domain/group-by.ts'
import { mondayOf } from './plan-days.ts'

/** The fields of a planned item that totals need; its totals are those of one portion. */
export type CountedItem = { totals: RecipeTotals; portions: readonly { eater: string; portions: number }[] }

/** What one eater has. */
export type OfEater = { eater: string } & RecipeTotals

/** What each eater has of some items, in the order of the eaters; one who eats nothing has zero. */
export function totalsByEater(items: readonly CountedItem[], eaters: readonly string[]): OfEater[] {
  return eaters.map((eater) => ({
    eater,
    ...sumPortions(items.map(({ totals, portions }) => ({ totals, portions: portionsOf(portions, eater) }))),
  }))
}

const portionsOf = (portions: CountedItem['portions'], eater: string): number =>
  portions.find((one) => one.eater === eater)?.portions ?? 0

/** Totals of calendar weeks from Monday, of days with their items. Only days with something planned count for the target. */
export function weekTotals<Day extends { day: string; items: readonly CountedItem[] }>(
  days: readonly Day[],
  eaters: readonly string[],
): { monday: string; planned_days: number; totals: OfEater[] }[] {
  const weeks = groupBy(days, ({ day }) => mondayOf(day))
  return [...weeks.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([monday, ofWeek]) => ({
      monday,
      planned_days: ofWeek.filter(({ items }) => items.length > 0).length,
      totals: totalsByEater(
        ofWeek.flatMap(({ items }) => items),
        eaters,
      ),
    }))
}
