import { readAmount, spellNumbers } from './amounts.ts'
import { readUnit } from './kitchen-units.ts'
import { readMeasure } from './line-measure.ts'
import { boundLine } from './tidy-line.ts'
import { GRAMS, MILLILITERS } from './unit-sizes.ts'

/** „1.330 g“: thousands as a rule, but programs also write three decimals; a round weight leaves no doubt. */
const DOTTED = /(?<![\d.,])[1-9]\d{0,2}\.(\d{3})(?=\s?(?:g|gr|ml)(?!\p{L}))/u
/** „1,250 g“: a decimal comma here, a thousand in English; nobody weighs milligrams of food. */
const COMMA_THOUSAND = /(?<![\d.,])[1-9]\d{0,2},\d{3}(?=\s?(?:g|gr|ml)(?!\p{L}))/u
/** „2.000 ks“ */
const DOTTED_COUNT = /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?=\s?(?:ks|kus|\p{L}{4}))/u
/** „2 250g tvarohy“: a number of packs, or thousands with a space. */
const SPACED = /^[1-9]\d?\s(?!\d00\s?\p{L}|\d50\s\p{L})\d{3}(?:g|ml)(?!\p{L})/u
/** „6 lžic cukru + 2 lžíce na posypání“, „50 g těsto + 60 g drobenka“: the amount before the sign is not all. */
const MORE = /\s\+\s(?=[\d½¼¾])|\splus\s(?=[\d½¼¾])/iu
/** „2 + 1 vejce“; „1 + 1/2 hrnku“ is a number. */
const COUNTS = /^\d{1,3}\s?\+\s?\d{1,3}(?![\d/½⅓⅔¼¾⅛])/u
const NOTHING = /^(?:0+(?:[.,]0+)?)\s?\p{L}/u
/** „500 ml / 1 l“: two measures of one thing. */
const PAIR =
  /((?:\d[\d.,\s/½⅓⅔¼¾⅛]*|[½⅓⅔¼¾⅛])\s?\p{L}{1,12}\.?)\s?\/\s?((?:\d[\d.,\s/½⅓⅔¼¾⅛]*|[½⅓⅔¼¾⅛])\s?\p{L}{1,12})/u
/** How far two measures of the same may be apart: an ounce is rounded, a cup is 200 to 250 ml. */
const TOLERANCE = 0.3

/**
 * Whether the amount of a line could well be another one than is read, so that a person has to look at it: the line contradicts itself,
 * or writes its number in a way that is read differently elsewhere.
 *
 * @param isSummed whether all of several amounts are in what was read
 */
export function isDoubtfulAmount(line: string, isSummed: boolean): boolean {
  const text = boundLine(line)
  const dotted = DOTTED.exec(text)?.[1]
  if (dotted !== undefined && Number(dotted) % 50 !== 0) return true
  if (COMMA_THOUSAND.test(text) || DOTTED_COUNT.test(text) || SPACED.test(text)) return true
  if (COUNTS.test(text) || NOTHING.test(text)) return true
  return (!isSummed && MORE.test(text) && isMeasured(text)) || disagrees(text)
}

/** Whether what follows the sign is measured: „2 hrnky + 1/2 hrnku“, not „1 + 1/2 hrnku“. */
function isMeasured(text: string): boolean {
  const [first = '', second = ''] = text.split(MORE)
  const words = spellNumbers(second).split(' ')
  const amount = readAmount(words)
  return /\p{L}/u.test(first) && amount !== null && readUnit(words.slice(amount.words)) !== null
}

/** Whether two measures with a slash between them are of different sizes. */
function disagrees(text: string): boolean {
  const [, first, second] = PAIR.exec(text) ?? []
  if (first === undefined || second === undefined) return false
  const [one, other] = [sizeOf(first), sizeOf(second)]
  if (one === null || other === null || one.kind !== other.kind) return false
  return Math.abs(one.size - other.size) > TOLERANCE * Math.max(one.size, other.size)
}

function sizeOf(words: string): { kind: 'mass' | 'volume'; size: number } | null {
  const measure = readMeasure(words)
  const { unit, amount } = measure ?? readSpoons(words) ?? {}
  if (unit === undefined || amount === undefined) return null
  if (unit in GRAMS) return { kind: 'mass', size: amount * GRAMS[unit as keyof typeof GRAMS] }
  return unit in MILLILITERS ? { kind: 'volume', size: amount * MILLILITERS[unit as keyof typeof MILLILITERS] } : null
}

/** „1¾ šálku“: cups and glasses, too. */
function readSpoons(text: string) {
  const words = spellNumbers(text).split(' ')
  const amount = readAmount(words)
  const unit = amount && readUnit(words.slice(amount.words))
  return amount?.low != null && unit && unit.times === undefined ? { unit: unit.unit, amount: amount.low } : null
}
