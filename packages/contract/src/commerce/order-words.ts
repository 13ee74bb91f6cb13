import type { PaymentState } from '@zivina/domain/commerce/payment-states'
import type { ManagedOrder } from './managed-orders.ts'
import type { OrderKind } from './order-kinds.ts'

export const STATE_WORDS: Readonly<Record<PaymentState, string>> = {
  CREATED: 'čeká na platbu',
  PAID: 'zaplacená',
  TIMEOUTED: 'vypršela',
  CANCELED: 'zrušená',
  AUTHORIZED: 'autorizovaná',
  PARTIALLY_REFUNDED: 'zčásti vrácená',
  REFUNDED: 'vrácená',
}

export const KIND_WORDS: Readonly<Record<OrderKind, string>> = {
  first: 'první',
  follow_up: 'navazující',
  upgrade: 'vyšší členství',
  renewal: 'obnovení',
  card: 'změna karty',
  gift: 'dárkový poukaz',
  counselling: 'poradna',
  points: 'body',
}

/** The name of whom an order is by. */
export function buyerText({ buyer, user }: ManagedOrder): string {
  return buyer?.full_name ?? user?.username ?? 'smazaný účet'
}
