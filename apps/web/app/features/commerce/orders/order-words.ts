import type { Order } from '@zivina/contract/commerce/order'
import type { PaymentFinding } from '@zivina/contract/commerce/orders'
import { formatMoney } from '@zivina/domain/money'
import { dayText } from '#app/kit/text/dates.ts'

/** What has become of an order, as the user understands it: a waiting one may have been replaced by a newer one. */
export type OrderStage = Order['state'] | 'REPLACED' | 'WITHDRAWN'

export function stageOf({ state, gw_url, payment_id, payment_method, transfer, withdrawn_at }: Order): OrderStage {
  if (withdrawn_at !== null) return 'WITHDRAWN'
  if (payment_method === 'transfer') return state === 'CREATED' && transfer === null ? 'REPLACED' : state
  return state === 'CREATED' && payment_id !== null && gw_url === null ? 'REPLACED' : state
}

/** In a list, in one or two words. */
const STAGE_LABELS: Record<OrderStage, string> = {
  CREATED: 'Čeká na platbu',
  AUTHORIZED: 'Částka je zablokovaná',
  PAID: 'Zaplaceno',
  CANCELED: 'Zrušeno',
  TIMEOUTED: 'Vypršelo',
  PARTIALLY_REFUNDED: 'Část vrácena',
  REFUNDED: 'Peníze vráceny',
  REPLACED: 'Nahrazeno novější',
  WITHDRAWN: 'Odstoupeno',
}

/** The words for a stage of an order: what changes a card is a verification, whose amount always goes back. */
export function stageLabel(order: Order): string {
  const stage = stageOf(order)
  if (order.kind === 'card' && stage === 'REFUNDED') return 'Karta změněna, částka vrácena'
  if (order.kind === 'card' && stage === 'PAID') return 'Karta změněna, částku vracíme'
  return STAGE_LABELS[stage]
}

/** The days that a paid order gives; an empty text where it gives none. */
export function daysText({ begins, ends }: Pick<Order, 'begins' | 'ends'>): string {
  return begins === null || ends === null || ends < begins ? '' : `${dayText(begins)} až ${dayText(ends)}`
}

/** On the button for those who paid and did not get what they paid for. */
export function doubtLabel({ kind }: Pick<Order, 'kind'>): string {
  return `Zaplatil/a jsem a\u00a0${kind === 'gift' ? 'poukaz' : kind === 'points' ? 'body' : 'Premium'} nemám`
}

/** What reading a payment again has found. */
export function findingText(found: PaymentFinding, order: Order): string {
  if (order.kind === 'card' && order.paid_at !== null) return 'Karta je ověřená a\u00a0předplatné se platí z\u00a0ní.'
  if (order.kind === 'gift' && (found === 'activated' || found === 'active'))
    return 'Platba dorazila a\u00a0poukaz platí.'
  if (order.kind === 'points' && (found === 'activated' || found === 'active'))
    return 'Platba dorazila a\u00a0body máte připsané.'
  const until = order.ends === null ? '' : ` do ${dayText(order.ends)}`
  switch (found) {
    case 'activated':
      return `Platbu jsme právě našli a\u00a0Premium zapnuli. Máte ho${until}.`
    case 'active':
      return `Platba dorazila a\u00a0Premium z\u00a0ní máte zapnuté${until}.`
    case 'waiting':
      return 'Brána o\u00a0zaplacení zatím neví. Bankovní převod může trvat i\u00a0několik hodin; jakmile dorazí, Premium zapneme sami.'
    case 'not_paid':
      return 'Podle brány tato platba neproběhla: byla zrušena, nebo vypršela. Jestli vám peníze z\u00a0účtu odešly, napište nám prosím číslo objednávky.'
    case 'refunded':
      return `Podle brány se peníze vrátily: ${formatMoney(order.refunded)}.`
  }
}
