import type { LineInput } from '@zivina/contract/catalogue/recipes/lines'
import { readTypedAmount, type TypedAmount } from '@zivina/domain/catalogue/kitchen/typed-amount'
import { amountAsTyped, settleText } from '../recipe/ingredients/amount-as-typed.ts'
import type { DraftLine } from './draft.ts'

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

/** The amount of a line with its unit beside it; see `settleText`. */
export function settledAmount(line: DraftLine): Pick<DraftLine, 'amount' | 'unit'> | null {
  return line.ingredient ? settleText(line.amount, typedAmountOf(line), line.ingredient) : null
}

/** The amount of a line as it was typed; see `amountAsTyped`. */
export function typedLine(line: DraftLine): LineInput['typed'] {
  return line.ingredient ? amountAsTyped(line.amount, typedAmountOf(line), line.ingredient) : null
}

/** The lines that name no food. */
export function freeLinesOf(lines: readonly DraftLine[]): DraftLine[] {
  return lines.filter(({ ingredient }) => ingredient === null)
}
