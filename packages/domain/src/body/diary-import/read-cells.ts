import { normalizeSearch } from '@zivina/czech/search-text'
import { isCalendarDay } from '../../calendar-day.ts'
import { MEAL_TYPE_LABELS, MEAL_TYPES, type MealType } from '../../catalogue/meal-types.ts'
import { zonedDay } from '../zoned-day.ts'

/** In which order a date with slashes names its parts. */
export const DATE_ORDERS = ['day_first', 'month_first'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

const YEAR_FIRST = /^(\d{4})[-/.]\s?(\d{1,2})[-/.]\s?(\d{1,2})(?!\d)/
const COMPACT = /^(20\d{2})(\d{2})(\d{2})(?!\d)/
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d)/
const SLASHED = /^(\d{1,2})(?:\/(\d{1,2})\/(\d{4}|\d{2})|-(\d{1,2})-(\d{4}))(?!\d)/
/** „14. března 2026“, „14 March 2026“, „14-Mar-26“ */
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[.\s-]\s?([a-z]{3,10})[.,]?[\s-]\s?(\d{4}|\d{2})(?!\d)/
/** „March 14, 2026“ */
const NAMED_FIRST = /^([a-z]{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)/
/** „sobota 14. 3. 2026“, „So, 14.3.2026“, „Sat Mar 14 2026“ */
const WEEKDAY =
  /^(?:po(?:ndeli)?|ut(?:ery)?|st(?:reda)?|ct(?:vrtek)?|pa(?:tek)?|so(?:bota)?|ne(?:dele)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)[.,]?\s+/
const MONTHS: readonly RegExp[] = [
  /^(?:led(?:en|na)?|jan(?:uary)?)$/,
  /^(?:unor(?:a)?|uno|feb(?:ruary)?)$/,
  /^(?:brez(?:en|na)?|bre|mar(?:ch)?)$/,
  /^(?:dub(?:en|na)?|apr(?:il)?)$/,
  /^(?:kvet(?:en|na)?|kve|may)$/,
  /^(?:cerven|cervna|cvn|june?)$/,
  /^(?:cervenec|cervence|cvc|july?)$/,
  /^(?:srp(?:en|na)?|aug(?:ust)?)$/,
  /^(?:zari|zar|sep(?:t|tember)?)$/,
  /^(?:rij(?:en|na)?|oct(?:ober)?)$/,
  /^(?:listopad(?:u)?|lis|nov(?:ember)?)$/,
  /^(?:prosin(?:ec|ce)?|pro|dec(?:ember)?)$/,
]

/** A date without accents, in lower case and without its day of the week. */
const plainDate = (cell: string): string =>
  normalizeSearch(cell.slice(0, 60).replace(/\u00a0/g, ' ')).replace(WEEKDAY, '')

/**
 * The day of a cell, whatever time stands behind it, as programs and people write it in Czech and English; an instant with a zone is a day
 * in Europe/Prague. Null where it is none, or its order is needed and not told. Years of two digits are of this century.
 */
export function readDay(cell: string, order: DateOrder | null): string | null {
  const zoned = zonedDay(cell)
  if (zoned !== undefined) return zoned
  const date = plainDate(cell)
  const [, year, month, day] = YEAR_FIRST.exec(date) ?? COMPACT.exec(date) ?? []
  if (year !== undefined) return dayOf(year, month, day)
  const dotted = DOTTED.exec(date)
  if (dotted) return dayOf(dotted[3], dotted[2], dotted[1])
  const named = NAMED.exec(date)
  if (named) return dayOf(named[3], monthOf(named[2]), named[1])
  const first = NAMED_FIRST.exec(date)
  if (first) return dayOf(first[3], monthOf(first[1]), first[2])
  const slashed = slashedParts(date)
  if (slashed === null || order === null) return null
  const [one, other, last] = slashed
  return order === 'day_first' ? dayOf(last, other, one) : dayOf(last, one, other)
}

const monthOf = (word = ''): string => String(MONTHS.findIndex((names) => names.test(word)) + 1)

function slashedParts(date: string): [string, string, string] | null {
  const [, one, other, year, dashed, dashedYear] = SLASHED.exec(date) ?? []
  return one === undefined ? null : [one, other ?? dashed ?? '', year ?? dashedYear ?? '']
}

function dayOf(year = '', month = '', day = ''): string | null {
  const text = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(text) ? text : null
}

/**
 * The order in which a column of dates names days and months: `none_needed` where no date has slashes, null where every one of them can
 * be read in both ways, so that a person has to tell.
 */
export function dateOrderOf(cells: readonly string[]): DateOrder | 'none_needed' | null {
  const slashed = cells.flatMap((cell) => {
    const parts = slashedParts(plainDate(cell))
    return parts ? [[Number(parts[0]), Number(parts[1])] as const] : []
  })
  if (slashed.length === 0) return 'none_needed'
  if (slashed.some(([first]) => first > 12)) return 'day_first'
  if (slashed.some(([, second]) => second > 12)) return 'month_first'
  // 3/3 is the same day in both ways.
  return slashed.every(([first, second]) => first === second) ? 'day_first' : null
}

/** „<0,5“, „pod 0,5 g“, „stopy“: less than can be told. */
const BELOW = /^(?:<|≤|&lt;|pod\s|do\s|mene\snez|less\sthan|under\s|max\.?\s?)\s*\d/
const TRACES = /^(?:stop[ay]|stopov\S+(?:\smnozstvi)?|traces?|tr\.?)$/
const UNKNOWN = /^(?:[-–—?]+|n\/?a|n\.?\s?d\.?|neuvedeno|neznam\S|nezjisteno|unknown|null)$/

/**
 * Whether a cell tells that a figure is small without telling it. The diary keeps one figure, and neither zero nor the limit is known to
 * be it: the figure is unknown, the words go with the note.
 */
export function isBelowLimit(cell: string): boolean {
  const text = normalizeSearch(cell.slice(0, 60))
  const sign = cell.trim().slice(0, 1)
  return sign === '<' || sign === '≤' || BELOW.test(text) || TRACES.test(text)
}

/**
 * A number with a comma or a dot; null for an empty cell and one that says that nothing is known, undefined for one that is no number or
 * is negative.
 *
 * @param has_thousands whether „1,234“ is a thousand: in a table of commas, where decimals have dots
 */
export function readFigure(cell: string, has_thousands: boolean): number | null | undefined {
  const text = cell
    .replace(/^\s*(?:~|≈|cca\.?|asi)\s*(?=\d)/iu, '')
    .replace(/[\s\u00a0']/g, '')
    .replace(/(?:kcal|kj|mg|g|ml)$/i, '')
  if (text === '' || UNKNOWN.test(normalizeSearch(text)) || /^[-–—?]+$/.test(text)) return null
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
