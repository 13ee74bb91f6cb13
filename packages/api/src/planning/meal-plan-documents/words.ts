import type { Eater, EaterTotals, MealPlanDay, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { formatAmount } from '@zivina/domain/catalogue/format'
import { MEAL_TYPES, type MealType } from '@zivina/domain/catalogue/meal-types'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'

/** Calendar days are worded in UTC, in which they are counted. */
const wording = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('cs-CZ', { ...options, timeZone: 'UTC' })
const WEEKDAY = wording({ weekday: 'long' })
const SHORT_WEEKDAY = wording({ weekday: 'short' })
const LONG_DATE = wording({ day: 'numeric', month: 'long', year: 'numeric' })

const instant = (day: string): Date => new Date(`${day}T00:00:00Z`)
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** „23. 11.“ with spaces that do not break. */
function shortDate(day: string): string {
  return `${Number(day.slice(8))}.${NBSP}${Number(day.slice(5, 7))}.`
}

/** „Pondělí 23. 11.“ */
export const dayLabel = (day: string): string => `${capital(WEEKDAY.format(instant(day)))} ${shortDate(day)}`
/** „Po 23. 11.“ */
export const shortDayLabel = (day: string): string => `${capital(SHORT_WEEKDAY.format(instant(day)))} ${shortDate(day)}`

/** „23. listopadu 2026 – 29. listopadu 2026“; one day alone is named once. */
export function rangeLabel({ from, to }: { from: string; to: string }): string {
  return from === to ? LONG_DATE.format(instant(from)) : LONG_DATE.formatRange(instant(from), instant(to))
}

/** The items of a day by meals, in the order of meals; only meals that have some. */
export function mealsOf({ recipes, ingredients }: MealPlanDay): [MealType, MealPlanItem[]][] {
  const items = [...recipes, ...ingredients].toSorted((one, other) => one.position - other.position)
  return MEAL_TYPES.map((meal): [MealType, MealPlanItem[]] => [
    meal,
    items.filter(({ meal_type }) => meal_type === meal),
  ]).filter(([, ofMeal]) => ofMeal.length > 0)
}

/** „Guláš – 2,5 porce, zbytek“; what is one portion is only named. */
export function itemText(item: MealPlanItem): string {
  const portions = item.portions.reduce((sum, one) => sum + one.portions, 0)
  const amount =
    item.amount !== null && item.weight_units !== null ? formatAmount(Number(item.amount), item.weight_units) : ''
  const said = [
    amount,
    portions === 1 ? '' : counted(portions, 'porce', 'porce', 'porcí'),
    item.leftover_of === null ? '' : 'zbytek',
    item.availability === 'gone' ? 'recept už není dostupný' : '',
    item.note,
  ].filter((part) => part !== '')
  return said.length === 0 ? item.name : `${item.name} – ${said.join(', ')}`
}

type Named = Pick<Eater, 'guid' | 'name' | 'target'>

/** „1 850 kcal z 2 000“, with the name where several people eat; a sum with gaps is a lower bound. */
export function totalText(totals: EaterTotals, eaters: readonly Named[]): string {
  const eater = eaters.find(({ guid }) => guid === totals.eater)
  const name = eaters.length > 1 && eater ? `${eater.name}: ` : ''
  if (totals.calories_in_total === null) return `${name}energie neuvedena`
  const least = totals.nutrient_coverage.kilojoules < 1 ? 'nejméně ' : ''
  const target = caloriesFromKilojoules(eater?.target.kilojoules ?? null)
  const of = target === null ? '' : ` z${NBSP}${formatNumber(target, 0)}`
  return `${name}${least}${formatNumber(totals.calories_in_total, 0)}${NBSP}kcal${of}`
}
