import type { LineInput } from '@zivina/contract/catalogue/recipes/lines'
import { TYPED_AMOUNT, TYPED_AMOUNT_MAX } from '@zivina/contract/kernel/limits'
import { ownUnit } from '@zivina/domain/catalogue/kitchen/amount-units'
import { readTypedAmount, type TypedAmount } from '@zivina/domain/catalogue/kitchen/typed-amount'
import { type DraftLine, typedAmount } from './draft.ts'

/** Lines are never changed, so each is read once. */
const READ = new WeakMap<DraftLine, TypedAmount>()

/** What the amount of a line means; a line without a food has none. */
export function typedAmountOf(line: DraftLine): TypedAmount {
  const { ingredient, amount, unit } = line
  const read = READ.get(line) ?? (ingredient ? readTypedAmount(amount, unit, ingredient) : ({ kind: 'empty' } as const))
  READ.set(line, read)
  return read
}

/** The amount of a line in its food's own unit, as it will be stored; null where it is not understood. */
export function lineAmount(line: DraftLine): number | null {
  const typed = typedAmountOf(line)
  return typed.kind === 'known' ? typed.amount : null
}

/**
 * „2 lžíce“ as „2“ and the unit beside it, „1–2 stroužky“ as „1–2“; null for what stays as typed: a bare number, and what is not
 * understood.
 */
export function settledAmount(line: DraftLine): Pick<DraftLine, 'amount' | 'unit'> | null {
  const typed = typedAmountOf(line)
  if (line.ingredient === null || typed.kind !== 'known' || typed.isBare) return null
  const { unit, count, amount, isRange } = typed
  if (unit === null) return isRange ? null : { amount: typedAmount(String(amount)), unit: ownUnit(line.ingredient) }
  if (!isRange) return { amount: typedAmount(String(Math.round(count * 1000) / 1000)), unit }
  const [range = ''] = /^[\d.,/\s–-]+/u.exec(line.amount) ?? []
  return range.trim() === '' ? null : { amount: range.trim(), unit }
}

/** An amount as it is typed, in what it is; null where nothing is understood, or the text cannot be kept as an amount. */
export function typedLine(line: DraftLine): LineInput['typed'] {
  const typed = typedAmountOf(line)
  if (typed.kind !== 'known') return null
  const { amount, unit } = settledAmount(line) ?? { amount: line.amount.trim(), unit: typed.unit }
  const canBeKept = amount.length <= TYPED_AMOUNT_MAX && TYPED_AMOUNT.test(amount)
  return unit === null || !canBeKept ? null : { amount, unit }
}

/** The lines that name no food. */
export function freeLinesOf(lines: readonly DraftLine[]): DraftLine[] {
  return lines.filter(({ ingredient }) => ingredient === null)
}
