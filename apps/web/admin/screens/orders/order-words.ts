import type { ManagedOrder } from '@zivina/contract/commerce/managed-orders'
import type { OrderKind } from '@zivina/contract/commerce/order'
import type { PaymentState } from '@zivina/domain/commerce/payment-states'

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
}

/** The name of whom an order is by. */
export function buyerText({ buyer, user }: ManagedOrder): string {
  return buyer?.full_name ?? user?.username ?? 'smazaný účet'
}
