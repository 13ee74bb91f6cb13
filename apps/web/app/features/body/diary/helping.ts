import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { counted, plural } from '@zivina/czech/plural'
import { decimalsOf } from '@zivina/domain/catalogue/format'
import type { AmountUnit } from '@zivina/domain/catalogue/kitchen/amount-unit'
import { amountUnitLabel } from '@zivina/domain/catalogue/kitchen/amount-units'
import { MEASURES } from '@zivina/domain/catalogue/kitchen/measures'

/** A unit in which something that was eaten is said: portions of a dish, or a unit of the scale or the kitchen. */
export type HelpingUnit = 'portions' | AmountUnit
/** How much of something: 1.5 portions, 2 pieces, 120 g. */
export type Helping = { count: number; unit: HelpingUnit }

type Said = Pick<DiaryEntry, 'portions' | 'amount' | 'unit'>

/** How much of it was recorded; null of figures alone, which have no amount. */
export function helpingOf({ portions, amount, unit }: Said): Helping | null {
  if (portions !== null) return { count: portions, unit: 'portions' }
  return amount === null || unit === null ? null : { count: amount, unit }
}

/** „1,5 porce“, „2 ks“, „3 lžíce“, „120 g“ */
export function helpingText({ count, unit }: Helping): string {
  if (unit === 'portions') return counted(count, 'porce', 'porce', 'porcí')
  const number = formatNumber(count, decimalsOf(count))
  if (unit === 'g' || unit === 'ml') return `${number}${NBSP}${unit}`
  if (unit === 'piece') return `${number}${NBSP}ks`
  const { one, few, many, part } = MEASURES[unit].forms
  return `${number}${NBSP}${plural(count, one, few, many, part)}`
}

/** The same with what it weighed, where that says something: „2 ks (110 g)“. Nothing where there is no amount. */
export function amountText(entry: Said & Pick<DiaryEntry, 'grams'>): string {
  const helping = helpingOf(entry)
  if (helping === null) return ''
  const { grams } = entry
  if (grams === null || helping.unit === 'g' || helping.unit === 'ml') return helpingText(helping)
  return `${helpingText(helping)} (${formatNumber(grams, decimalsOf(grams))}${NBSP}g)`
}

/** A unit in a list to choose from: „porce“, „g“, „ks“, „lžíce“. */
export function helpingUnitLabel(unit: HelpingUnit): string {
  return unit === 'portions' ? 'porce' : amountUnitLabel(unit)
}
