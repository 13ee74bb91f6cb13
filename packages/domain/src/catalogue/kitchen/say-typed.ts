import { NBSP } from '@zivina/czech/format-number'
import { parseAmount } from '@zivina/czech/number-input'
import { plural } from '@zivina/czech/plural'
import type { AmountUnit } from './amount-unit.ts'
import { besideOf, type KitchenAmount } from './kitchen-amount.ts'
import type { MeasuredFood } from './kitchen-facts.ts'
import { MEASURES, ordered } from './measures.ts'

/** An amount as its author typed it: „1–2“ and cloves. */
export type TypedWords = { amount: string; unit: AmountUnit }

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
