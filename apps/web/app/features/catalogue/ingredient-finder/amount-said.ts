import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { parseIngredientLine } from '@zivina/domain/catalogue/ingredient-line/parse-line'
import { readTypedAmount } from '@zivina/domain/catalogue/kitchen/typed-amount'

/** What a whole line says of the food to look for: „hladké mouky“ in „2 lžíce hladké mouky“; a plain name is itself. */
export function foodSaid(line: string): string {
  const { amount, unit, name } = parseIngredientLine(line)
  return (amount === null && unit === null) || name === '' ? line : name
}

/** The amount that a whole line gives, as it was typed; `isKnown` where nothing is left to ask. */
export type SaidAmount = { text: string; isKnown: boolean }

/**
 * The amount in a whole line for the chosen food: „2 lžíce“ of „2 lžíce hladké mouky“. An amount in a measure whose weight is unknown
 * for this food is returned too, so that its field can ask; null where the line has no amount.
 */
export function amountSaid(line: string, food: IngredientSummary): SaidAmount | null {
  const { amount, name } = parseIngredientLine(line)
  if (amount === null) return null
  const at = name === '' ? -1 : line.lastIndexOf(name)
  const text = (at > 0 ? line.slice(0, at) : line).trim()
  const { kind } = readTypedAmount(text, null, food)
  return kind === 'known' || kind === 'unknown measure' ? { text, isKnown: kind === 'known' } : null
}
