import { readAmount, spellNumbers } from './amounts.ts'
import { type FoundUnit, type KitchenUnit, readUnit } from './kitchen-units.ts'
import { isApproximate } from './line-words.ts'
import { GRAMS, MILLILITERS } from './unit-sizes.ts'

/** An amount with its unit in brackets: „(400 g)“. */
export type Measure = { amount: number; unit: KitchenUnit }

/** „2 plechovky rajčat po 400 g“. */
export function readPackedAfter(words: string[]): { measure: Measure; rest: string[] } | null {
  const at = words.findIndex((word, index) => index > 0 && /^(po|à|á)$/iu.test(word))
  const packed = at === -1 ? null : readPacked(words.slice(at))
  return packed && packed.rest.length === 0 ? { measure: packed.measure, rest: words.slice(0, at) } : null
}

/** „láhev vína 0,7 l“, „kousek zázvoru 2 cm“. */
export function readSizeAfter(words: string[]): { measure: Measure | null; rest: string[] } | null {
  for (let start = Math.max(1, words.length - 3); start < words.length - 1; start += 1) {
    const amount = readAmount(words.slice(start))
    const unit = amount && readUnit(words.slice(start + amount.words))
    if (!amount || amount.low === null || !unit || start + amount.words + unit.words !== words.length) continue
    if (/^(o|na|velikosti|po)$/iu.test(words[start - 1] ?? '')) return null
    if (unit.unit === 'centimetre') return { measure: null, rest: words.slice(0, start) }
    if (isMeasure(unit)) return { measure: { amount: amount.low, unit: unit.unit }, rest: words.slice(0, start) }
  }
  return null
}

/** „po 400 g“, „à 400 g“, or the size alone between a pack and its content: „1 plechovka 400 g fazolí“. */
export function readPacked(words: string[]): { measure: Measure; rest: string[] } | null {
  const start = /^(po|à|á|a)$/iu.test(words[0] ?? '') ? 1 : 0
  const amount = readAmount(words.slice(start))
  const unit = amount && readUnit(words.slice(start + amount.words))
  if (!amount || !unit || amount.low === null || !isMeasure(unit)) return null
  return { measure: { amount: amount.low, unit: unit.unit }, rest: words.slice(start + amount.words + unit.words) }
}

/** „asi 1,5 kg“, „400 ml“ in brackets; null for any other words. */
export function readMeasure(inside: string): Measure | null {
  const words = dropApproximate(spellNumbers(inside.replace(/^\s*(à|á|po|každ\S*)\s*/iu, '')).split(' '))
  const amount = readAmount(words)
  const unit = amount && readUnit(words.slice(amount.words))
  if (!amount || !unit || amount.low === null || amount.high === null) return null
  return isMeasure(unit) ? { amount: (amount.low + amount.high) / 2, unit: unit.unit } : null
}

function isMeasure({ unit, times }: FoundUnit): boolean {
  return times === undefined && (unit in GRAMS || (unit in MILLILITERS && unit !== 'cup' && unit !== 'glass'))
}

export function dropApproximate(words: string[]): string[] {
  const first = words.findIndex((word) => !isApproximate(word))
  return first <= 0 ? words : words.slice(first)
}
