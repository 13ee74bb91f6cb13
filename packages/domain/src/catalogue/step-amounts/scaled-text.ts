import { formatNumber } from '@zivina/czech/format-number'
import { plural } from '@zivina/czech/plural'
import { normalizeSearch } from '@zivina/czech/search-text'
import { foodStems } from '../ingredient-line/food-stems.ts'
import { isAdjective } from '../ingredient-line/food-words.ts'
import { type KitchenUnit, unitOfWord } from '../ingredient-line/kitchen-units.ts'
import { formatCount, roundForScale } from '../kitchen/cook-rounding.ts'
import { type CountedForms, MEASURES, ordered } from '../kitchen/measures.ts'
import { type NamedLine, soughtLine } from './named-food.ts'

/** A line with what its food is called when it is counted. */
export type CountedLine = NamedLine & { counted: CountedForms | null }

/** The text of a step with its amounts scaled. `isPartly` where an amount in it stays for the portions of the author. */
export type ScaledText = { text: string; isPartly: boolean }

const WORD_NUMBERS: Readonly<Record<string, number>> = {
  pul: 0.5,
  dva: 2,
  dve: 2,
  dvou: 2,
  dvema: 2,
  tri: 3,
  tremi: 3,
  ctyri: 4,
  ctyrmi: 4,
  pet: 5,
  peti: 5,
  sest: 6,
  sesti: 6,
  sedm: 7,
  osm: 8,
  devet: 9,
  deset: 10,
  dvanact: 12,
}
const GLYPHS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

/** A number and up to four words after it, in one clause. */
const AMOUNT = /(?<![\p{L}\p{N},.–-])(\d+(?:,\d+)?(?:[–-]\d+(?:,\d+)?)?|\d*[½¼¾⅓⅔]|\p{L}+)((?:[ \u00a0]+\p{L}+){1,4})/gu
/** One spoon or cup without a number: „lžíci mouky“. */
const ONE_MEASURE = /^(lzici|lzicku|hrnek|hrnecek|hrst)$/

/**
 * Scales the amounts of foods in the text of a step: „200 g mouky“, „2 lžíce oleje“, „čtyři batáty“. Times, temperatures and sizes
 * stay. Where another number would ask for another case of a word, the text stays and `isPartly` says so.
 *
 * @param factor the chosen portions over those of the author
 */
export function scaleStepText(text: string, factor: number, lines: readonly CountedLine[]): ScaledText {
  if (factor === 1) return { text, isPartly: false }
  const foods = new Map<string, CountedLine>()
  for (const line of lines) {
    const head = soughtLine(line)?.head
    if (head !== undefined && !foods.has(head)) foods.set(head, line)
  }
  let isPartly = false
  const pattern = new RegExp(AMOUNT)
  let scaled = ''
  let from = 0
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const [whole, number = '', after = ''] = found
    const words = after.trim().split(/[ \u00a0]+/u)
    const amount = readNumber(number)
    if (amount === null) {
      isPartly ||= ONE_MEASURE.test(normalizeSearch(number)) && words.slice(0, 2).some((word) => isFood(word, foods))
      // The next word may be the number.
      pattern.lastIndex = found.index + number.length
      continue
    }
    const said = sayScaled(amount, words, factor, foods)
    if (said === 'none') {
      pattern.lastIndex = found.index + number.length
      continue
    }
    if (said === null) isPartly = true
    else {
      const gap = /^[ \u00a0]+/u.exec(after)?.[0] ?? ' '
      const rest = whole.slice(number.length + gap.length + (words[0]?.length ?? 0))
      scaled += `${text.slice(from, found.index)}${said.figure}${gap}${said.word}`
      from = found.index + whole.length - rest.length
    }
    pattern.lastIndex = found.index + number.length + 1
  }
  return { text: scaled + text.slice(from), isPartly }
}

/** A single number; NaN for a range, whose ends a cook takes as they are; null for a word that is none. */
function readNumber(text: string): number | null {
  const glyph = GLYPHS[text.slice(-1)]
  if (glyph !== undefined) return Number(text.slice(0, -1) || 0) + glyph
  if (/[–-]/u.test(text)) return Number.NaN
  if (/^\d/.test(text)) return Number(text.replace(',', '.'))
  return WORD_NUMBERS[normalizeSearch(text)] ?? null
}

type Foods = ReadonlyMap<string, CountedLine>
const foodOf = (word: string, foods: Foods) => foods.get(foodStems(word)[0] ?? '')
const isFood = (word: string, foods: Foods): boolean => foodOf(word, foods) !== undefined

/** The new figure and the word after it; null where the grammar would change, „none“ where the number is of no food. */
function sayScaled(
  amount: number,
  words: readonly string[],
  factor: number,
  foods: Foods,
): { figure: string; word: string } | null | 'none' {
  const [first = '', ...others] = words
  const unit = /^(g|kg|ml|l|dl)$/u.test(first) ? first : unitOfWord(first)
  const noun = words.findIndex((word) => isAdjective(word) !== true)
  if (unit !== null && !isFood(first, foods)) {
    // „4 cm zázvoru“ is an amount, „plech 28 cm potřete olejem“ a size: only spoons, grams and the like are scaled.
    const measured = others.find((word) => isAdjective(word) !== true)
    if (unit === 'centimetre' || measured === undefined || !isFood(measured, foods)) return 'none'
    if (Number.isNaN(amount)) return null
    if (/^(g|ml)$/u.test(first)) return { figure: formatNumber(roundForScale(amount * factor), 1), word: first }
    if (/^(kg|l|dl)$/u.test(first) || LITRES.test(normalizeSearch(first))) {
      return { figure: formatNumber(amount * factor, 2), word: first }
    }
    return inForm(amount, toQuarters(amount * factor), first, formsOf(unit))
  }
  const food = foodOf(words[noun] ?? '', foods)
  if (food === undefined) return 'none'
  if (Number.isNaN(amount)) return null
  return inForm(amount, toHalves(amount * factor), first, noun === 0 ? food.counted : null)
}

const LITRES = /^(litr|gram|kilogram|mililitr|decilitr)/

function formsOf(unit: string): CountedForms | null {
  return Object.values(MEASURES).find((measure) => measure.unit === (unit as KitchenUnit))?.forms ?? null
}

const KINDS = ['one', 'few', 'many', 'part'] as const
const kindOf = (count: number) => plural(count, ...KINDS)

/** A count with its noun: in the right form where the noun stands in nominative or accusative, as it is where the form stays. */
function inForm(before: number, count: number, noun: string, forms: CountedForms | null) {
  const figure = formatCount(count)
  const written = noun.toLowerCase()
  if (forms !== null && count !== 1 && [...ordered(forms), accusative(forms.one)].includes(written)) {
    return { figure, word: plural(count, ...ordered(forms)) }
  }
  if (forms !== null && count === 1 && [...ordered(forms)].includes(written)) {
    return { figure, word: accusative(forms.one) }
  }
  return kindOf(before) === kindOf(count) ? { figure, word: noun } : null
}

/** Steps ask for what is taken: „lžičku“, „lžíci“. */
function accusative(noun: string): string {
  if (noun.endsWith('a')) return `${noun.slice(0, -1)}u`
  return noun === 'lžíce' ? 'lžíci' : noun
}

const toQuarters = (count: number): number =>
  count < 3 ? Math.max(0.25, Math.round(count * 4) / 4) : Math.round(count)
const toHalves = (count: number): number => (count < 4 ? Math.max(0.5, Math.round(count * 2) / 2) : Math.round(count))
