import { tied } from '@zivina/contract/kernel/typography'
import { NBSP } from '@zivina/czech/format-number'
import { czk, formatMoney } from '@zivina/domain/money'
import { sayTaken } from '@zivina/domain/planning/shopping/fruit-parts'
import { costOf, packagesOf, type ShoppingProduct } from '@zivina/domain/planning/shopping/line-cost'
import type { ListLine } from '@zivina/domain/planning/shopping/list-lines'
import { capitalised } from '@zivina/domain/planning/shopping/list-text'
import { sayBought, sayPackages, saySize } from '@zivina/domain/planning/shopping/say-amount'

export type LineWords = {
  title: string
  /** „850 g“; null if no amount was given. */
  amount: string | null
  beside: string | null
  /** „i na šťávu a kůru“, of fruits; null otherwise. */
  taken: string | null
  /** „2 × 500 g, zbude 150 g“; null where no package is known. */
  packages: string | null
  /** „asi 34 Kč“; null where no price is known. */
  cost: string | null
}

/** What a row of the list says of a line: of an open one what is still needed, of a ticked one all of it. */
export function wordsOf(line: ListLine, product: ShoppingProduct | undefined): LineWords {
  const title = tied(capitalised(line.text))
  const { amount: needed, unit, state } = line
  if (needed === null || unit === null)
    return { title, amount: null, beside: null, taken: null, packages: null, cost: null }
  const wanted = { ...line, amount: state.is_ticked ? needed : state.remaining }
  const { amount, beside } = sayBought(wanted.amount, unit, line.food)
  const taken = sayTaken(line.parts)
  const chosen = packagesOf(wanted, product)
  const left = chosen !== null && chosen.left > 0 ? `, zbude${NBSP}${saySize(chosen.left, unit)}` : ''
  const cost = costOf(wanted, product)
  return {
    title,
    amount: state.is_partial ? `ještě${NBSP}${amount}` : amount,
    // The weight of a part of a fruit is no help in a shop.
    beside: taken === null ? beside : null,
    taken,
    packages: chosen === null ? null : `${sayPackages(chosen, unit)}${left}`,
    cost: cost === null ? null : formatMoney(czk(cost)),
  }
}
