import { normalizeSearch } from '@zivina/czech/search-text'

/** An amount in a line: both ends of a range, equal for a single number; null for „pár“ and „několik“. */
export type FoundAmount = {
  low: number | null
  high: number | null
  words: number
  /** „2×“: the number counts things. */
  times?: boolean
}

/** Number words in the grammatical forms used before a noun. */
const NUMBER_WORDS: Record<string, number> = {
  jeden: 1,
  jedna: 1,
  jedno: 1,
  jednu: 1,
  jedne: 1,
  jednoho: 1,
  one: 1,
  a: 1,
  an: 1,
  jednim: 1,
  dvema: 2,
  tremi: 3,
  ctyrmi: 4,
  dva: 2,
  dve: 2,
  dvou: 2,
  two: 2,
  oba: 2,
  obe: 2,
  tri: 3,
  trech: 3,
  ctyr: 4,
  peti: 5,
  sesti: 6,
  three: 3,
  ctyri: 4,
  styri: 4,
  styry: 4,
  four: 4,
  pet: 5,
  five: 5,
  sest: 6,
  six: 6,
  sedm: 7,
  osm: 8,
  pat: 5,
  siest: 6,
  sedem: 7,
  osem: 8,
  devat: 9,
  desat: 10,
  eight: 8,
  devet: 9,
  deset: 10,
  ten: 10,
  jedenact: 11,
  dvanact: 12,
  tucet: 12,
  dozen: 12,
  patnact: 15,
  dvacet: 20,
  tricet: 30,
  padesat: 50,
  sto: 100,
}

const FRACTION_WORDS: readonly (readonly [words: RegExp, value: number])[] = [
  [/^(pul|pol|pulk[auy]|polk[auy]|polovin[auy]|polovic[auek]|half)$/, 0.5],
  [/^(stvrt|ctvrt|ctvrtk[auy]|stvrtk[auy]|ctvrtin[auy]|stvrtin[auy]|quarter)$/, 0.25],
  [/^(tretin(k?[auy]))$/, 1 / 3],
  [/^(osmin(k?[auy]))$/, 0.125],
  [/^(petin(k?[auy]))$/, 0.2],
]

/** Unicode fractions and how they are written with a slash. */
const GLYPHS: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
}

/** Words of two numbers, or of a number and its unit. */
const WORDS: readonly (readonly [words: RegExp, means: string])[] = [
  [/(^|\s)p[uů]l\s?druh(?:ého|é|ý|eho)(?=\s)/giu, '$1 1,5'],
  [/(^|\s)p[uů]ltuc(?:et|tu)(?=\s)/giu, '$1 6'],
  [/(^|\s)(?:t[rř]i\s?[cč]tvrt(?:ě|e|ina|iny|i))(?=\s)/giu, '$1 3/4'],
  [/(^|\s)p[uů]l(?=litr(?!ov)|kil|l[zž][ií][cč])/giu, '$1půl '],
  [/(^|\s)[cč]tvrt(?=litr(?!ov)|kil)/giu, '$1čtvrt '],
  [/(\d)\s*kr[aá]t(?=\s)/giu, '$1 ×'],
  [/(^|\s)(?:dvakr[aá]t)(?=\s)/giu, '$1 2 ×'],
  [/(^|\s)(?:t[rř]ikr[aá]t)(?=\s)/giu, '$1 3 ×'],
  [/(^|\s)(?:[cč]ty[rř]ikr[aá]t)(?=\s)/giu, '$1 4 ×'],
  [/(^|\s)(?:jedna|jednu) (t[rř]etin|[cč]tvrtin|polovin)/giu, '$1$2'],
  // „11/2 lžičky“ is one and a half.
  [/(^|\s)([1-9])(1\/[2348]|3\/[48]|2\/3)(?=\s|$)/gu, '$1$2 $3'],
  [/^od\s+(?=\d)(.{1,12}?)\s+do\s+(?=\d)/iu, '$1 až '],
  [/(^|\s)([5-9]|\d{2})\/(\d{1,2})(?=\s|$)/gu, '$1$2–$3'],
  [/(^|\s)([1-9]\d{1,2})\/(\d{3})(?=\s|$)/gu, '$1$2–$3'],
  // „2, 5 lžičky“ is a decimal, „2, 3 lžičky“ a range.
  [/^(0|[1-35-9]),\s+(5|25|75)(?=\s?\p{L})/u, '$1,$2'],
  [/^(\d),\s+(?=\d\s)/u, '$1–'],
  [/(\d)\s?(g|kg|ml|l|dl|dkg)\s?(?:-|–|až)\s?(\d+(?:[.,]\d+)?)\s?\2(?=\s|$)/gu, '$1–$3 $2'],
  [/(^|\s)p[uů]l tuctu(?=\s)/giu, '$1 6'],
  [
    /^po\s+(?=\d|jedn|dvou|p[uů]l|[sš]petce|l[zž]i[cč]ce|l[zž][ií]ci|hrsti|sn[ií]tce|strou[zž]ku|kapce|kousku|svazku)/iu,
    '',
  ],
]

/** How many of the smaller unit are one of the larger. */
const LARGER: Readonly<Record<string, number>> = { 'g kg': 1000, 'dkg kg': 100, 'ml l': 1000, 'dl l': 10, 'ml dl': 100 }

/** „500 g – 1 kg“ is „500–1000 g“. */
function withOneUnit(text: string): string {
  return text.replace(
    /(\d+(?:[.,]\d+)?)\s?(g|dkg|ml|dl)\s?(?:-|–|—|až)\s?(\d+(?:[.,]\d+)?)\s?(kg|dl|l)(?![\p{L}\d])/giu,
    (whole, low: string, small: string, high: string, large: string) => {
      const times = LARGER[`${small} ${large}`.toLowerCase()]
      return times === undefined ? whole : `${low}–${Number(high.replace(',', '.')) * times} ${small}`
    },
  )
}

/** Puts spaces around numbers: „600g“ → „600 g“, „1½“ → „1 1/2“, „2 - 3“ → „2–3“, „2x“ → „2 ×“. */
export function spellNumbers(text: string): string {
  return (
    WORDS.reduce((all, [words, means]) => all.replace(words, means), withOneUnit(text))
      .replace(/[½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙]/gu, (glyph) => ` ${GLYPHS[glyph]} `)
      .replaceAll('⁄', '/')
      // „1 1/2-2 lžičky“
      .replace(/(^|\s)(\d{1,2}) {1,2}([1-7])\/([2-8])\s?[-–—−]\s?(?=\d)/gu, (_, before: string, whole, part, of) => {
        return `${before}${Math.round((Number(whole) + Number(part) / Number(of)) * 1000) / 1000}–`
      })
      .replace(/(\d)\s*\/\s*(\d)/g, '$1/$2')
      .replace(/(\d)\s*[xX×*]\s*(?=\d)/g, '$1 × ')
      .replace(/(\d)\s?[xX×](?=\s|$)/g, '$1 ×')
      .replace(/(\d)\s*[-–—−]\s*(?=\d)/g, '$1–')
      .replace(/(\d)(?=\p{L})/gu, '$1 ')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** The amount that a list of words begins with; null where it begins with something else. */
export function readAmount(words: readonly string[]): FoundAmount | null {
  if (/^(par|zopar|niekolko|nekolik|few)$/.test(normalizeSearch(words[0] ?? '')))
    return { low: null, high: null, words: 1 }
  const first = readRange(words)
  if (first === null) return null
  if (words[first.words] === '×') return multiply(first, words)
  const [joint, next] = [normalizeSearch(words[first.words] ?? ''), words.slice(first.words + 1)]
  if (first.low !== first.high) return first
  if (!/^(az|i|nebo|alebo|ci|popr|pripadne|resp|to)$/.test(joint.replace('.', ''))) return readNext(words, first)
  const second = readNumber(next)
  if (second === null || second.value <= (first.low ?? 0)) return first
  return { low: first.low, high: second.value, words: first.words + 1 + second.words }
}

/** „dvě tři rajčata“: two number words, one after the other, are a range. */
function readNext(words: readonly string[], first: FoundAmount): FoundAmount {
  const next = first.words === 1 && !/\d/.test(words[0] ?? '') ? wordValue(words[1] ?? '') : null
  const follows = next !== null && first.low !== null && Number.isInteger(first.low) && next === first.low + 1
  return follows ? { low: first.low, high: next, words: 2 } : first
}

/** „2 × 400 g“ is 800 g; „2 × vejce“ is two. */
function multiply(first: FoundAmount, words: readonly string[]): FoundAmount {
  const times = first.words + 1
  const second = readNumber(words.slice(times))
  if (second === null || first.low === null || first.high === null) return { ...first, words: times, times: true }
  return { low: first.low * second.value, high: first.high * second.value, words: times + second.words }
}

function readRange(words: readonly string[]): FoundAmount | null {
  const named = (words[0] ?? '').split(/[–-]/u).map(wordValue)
  const [from = null, to = null] = named.length === 2 ? named : []
  // „jedno-dvě vejce“
  if (from !== null && to !== null && from < to) return { low: from, high: to, words: 1 }
  const [low, high, ...more] = (words[0] ?? '').split('–')
  if (high !== undefined && more.length === 0) {
    const ends = [parseNumber(low ?? ''), parseNumber(high)] as const
    if (ends[0] === null || ends[1] === null) return null
    // „1–1 1/2“
    const more = Number.isInteger(ends[1]) ? fractionOf(words[1] ?? '', false) : null
    const top = ends[1] + (more ?? 0)
    return ends[0] <= top ? { low: ends[0], high: top, words: more === null ? 1 : 2 } : null
  }
  const number = readNumber(words)
  return number && { low: number.value, high: number.value, words: number.words }
}

type FoundNumber = { value: number; words: number }

/** A plain number, a mixed one („1 1/2“, „1 a půl“, „jedna a půl“), „tři čtvrtě“, or thousands in groups („1 000“). */
function readNumber(words: readonly string[]): FoundNumber | null {
  const value = parseNumber(words[0] ?? '') ?? wordValue(words[0] ?? '')
  if (value === null) return null
  const second = words[1] ?? ''
  if (value === 3 && /^ctvrt(e|i|iny)$/.test(normalizeSearch(second))) return { value: 0.75, words: 2 }
  if (/^\d{1,3}$/.test(words[0] ?? '') && /^\d{3}$/.test(second) && /^(g|ml)$/.test(words[2] ?? '')) {
    return { value: value * 1000 + Number(second), words: 2 }
  }
  if (!Number.isInteger(value)) return { value, words: 1 }
  // „1 půlka okurky“
  if (
    value === 1 &&
    /^(pul|pol|ctvrt|stvrt)k[auy]$|^(polovin|ctvrtin|stvrtin|tretin)[auy]$/.test(normalizeSearch(second))
  )
    return { value: wordValue(second) ?? value, words: 2 }
  const joined = second === 'a' || second === '+' || second === 'and'
  const part = fractionOf(joined ? (words[2] ?? '') : second, joined)
  return part === null ? { value, words: 1 } : { value: value + part, words: joined ? 3 : 2 }
}

/** The fraction that follows a whole number: „1/2“ directly, „půl“ after „a“. */
function fractionOf(word: string, joined: boolean): number | null {
  const value = /^\d+\/\d+$/.test(word) ? parseNumber(word) : joined ? wordValue(word) : null
  return value !== null && value < 1 ? value : null
}

/** „12“, „1,5“, „0.5“, „1/2“; null for anything else, a division by zero included. */
export function parseNumber(word: string): number | null {
  const fraction = /^(\d{1,3})\/(\d{1,3})$/.exec(word)
  if (fraction) return Number(fraction[2]) === 0 ? null : Number(fraction[1]) / Number(fraction[2])
  if (!/^\d{1,6}([.,]\d{1,17})?$/.test(word)) return null
  const value = Number(word.replace(',', '.'))
  return /[.,]\d{4}/.test(word) ? partOf(value) : value
}

/** Programs write two thirds as „0.6666667“: the third, sixth, seventh or eighth that is meant, otherwise three decimals. */
function partOf(value: number): number {
  const of = [3, 6, 7, 8, 9].find((parts) => Math.abs(value * parts - Math.round(value * parts)) < 0.002 * parts)
  return of === undefined ? Math.round(value * 1000) / 1000 : Math.round(value * of) / of
}

function wordValue(word: string): number | null {
  const folded = normalizeSearch(word)
  const fraction = FRACTION_WORDS.find(([words]) => words.test(folded))
  if (fraction) return fraction[1]
  return Object.hasOwn(NUMBER_WORDS, folded) ? (NUMBER_WORDS[folded] ?? null) : null
}
