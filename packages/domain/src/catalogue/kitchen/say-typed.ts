import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { parseAmount } from '@zivina/czech/number-input'
import { plural } from '@zivina/czech/plural'
import type { AmountUnit } from './amount-unit.ts'
import { formatCount, roundForScale } from './cook-rounding.ts'
import { besideOf, type KitchenAmount } from './kitchen-amount.ts'
import type { MeasuredFood } from './kitchen-facts.ts'
import { MEASURES, ordered } from './measures.ts'

/** An amount as its author typed it: „1–2“ and cloves. */
export type TypedWords = { amount: string; unit: AmountUnit }

/** The same words for another number of portions: „2 hrnky“ become „2¾ hrnku“. Null for a range, and where the number is not read. */
export function scaleTyped({ amount, unit }: TypedWords, scaledBy: number): TypedWords | null {
  const written = parseAmount(amount.replace('.', ','))
  if (written === null || written <= 0) return null
  const exact = written * scaledBy
  if (unit === 'g' || unit === 'ml') return { amount: formatNumber(roundForScale(exact), 1), unit }
  const parts = exact < 3 ? 4 : 2
  return { amount: formatCount(Math.max(1, Math.round(exact * parts)) / parts), unit }
}

/** Any number between zero and one, whose words have the same form: „½ lžičky“. */
const PART = 0.5

/**
 * Words an amount as its author typed it, instead of in the measure that would suit it: „2 lžíce mouky“, „1–2 stroužky česneku“.
 *
 * @param amount what it means, in the food's own unit
 */
export function sayTyped({ amount: typed, unit }: TypedWords, amount: number, food: MeasuredFood): KitchenAmount {
  const figure = typed.replaceAll('.', ',').replaceAll(/\s*[-–]\s*/gu, '–')
  const [last = figure] = figure.split('–').slice(-1)
  const count = parseAmount(last) ?? PART
  const name = food.kitchen?.genitive ?? food.name
  const said = { measure: null, count: null, approximate: false, name }
  if (unit === 'g' || unit === 'ml') {
    return { ...said, amount: `${figure}${NBSP}${unit}`, beside: null, text: `${figure}${NBSP}${unit} ${name}` }
  }
  const measured = { ...said, measure: unit, count, beside: besideOf(amount, food) }
  const counted = unit === 'piece' ? (food.kitchen?.counted ?? null) : null
  if (counted !== null) {
    const noun = plural(count, ...ordered(counted))
    return { ...measured, amount: figure, name: noun, text: `${figure}${NBSP}${noun}` }
  }
  const spec = MEASURES[unit]
  const words = `${'bare' in spec && figure === '1' ? '' : `${figure}${NBSP}`}${plural(count, ...ordered(spec.forms))}`
  return { ...measured, amount: words, text: `${words} ${name}` }
}
