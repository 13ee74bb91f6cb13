import { normalizeSearch } from '@zivina/czech/search-text'
import { isCalendarDay } from '../../calendar-day.ts'
import { MEAL_TYPE_LABELS, MEAL_TYPES, type MealType } from '../../catalogue/meal-types.ts'
import { zonedDay } from '../zoned-day.ts'

/** In which order a date with slashes names its parts. */
export const DATE_ORDERS = ['day_first', 'month_first'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

const YEAR_FIRST = /^(\d{4})[-/.]\s?(\d{1,2})[-/.]\s?(\d{1,2})(?!\d)/
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?!\d)/

/**
 * The day of a cell, whatever time stands behind it; an instant with a zone is a day in Europe/Prague. Null where it is none, or its order is
 * needed and not told.
 */
export function readDay(cell: string, order: DateOrder | null): string | null {
  const zoned = zonedDay(cell)
  if (zoned !== undefined) return zoned
  const [, year, month, day] = YEAR_FIRST.exec(cell) ?? []
  if (year !== undefined) return dayOf(year, month, day)
  const dotted = DOTTED.exec(cell)
  if (dotted) return dayOf(dotted[3], dotted[2], dotted[1])
  const slashed = SLASHED.exec(cell)
  if (!slashed || order === null) return null
  const [, first, second, last] = slashed
  return order === 'day_first' ? dayOf(last, second, first) : dayOf(last, first, second)
}

function dayOf(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(text) ? text : null
}

/**
 * The order in which a column of dates names days and months: `none_needed` where no date has slashes, null where every one of them can
 * be read in both ways, so that a person has to tell.
 */
export function dateOrderOf(cells: readonly string[]): DateOrder | 'none_needed' | null {
  const slashed = cells.flatMap((cell) => {
    const match = SLASHED.exec(cell)
    return match ? [[Number(match[1]), Number(match[2])] as const] : []
  })
  if (slashed.length === 0) return 'none_needed'
  if (slashed.some(([first]) => first > 12)) return 'day_first'
  if (slashed.some(([, second]) => second > 12)) return 'month_first'
  // 3/3 is the same day in both ways.
  return slashed.every(([first, second]) => first === second) ? 'day_first' : null
}

/**
 * A number with a comma or a dot; null for an empty cell, undefined for one that is no number or is negative.
 *
 * @param has_thousands whether „1,234“ is a thousand: in a table of commas, where decimals have dots
 */
export function readFigure(cell: string, has_thousands: boolean): number | null | undefined {
  const text = cell.replace(/[\s\u00a0']/g, '').replace(/(?:kcal|kj|mg|g|ml)$/i, '')
  if (text === '' || /^[-–—]+$/.test(text) || /^n\/?a$/i.test(text)) return null
  if (!/^\d[\d.,]*$/.test(text) || text.length > 20) return undefined
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  const isGroup =
    last >= 0 && /^\d{1,3}([.,]\d{3})+$/.test(text) && (has_thousands ? text[last] === ',' : /[.,].*[.,]/.test(text))
  const plain = isGroup ? text.replace(/[.,]/g, '') : decimalOf(text, last)
  const value = Number(plain)
  return Number.isFinite(value) ? value : undefined
}

function decimalOf(text: string, last: number): string {
  return last < 0 ? text : `${text.slice(0, last).replace(/[.,]/g, '')}.${text.slice(last + 1)}`
}

const MEALS: readonly (readonly [words: RegExp, meal: MealType])[] = [
  ...MEAL_TYPES.map((meal) => [new RegExp(`^${normalizeSearch(MEAL_TYPE_LABELS[meal])}$`), meal] as const),
  [/^(breakfast|snidane|meal 1)/, 'Breakfast'],
  [/^(morning snack|dopoledni|presnidavka|brunch|second breakfast)/, 'Snack'],
  [/^(lunch|obed)/, 'Lunch'],
  [/^(soup|polevk)/, 'Soup'],
  [/^(dessert|dezert)/, 'Dessert'],
  [/^(evening snack|druha vecere|late dinner|po veceri)/, 'Late_dinner'],
  [/^(snacks?|svacin|afternoon snack|odpoledni)/, 'Late_snack'],
  [/^(dinner|supper|vecere)/, 'Dinner'],
  [/^(drinks?|beverages?|napoj)/, 'Drinks'],
]

/** The meal that a tracker's name of one means, Czech or English; null for any other. „Snacks“ are those of the afternoon. */
export function readMeal(cell: string): MealType | null {
  const folded = normalizeSearch(cell)
  return MEALS.find(([words]) => words.test(folded))?.[1] ?? null
}
