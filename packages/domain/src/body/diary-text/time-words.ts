import { addDays, isCalendarDay, weekdayOf } from '../../calendar-day.ts'
import type { MealType } from '../../catalogue/meal-types.ts'

/**
 * What a word of time says: a day, a meal, that the meal is not told („po obědě“), or nothing that a diary keeps („v 8 hodin“).
 * `snack` is a „svačina“, of which the rest of the text tells whether it was before noon.
 */
export type TimeWord =
  | { kind: 'day'; day: string }
  | { kind: 'meal'; meal: MealType | 'snack' | null }
  | { kind: 'nothing' }

const meal = (of: MealType | 'snack' | null) => (): TimeWord => ({ kind: 'meal', meal: of })
const before = (count: number) => (today: string) => ({ kind: 'day', day: addDays(today, -count) }) as const

const AT = '(?:k|ke|na|pri|o|v|ve)'
/** „k obědu“, „obědval jsem“, „oběd:“ – of one meal, by the beginnings of its noun and of its verb, and its bare name. */
const named = (noun: string, verb: string, bare = '(?!)'): string =>
  `(?:jako )?(?:${AT} (?:mu |me |svuj |muj )?${noun}|${verb}|${noun}(?= ?[:–-])|^${noun}(?= |$)|${bare})`

/** In text without accents and in lower case; the first that matches at a place counts. */
const WORDS: readonly (readonly [words: string, means: (today: string, found: string) => TimeWord])[] = [
  ['(?:po|pred|mezi) (?:obed|snidan|vecer|svacin)\\p{L}*(?: a (?:obed|snidan|vecer|svacin)\\p{L}*)?', meal(null)],
  ['predevcir(?:em)?', before(2)],
  ['(?:predvcerem|predvcirem)', before(2)],
  ['(?:uz )?vc(?:era|ira|eraj\\p{L}*|erejsi\\p{L}*)', before(1)],
  ['(?:dnes(?:ka|ko|ni\\p{L}*)?)', before(0)],
  [`${AT} (?:pondeli|utery|uterek|stredu|ctvrtek|patek|sobotu|nedeli)`, (today, found) => lastWeekday(today, found)],
  ['\\d{1,2}\\. ?\\d{1,2}\\.(?: ?\\d{4})?', (today, found) => dated(today, found)],
  [named('druh\\p{L}{1,2} vecer\\p{L}{0,2}', 'dovecer\\p{L}+'), meal('Late_dinner')],
  [
    named('(?:snidan|snidn|snidani|snidan)\\p{L}{0,3}', '(?:po|na)?snida(?:l|la|li|me|m)', 'snidane'),
    meal('Breakfast'),
  ],
  [named('(?:dopoledni svac\\p{L}*|presnidavk\\p{L})', 'presnidaval\\p{L}*'), meal('Snack')],
  [named('(?:odpoledni svac\\p{L}*|olovrant\\p{L}*)', 'olovrantoval\\p{L}*'), meal('Late_snack')],
  [named('svac(?:in|ink|k)\\p{L}{0,2}', '(?:po)?svaci(?:l|la|li|m)', 'svacina'), meal('snack')],
  [named('obed\\p{L}{0,2}', '(?:po|na)?obed(?:val|vala|vali|vam)', 'obed'), meal('Lunch')],
  [named('vecer[ieiu]', '(?:po|na)?vecer(?:el|ela|eli|im)', 'vecere'), meal('Dinner')],
  [named('(?:dezert|desert|zakusek|moucnik)\\p{L}{0,2}', 'zz'), meal('Dessert')],
  ['(?:napoje|piti|pitny rezim)(?= ?:)', meal('Drinks')],
  ['(?:hned |brzo |brzy )?(?:po ranu|rano)', meal('Breakfast')],
  ['(?:v poledne|poledne)', meal('Lunch')],
  ['(?:behem )?dopoledne', meal('Snack')],
  ['(?:behem )?odpoledne|odpo', meal('Late_snack')],
  ['(?:pozde |k )?vecer', meal('Dinner')],
  ['(?:v noci|pred spanim)', meal('Late_dinner')],
  [
    '(?:(?:v|ve|kolem|okolo|po|asi v) )?\\d{1,2}(?:[:.]\\d{2})? ?(?:h|hod|hodin\\p{L}?)(?!\\p{L})\\.?',
    () => ({ kind: 'nothing' }),
  ],
  ['(?:v|ve|kolem|okolo) \\d{1,2}[:.]\\d{2}(?!\\d)', () => ({ kind: 'nothing' })],
]

const WEEKDAYS = ['pondeli', 'uter', 'stredu', 'ctvrtek', 'patek', 'sobotu', 'nedeli'] as const

/** The last such weekday, today included. */
function lastWeekday(today: string, found: string): TimeWord {
  const weekday = WEEKDAYS.findIndex((name) => found.includes(name))
  return { kind: 'day', day: addDays(today, -((weekdayOf(today) - weekday + 7) % 7)) }
}

/** „22. 11.“: the last such day; a day that does not exist is none. */
function dated(today: string, found: string): TimeWord {
  const [day = '', month = '', year] = found.match(/\d+/g) ?? []
  const of = (one: number) => `${String(one).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const named = of(Number(year ?? today.slice(0, 4)))
  const said = year === undefined && named > today ? of(Number(today.slice(0, 4)) - 1) : named
  return isCalendarDay(said) ? { kind: 'day', day: said } : { kind: 'nothing' }
}

const PATTERN = new RegExp(
  WORDS.map(([words]) => `(?<!\\p{L}|\\d)(${words})(?!\\p{L})(?: ?:| ?[–-](?= ))?`).join('|'),
  'gu',
)

export type FoundTimeWord = { word: TimeWord; start: number; end: number }

/** The words of time in a text without accents and in lower case, in their order. */
export function findTimeWords(folded: string, today: string): FoundTimeWord[] {
  return [...folded.matchAll(PATTERN)].flatMap((match) => {
    const place = match.slice(1).findIndex((part) => part !== undefined)
    const means = WORDS[place]?.[1]
    if (means === undefined) return []
    return [{ word: means(today, match[place + 1] ?? ''), start: match.index, end: match.index + match[0].length }]
  })
}
