import {
  type NutrientSpan,
  type NutrientSpans,
  SPAN_MAX,
  type SpanField,
} from '#domain/catalogue/filter/nutrient-spans.ts'
import { LEAST, MOST } from './question-amounts.ts'

/** Limits of a nutrient in grams of one portion, read at the beginning of a text. */
export type NutrientAmount = { of: SpanField; min: number | null; max: number | null; words: number }

const END = '\\p{L}*'
/** The words of each nutrient, the longer ones first; what a bare amount means („30 g bílkovin“); and its name in a sentence. */
const NUTRIENTS: readonly { of: SpanField; words: string; bare?: 'least'; named: string }[] = [
  {
    of: 'saturated_fats_span',
    words: `nasycen${END} (?:mastn${END} kyselin${END}|tuk${END})`,
    named: 'nasycených mastných kyselin',
  },
  { of: 'protein_span', words: `(?:bilkovin${END}|protein${END})`, bare: 'least', named: 'bílkovin' },
  { of: 'carbohydrates_span', words: `(?:sacharid${END}|uhlohydrat${END})`, named: 'sacharidů' },
  { of: 'sugars_span', words: 'cukr(?:u|y|em|ech)?', named: 'cukrů' },
  { of: 'fiber_span', words: `vlaknin${END}`, bare: 'least', named: 'vlákniny' },
  { of: 'fat_span', words: 'tuk(?:u|y|em|ech)?', named: 'tuků' },
  { of: 'salt_span', words: 's(?:ul|oli|oleni)', named: 'soli' },
]

const NUMBER = '\\d{1,3}(?: , \\d{1,2})?'
const GRAMS = `(?:g|gram${END})`
const LIMIT = `(?:(?<least>${LEAST}) |(?<most>${MOST}) )`
/** „Málo sacharidů, do 20 g“: the number says how little. */
const SOME = `(?:malo|mene|min|hodne|vic|vice|dost|nizk${END}|vysok${END}|omezen${END})`
const SPAN = `(?:od |mezi )?(?<low>${NUMBER})(?: ${GRAMS})? (?:az|a|do|-) (?<high>${NUMBER}) ${GRAMS}`

/** „Alespoň 30 g bílkovin“, „20 až 40 g bílkovin“, „cukry do 10 g“. */
const PATTERNS = NUTRIENTS.map(({ words, ...meant }) => ({
  ...meant,
  spanBefore: new RegExp(`^(?:s )?${SPAN} ${words}(?!\\p{L})`, 'u'),
  spanAfter: new RegExp(`^(?:s )?${words} ${SPAN}(?!\\p{L})`, 'u'),
  limit: new RegExp(`^(?:s )?${LIMIT}?(?<value>${NUMBER}) ${GRAMS} ${words}(?!\\p{L})`, 'u'),
  after: new RegExp(
    `^(?:s |se )?(?:${SOME} (?:obsah${END} )?)?${words} ${LIMIT}(?<value>${NUMBER}) ${GRAMS}(?!\\p{L})`,
    'u',
  ),
}))

/** Reads limits of a nutrient at the beginning of a plain text. A bare amount of what one wants more of is the least. */
export function readNutrientAmount(plain: string): NutrientAmount | null {
  // Most questions say no amount, and each pattern would look for one.
  if (!/\d/.test(plain)) return null
  for (const { of, bare, spanBefore, spanAfter, limit, after } of PATTERNS) {
    const both = spanBefore.exec(plain) ?? spanAfter.exec(plain)
    if (both?.groups) {
      const ends = [grams(both.groups.low), grams(both.groups.high)]
      return checked({ of, min: Math.min(...ends), max: Math.max(...ends), words: count(both) })
    }
    const one = limit.exec(plain) ?? after.exec(plain)
    if (!one?.groups) continue
    const isLeast = one.groups.least !== undefined || (one.groups.most === undefined && bare === 'least')
    if (!isLeast && one.groups.most === undefined) return null
    const value = grams(one.groups.value)
    return checked({ of, min: isLeast ? value : null, max: isLeast ? null : value, words: count(one) })
  }
  return null
}

/** Joins the limits of each nutrient; those that exclude each other limit nothing and are said. */
export function joinNutrientAmounts(amounts: readonly NutrientAmount[]) {
  const filter: Partial<Record<SpanField, NutrientSpan>> = {}
  const conflicts: string[] = []
  for (const { of, named } of NUTRIENTS) {
    const own = amounts.filter((amount) => amount.of === of)
    if (own.length === 0) continue
    const mins = own.flatMap(({ min }) => min ?? [])
    const maxes = own.flatMap(({ max }) => max ?? [])
    const min = mins.length > 0 ? Math.max(...mins) : null
    const max = maxes.length > 0 ? Math.min(...maxes) : null
    if (min === null || max === null || min <= max) filter[of] = [min, max]
    else {
      const least = String(min).replace('.', ',')
      const most = String(max).replace('.', ',')
      conflicts.push(
        `Nejméně ${least} a\u00a0nejvýše ${most}\u00a0g ${named} se vylučuje, jejich množství proto není omezené.`,
      )
    }
  }
  return { filter: filter as Partial<NutrientSpans>, conflicts }
}

function checked(amount: NutrientAmount): NutrientAmount | null {
  return Math.max(amount.min ?? 0, amount.max ?? 0) <= SPAN_MAX ? amount : null
}

function grams(text: string | undefined): number {
  return Number((text ?? '').replace(' , ', '.'))
}

function count(found: RegExpExecArray): number {
  return found[0].trim().split(' ').length
}
