import type { MealPlanDay, MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import { planPath } from '@zivina/contract/planning/plan-path'
import { MEAL_TYPE_LABELS, MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { daysOf, mondayOf } from '@zivina/domain/planning/plan-days'
import type { PlanMail } from '@zivina/integrations/mail/templates/plan-mails'
import type { PrintedPlan, PrintedWeek } from '@zivina/integrations/plan-pdf/printed-plan'
import { dayLabel, itemText, mealsOf, rangeLabel, shortDayLabel, totalText } from './words.ts'

type Plan = Pick<MealPlanDetail, 'name' | 'eaters' | 'from' | 'to' | 'meal_days'>

/** Whether the range has anything to print. */
export function isEmpty({ meal_days }: Pick<Plan, 'meal_days'>): boolean {
  return meal_days.every(({ recipes, ingredients }) => recipes.length + ingredients.length === 0)
}

/** A plan as it is printed: all days of its range by calendar weeks, without weeks that have nothing. */
export function toPrinted(plan: Plan, { owner, day_made }: { owner: string; day_made: string }): PrintedPlan {
  const weeks = [...Map.groupBy(daysOf(plan), mondayOf).values()]
  const printed = weeks.map((days) => toWeek(plan, days)).filter((week) => week !== null)
  return { title: plan.name, owner, day_made, weeks: printed }
}

function toWeek({ eaters, meal_days }: Plan, dates: readonly string[]): PrintedWeek | null {
  const days = dates.map((day) => meal_days.find((one) => one.day === day) ?? nothingOn(day))
  const ofDays = days.map((day) => new Map(mealsOf(day)))
  const meals = MEAL_TYPES.filter((meal) => ofDays.some((ofDay) => ofDay.has(meal)))
  if (meals.length === 0 && days.every(({ note }) => note === '')) return null
  return {
    label: rangeLabel({ from: dates[0] ?? '', to: dates.at(-1) ?? '' }),
    days: days.map(({ day, note, totals }) => ({
      label: shortDayLabel(day),
      note,
      totals: totals.map((one) => totalText(one, eaters)),
    })),
    meals: meals.map((meal) => ({
      label: MEAL_TYPE_LABELS[meal],
      cells: ofDays.map((ofDay) => (ofDay.get(meal) ?? []).map(itemText)),
    })),
  }
}

const nothingOn = (day: string): MealPlanDay => ({ day, note: '', recipes: [], ingredients: [], totals: [] })

/** A plan as a mail tells it: the days that have something. */
export function toMail(plan: Plan, { full_name, guid }: { full_name: string; guid: string }): PlanMail {
  return {
    full_name,
    name: plan.name,
    range: rangeLabel(plan),
    path: planPath(guid, plan.from),
    days: plan.meal_days.map((day) => ({
      label: dayLabel(day.day),
      note: day.note,
      meals: mealsOf(day).map(([meal, items]): [string, string] => [
        MEAL_TYPE_LABELS[meal],
        items.map(itemText).join('; '),
      ]),
      totals: `Za den: ${day.totals.map((one) => totalText(one, plan.eaters)).join('; ')}`,
    })),
  }
}
