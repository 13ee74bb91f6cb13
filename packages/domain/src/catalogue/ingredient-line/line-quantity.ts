import { normalizeSearch } from '@zivina/czech/search-text'
import { addedTo } from './added-measures.ts'
import { type FoundAmount, readAmount, spellNumbers } from './amounts.ts'
import { type FoundUnit, type KitchenUnit, readUnit } from './kitchen-units.ts'
import { dropApproximate, type Measure, readPacked, readPackedAfter, readSizeAfter } from './line-measure.ts'
import { GRAMS, MILLILITERS } from './unit-sizes.ts'

/** What a line says of how much there is, and what remains of it. */
export type Quantity = {
  amount: FoundAmount | null
  unit: KitchenUnit | null
  rest: string
  tail: string[]
  measure: Measure | null
  /** Whether the measure is of each of the things counted: „2 1,5kg kuřata“. */
  each?: boolean
  /** Whether several amounts are added up in it. */
  summed?: boolean
}

/** Units that mean one where no number precedes them: „špetka soli“. */
const NEEDS_NUMBER: readonly KitchenUnit[] = [
  'piece',
  ...keysOf(GRAMS),
  'milliliter',
  'centiliter',
  'deciliter',
  'liter',
]
/** Words that mean one of their unit all the same: „kilo brambor“. */
const ALONE =
  /^(kil(o|ko|ecko)|litr(ek)?|decko|dec[io]|libra|lot|kus|kusanec|panak|panacek|deko|zejdlik|kvartyrek|pul(litr|kil[oa]))$/

export const ONE: FoundAmount = { low: 1, high: 1, words: 0 }

/** „250 g hladké mouky“, „2 velká vejce“, „špetka soli“. Null where the line begins with something else. */
export function readHead(head: string, tail: string[]): Quantity | null {
  const words = dropApproximate(head.split(' '))
  const amount = readAmount(words)
  const after = dropApproximate(words.slice(amount?.words ?? 0))
  const unit = readUnit(after)
  if (
    amount === null &&
    /^(z|ze)$/iu.test(after[unit?.words ?? 0] ?? '') &&
    readAmount(after.slice((unit?.words ?? 0) + 1))
  )
    return null
  // „trochu, mletá paprika“
  if (amount === null && unit?.unit === 'some' && after.length === unit.words && tail[0] !== undefined)
    return { amount: null, unit: 'some', rest: tail[0], tail: tail.slice(1), measure: null }
  if (amount === null && (unit === null || needsNumber(after, unit) || after.length <= unit.words)) return null
  const rest = after.slice(unit?.words ?? 0)
  // „listy kari“: the noun of the food.
  if (amount === null && isSeveral(unit, after) && unit?.unit === 'leaf' && rest.length === 1) return null
  if (amount !== null && rest.length === 0 && unit === null) return null
  // „200 g, máslo“
  if (amount !== null && rest.length === 0 && tail[0] !== undefined && readWhole(tail[0].split(' ')) === null) {
    return { ...sizeOf(amount, unit), rest: tail[0], tail: tail.slice(1), measure: null }
  }
  const half = amount === null && unit !== null ? readHalfMore(rest) : null
  const several = amount === null && isSeveral(unit, after)
  const one = unit?.unit === 'some' || several ? null : (half ?? ONE)
  const sum = amount !== null && unit !== null && unit.times === undefined ? addedTo(amount, unit.unit, rest) : null
  if (sum !== null) {
    const name = withoutOf(rest.slice(sum.words)).join(' ')
    const whole = name === '' && tail[0] !== undefined ? { rest: tail[0], tail: tail.slice(1) } : { rest: name, tail }
    return { amount: sum.amount, unit: unit?.unit ?? null, ...whole, measure: sum.measure, summed: true }
  }
  const added = addedOf(rest)
  const names = rest.slice((half?.words ?? 0) + added)
  const before = readPacked(names)
  const packed = before ?? readPackedAfter(names) ?? readSizeAfter(names)
  const name = withoutOf(packed?.rest ?? names)
  const inner = unit === null ? null : unwrap(unit.unit, name)
  const times = amount?.times && unit === null ? readTimes(amount, names) : null
  if (times) return { ...times, tail, measure: null }
  const sized = { ...sizeOf(amount ?? one, unit), tail: added > 0 ? [rest.slice(0, added).join(' '), ...tail] : tail }
  return {
    ...sized,
    unit: several ? null : (inner?.unit ?? sized.unit),
    rest: (inner?.rest ?? name).join(' '),
    measure: packed?.measure ?? null,
    each: before !== null && unit === null,
  }
}

/** How many words add a second measure: „1 šálek plus 1 lžíce vývaru“. */
function addedOf(words: readonly string[]): number {
  const amount = /^plus$/iu.test(words[0] ?? '') ? readAmount(words.slice(1)) : null
  const unit = amount && readUnit(words.slice(1 + amount.words))
  return unit ? 1 + amount.words + unit.words : 0
}

/** „plátky citronu“, „snítky tymiánu“: several of a measure, without a number. */
const isSeveral = (unit: FoundUnit | null, words: readonly string[]) =>
  unit !== null &&
  SEVERAL.includes(unit.unit) &&
  /^(platky|listy|listky|snitky|vetvicky|kousky|kolecka|stonky)$/.test(normalizeSearch(words[unit.words - 1] ?? ''))
const SEVERAL: readonly KitchenUnit[] = ['slice', 'leaf', 'sprig', 'stalk', 'bit']

/** „2× smetana 200 ml“ is 400 ml. */
function readTimes(count: FoundAmount, words: readonly string[]): Pick<Quantity, 'amount' | 'unit' | 'rest'> | null {
  for (let start = 1; start < words.length; start += 1) {
    const found = readWhole(words.slice(start))
    if (!found?.amount || found.amount.low === null || count.low === null || count.high === null || found.unit === null)
      continue
    if (!(found.unit in GRAMS || found.unit in MILLILITERS)) continue
    const one = found.amount.low
    const amount = { low: count.low * one, high: count.high * one, words: 0 }
    return { amount, unit: found.unit, rest: words.slice(0, start).join(' ') }
  }
  return null
}

export function needsNumber(words: readonly string[], { unit, words: count, times }: FoundUnit): boolean {
  if (times !== undefined) return false
  return NEEDS_NUMBER.includes(unit) && !ALONE.test(normalizeSearch(words[count - 1] ?? ''))
}

/** „kilo a půl švestek“. */
function readHalfMore(words: readonly string[]): FoundAmount | null {
  if (words[0] !== 'a') return null
  const part = /^(pul|ctvrt)$/.exec(normalizeSearch(words[1] ?? ''))
  if (!part) return null
  const amount = part[1] === 'pul' ? 1.5 : 1.25
  return { low: amount, high: amount, words: 2 }
}

/** The amount in a unit of today for an old measure: a „libra“ is half a kilogram. */
export function sizeOf(amount: FoundAmount | null, unit: FoundUnit | null): Pick<Quantity, 'amount' | 'unit'> {
  if (!unit) return { amount, unit: null }
  const { times } = unit
  if (times === null) return { amount: null, unit: null }
  if (times === undefined || amount === null || amount.low === null || amount.high === null)
    return { amount, unit: unit.unit }
  return { amount: { ...amount, low: amount.low * times, high: amount.high * times }, unit: unit.unit }
}

/** „2 ks stroužky česneku“ counts cloves, „2 ks filet z lososa“ pieces; „hrst lístků máty“ is a handful of mint. */
function unwrap(unit: KitchenUnit, words: string[]): { unit: KitchenUnit; rest: string[] } | null {
  if (unit === 'centimetre') {
    const from = words.findIndex(
      (word) => !/^(dlouh|siln|tlust|velk|plat(ek|ky)|kus|kousek|kousk|koren|ceho)/.test(normalizeSearch(word)),
    )
    return from > 0 ? { unit, rest: words.slice(from) } : null
  }
  const next = (unit === 'piece' || unit === 'handful') && words.length > 1 ? readUnit(words) : null
  if (next === null || next.unit === 'gram' || next.times !== undefined) return null
  const rest = words.slice(next.words)
  if (unit === 'handful') return next.unit === 'leaf' ? { unit, rest } : null
  return NEEDS_NUMBER.includes(next.unit) && next.unit !== 'piece' ? null : { unit: next.unit, rest }
}

/** „vejce: 4“, „cibule – 2 velké“, „máslo, tak čtvrtku“. */
export function readCount(part: string): Pick<Quantity, 'amount' | 'unit'> | null {
  const words = dropApproximate(part.split(' '))
  const amount = readAmount(words)
  const size = isSize(words.at(-1)) ? 1 : 0
  return amount === null || amount.low === null || amount.words !== words.length - size
    ? null
    : { amount, unit: 'piece' }
}

/** An amount in brackets where a line has no other: „Vejce (4 ks)“, „citronová šťáva (z 1 citronu)“. */
export function readBrackets(brackets: readonly string[]): Pick<Quantity, 'amount' | 'unit'> | null {
  for (const inside of brackets) {
    const words = spellNumbers(
      inside
        .replace(/^o (?:váze|hmotnosti|velikosti|objemu)\s/u, '')
        .split(/,(?!\d)/u)
        .at(-1)
        ?.split(/\s(?:nebo|alebo|anebo|či|[–—-])\s(?!\d)/u)[0] ?? '',
    )
      .split(' ')
      .filter(Boolean)
    const from = /^(z|ze)$/iu.test(words[0] ?? '') ? readAmount(words.slice(1)) : null
    if (from !== null) return { amount: from, unit: 'piece' }
    const found = readWhole(words) ?? readCount(words.join(' '))
    if (found) return found
  }
  return null
}

/** Words that are an amount with a unit and nothing else. */
export function readWhole(given: string[]): Pick<Quantity, 'amount' | 'unit'> | null {
  const words = dropApproximate(given)
  const amount = readAmount(words)
  if (amount?.times && words.length === amount.words) return { amount, unit: 'piece' }
  const sized = amount !== null && words.length > amount.words + 1 && isSize(words[amount.words]) ? 1 : 0
  const from = (amount?.words ?? 0) + sized
  const unit = readUnit(words.slice(from))
  if (unit === null) return null
  const more = words.slice(from + unit.words)
  if (more.length > 0 && amount !== null && more.every(isSize)) return sizeOf(amount, unit)
  if (!more.every((word) => unit.unit === 'centimetre' && /^(kus|kous|koren|dlouh|velk)/.test(normalizeSearch(word))))
    return null
  if (amount === null && needsNumber(words, unit)) return null
  return sizeOf(amount ?? (unit.unit === 'some' ? null : ONE), unit)
}

/** „2 velké“, „1 střední ks“. */
const isSize = (word: string | undefined) => /^(velk|mal|stredn|vets|vacs|mens)/.test(normalizeSearch(word ?? ''))

function withoutOf(words: string[]): string[] {
  return words[0] === 'of' ? words.slice(1) : words
}

function keysOf<Key extends string>(table: Record<Key, number>): Key[] {
  return Object.keys(table) as Key[]
}
