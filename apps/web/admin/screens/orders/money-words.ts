import type { DifferenceKind } from '@zivina/domain/commerce/differences'
import type { LedgerAccount, TransferKind } from '@zivina/domain/commerce/ledger'
import type { RefundKind } from '@zivina/domain/commerce/refunds'
import { czk, formatMoney } from '@zivina/domain/money'

export const REFUND_WORDS: Readonly<Record<RefundKind, string>> = {
  withdrawal: 'odstoupení od smlouvy',
  not_given: 'nebylo co aktivovat',
  card: 'ověření nové karty',
  admin: 'rozhodl správce',
  outside: 'vráceno přímo u\u00a0brány',
}

export const TRANSFER_WORDS: Readonly<Record<TransferKind, string>> = {
  payment: 'Platba',
  credit: 'Zápočet nevyužitých dní',
  refund: 'Vrácení',
  correction: 'Oprava',
}

export const ACCOUNT_WORDS: Readonly<Record<LedgerAccount, string>> = {
  gateway: 'Peníze u\u00a0brány',
  bank: 'Bankovní účet',
  revenue: 'Tržby bez DPH',
  vat: 'DPH',
  refunds: 'Vrácené tržby bez DPH',
  credits: 'Započtené dny',
}

export const DIFFERENCE_WORDS: Readonly<Record<DifferenceKind, string>> = {
  payment_not_booked: 'Platba není v\u00a0účetnictví',
  refund_not_booked: 'Vrácení není v\u00a0účetnictví',
  no_credit_note: 'Chybí opravný doklad',
  number_missing: 'V\u00a0číselné řadě je mezera',
  refund_waits: 'Vrácení čeká přes dva dny',
  gateway_differs: 'Brána uvádí něco jiného',
  gateway_unknown: 'Brána platbu nezná',
}

/** An amount with its sign: „+199 Kč“, „−34,54 Kč“. */
export function signed(haler: number): string {
  return `${haler < 0 ? '−' : '+'}${formatMoney(czk(Math.abs(haler)))}`
}
