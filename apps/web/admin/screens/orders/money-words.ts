import type { LedgerAccount, TransferKind } from '@zivina/domain/commerce/ledger'
import type { RefundKind } from '@zivina/domain/commerce/refunds'
import { czk, formatMoney } from '@zivina/domain/money'

export const REFUND_WORDS: Readonly<Record<RefundKind, string>> = {
  withdrawal: 'odstoupení od smlouvy',
  not_given: 'nebylo co aktivovat',
  card: 'ověření nové karty',
  admin: 'rozhodl správce',
  outside: 'vráceno přímo u\u00a0brány',
  chargeback: 'vzala zpět banka',
}

export const TRANSFER_WORDS: Readonly<Record<TransferKind, string>> = {
  payment: 'Platba',
  credit: 'Zápočet nevyužitých dní',
  refund: 'Vrácení',
  receipt: 'Příchozí platba na účet',
  return: 'Vrácení příchozí platby',
  correction: 'Oprava',
}

export const ACCOUNT_WORDS: Readonly<Record<LedgerAccount, string>> = {
  gateway: 'Peníze u\u00a0brány',
  bank: 'Bankovní účet',
  unassigned: 'Nepřiřazené platby',
  revenue: 'Tržby bez DPH',
  vat: 'DPH',
  refunds: 'Vrácené tržby bez DPH',
  credits: 'Započtené dny',
}

/** An amount with its sign: „+199 Kč“, „−34,54 Kč“. */
export function signed(haler: number): string {
  return `${haler < 0 ? '−' : '+'}${formatMoney(czk(Math.abs(haler)))}`
}
