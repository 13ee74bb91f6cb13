import type { LineInput } from '@zivina/contract/catalogue/recipes/lines'
import { TYPED_AMOUNT, TYPED_AMOUNT_MAX } from '@zivina/contract/kernel/limits'
import { ownUnit } from '@zivina/domain/catalogue/kitchen/amount-units'
import type { MeasuredFood } from '@zivina/domain/catalogue/kitchen/kitchen-facts'
import type { TypedWords } from '@zivina/domain/catalogue/kitchen/say-typed'
import type { TypedAmount } from '@zivina/domain/catalogue/kitchen/typed-amount'

/**
 * „2 lžíce“ as „2“ and the unit beside it, „1–2 stroužky“ as „1–2“; null for what stays as typed: a bare number, and what is not
 * understood.
 */
export function settleText(text: string, typed: TypedAmount, food: MeasuredFood): TypedWords | null {
  if (typed.kind !== 'known' || typed.isBare) return null
  const { unit, count, amount, isRange } = typed
  if (unit === null) return isRange ? null : { amount: withComma(amount), unit: ownUnit(food) }
  if (!isRange) return { amount: withComma(Math.round(count * 1000) / 1000), unit }
  const [range = ''] = /^[\d.,/\s–-]+/u.exec(text) ?? []
  return range.trim() === '' ? null : { amount: range.trim(), unit }
}

/** An amount as it is typed, in what it is; null where nothing is understood, or the text cannot be kept as an amount. */
export function amountAsTyped(
  text: string,
  typed: TypedAmount,
  food: MeasuredFood,
): NonNullable<LineInput['typed']> | null {
  if (typed.kind !== 'known') return null
  const { amount, unit } = settleText(text, typed, food) ?? { amount: text.trim(), unit: typed.unit }
  const canBeKept = amount.length <= TYPED_AMOUNT_MAX && TYPED_AMOUNT.test(amount)
  return unit === null || !canBeKept ? null : { amount, unit }
}

const withComma = (amount: number): string => String(amount).replace('.', ',')
