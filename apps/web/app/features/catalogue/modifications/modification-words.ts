import type { RecipeChange, RecipeModified } from '@zivina/contract/catalogue/recipes/modifications'
import { formatNumber } from '@zivina/czech/format-number'
import { formatAmount } from '@zivina/domain/catalogue/format'

/** How many ingredients of one kind of change are named. */
const NAMED = 3

/** The differences from the original, a sentence for each kind: „Přidáno: skořice, rozinky“. */
export function changeSentences(changes: readonly RecipeChange[]): string[] {
  const ofKind = (kind: RecipeChange['kind']) => changes.filter((change) => change.kind === kind)
  return [
    sentence('Přidáno', ofKind('added').map(nameOf)),
    sentence('Vyměněno', ofKind('swapped').map(swapWords)),
    sentence('Vynecháno', ofKind('removed').map(nameOf)),
    sentence('Jinak', ofKind('amount').map(amountWords)),
  ].filter((text) => text !== null)
}

function sentence(lead: string, parts: readonly string[]): string | null {
  if (parts.length === 0) return null
  const rest = parts.length - NAMED
  const named = parts.slice(0, NAMED).join(', ')
  return rest > 0 ? `${lead}: ${named} a\u00a0další\u00a0${rest}` : `${lead}: ${named}`
}

const nameOf = ({ name }: RecipeChange) => decapitalized(name)

/** As steps say it: „máslo → olej slunečnicový“. */
const swapWords = ({ name, instead_of }: RecipeChange) =>
  `${decapitalized(instead_of?.name ?? '')} → ${decapitalized(name)}`

function amountWords({ name, weight_units, amount, original_amount }: RecipeChange): string {
  const now = formatAmount(amount ?? 0, weight_units)
  return `${decapitalized(name)} ${now} místo ${formatAmount(original_amount ?? 0, weight_units)}`
}

/** Names of foods are common nouns; one that begins with two capitals is an abbreviation. */
function decapitalized(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.slice(0, 1).toLocaleLowerCase('cs') + name.slice(1)
}

type Compared = Pick<RecipeModified, 'calories_in_total' | 'nutrient_coverage' | 'original'>

/** The energy of a portion compared with the original's. A value known for part of the mass is shown as approximate. */
export function energyDifference({ calories_in_total, nutrient_coverage, original }: Compared): string {
  if (calories_in_total === null || original.calories_in_total === null) return 'Rozdíl energie neznáme'
  const difference = calories_in_total - original.calories_in_total
  const isWhole = nutrient_coverage.kilojoules === 1 && original.kilojoules_coverage === 1
  if (difference === 0) return isWhole ? 'Stejná energie porce' : 'Přibližně stejná energie porce'
  const figure = `o\u00a0${formatNumber(Math.abs(difference), 0)}\u00a0kcal ${difference > 0 ? 'více' : 'méně'}`
  return `${isWhole ? 'Porce má' : 'Porce má asi'} ${figure}`
}
