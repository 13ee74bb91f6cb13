import { addDays } from '@zivina/domain/calendar-day'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { dayName } from '#app/kit/text/day-names.ts'
import type { Where } from '../new-entries.ts'

/** „Snídaně jako den předtím“, „Snídaně: pátek 20. listopadu“ */
export function lastMealName(last: string, { day, meal }: Where): string {
  const name = MEAL_TYPE_LABELS[meal]
  return last === addDays(day, -1) ? `${name} jako den předtím` : `${name}: ${dayName(last)}`
}
