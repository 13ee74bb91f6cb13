import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { parseIngredientLine } from '@zivina/domain/catalogue/ingredient-line/parse-line'
import { readTypedAmount } from '@zivina/domain/catalogue/kitchen/typed-amount'

/** What a whole line says of the food to look for: „hladké mouky“ in „2 lžíce hladké mouky“; a plain name is itself. */
export function foodSaid(line: string): string {
  const { amount, unit, name } = parseIngredientLine(line)
  return (amount === null && unit === null) || name === '' ? line : name
}

/** The amount that a whole line gives of a chosen food: „2 lžíce“ of „2 lžíce hladké mouky“; null where it gives none that is known. */
export function amountSaid(line: string, food: IngredientSummary): string | null {
  const { amount, name } = parseIngredientLine(line)
  if (amount === null) return null
  const at = name === '' ? -1 : line.lastIndexOf(name)
  const said = (at > 0 ? line.slice(0, at) : line).trim()
  return readTypedAmount(said, null, food).kind === 'known' ? said : null
}
