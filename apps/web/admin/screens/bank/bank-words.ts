import type { BankList, BankPayment } from '@zivina/contract/commerce/bank-payments'
import { formatNumber } from '@zivina/czech/format-number'
import type { BankDecision, BankFinding, BankState } from '@zivina/domain/commerce/bank-transfers'
import { accountOfIban } from '@zivina/domain/commerce/iban'

export const FINDING_WORDS: Readonly<Record<BankFinding, string>> = {
  no_symbol: 'Bez variabilního symbolu',
  unknown_symbol: 'Neznámý variabilní symbol',
  wrong_amount: 'Jiná částka, než objednávka stojí',
  second_payment: 'Druhá platba téže objednávky',
  order_ended: 'Objednávka už skončila',
  other_currency: 'Jiná měna',
  maybe_repeated: 'Možná opakování dřívější platby: číslo z\u00a0banky, den a\u00a0částka jsou stejné',
}

export const STATE_WORDS: Readonly<Record<BankState, string>> = {
  new: 'právě se porovnává',
  open: 'čeká na rozhodnutí',
  matched: 'zaplatila objednávku',
  set_aside: 'odložená',
  returning: 'má se vrátit',
  returned: 'vrácená',
}

export const LIST_CHOICES: readonly (readonly [BankList, string])[] = [
  ['open', 'K\u00a0rozhodnutí'],
  ['to_return', 'K\u00a0vrácení'],
  ['matched', 'Přiřazené'],
  ['set_aside', 'Odložené'],
  ['returned', 'Vrácené'],
]

/** What is asked for a decision, and what is said after it. */
export const DECISION_WORDS: Readonly<
  Record<BankDecision, { label: string; title: string; before: string; saved: string }>
> = {
  assign: {
    label: 'Přiřadit k\u00a0objednávce',
    title: 'Přiřadit platbu k\u00a0objednávce',
    before:
      'Objednávka se tím zaplatí a\u00a0kupujícímu odejde faktura. Přišlo-li víc, rozdíl se zařadí k\u00a0vrácení.',
    saved: 'Objednávka je zaplacená.',
  },
  return: {
    label: 'Vrátit',
    title: 'Vrátit platbu',
    before: 'Peníze pošlete z\u00a0banky vy. Platba se zařadí k\u00a0vrácení, kde odeslání potvrdíte.',
    saved: 'Platba čeká na odeslání zpět.',
  },
  set_aside: {
    label: 'Odložit',
    title: 'Odložit platbu',
    before: 'Pro platby, které nejsou za objednávku: třeba úroky nebo vlastní převod. Rozhodnout znovu můžete kdykoli.',
    saved: 'Platba je odložená.',
  },
  mark_returned: {
    label: 'Peníze jsou odeslané',
    title: 'Potvrdit odeslání',
    before: 'Potvrďte až ve chvíli, kdy jste peníze z\u00a0banky poslali. Vzít zpět to nejde.',
    saved: 'Vrácení je zapsané.',
  },
  reopen: {
    label: 'Rozhodnout znovu',
    title: 'Rozhodnout znovu',
    before: 'Platba se vrátí mezi ty, které čekají na rozhodnutí.',
    saved: 'Platba znovu čeká na rozhodnutí.',
  },
}

/** An amount with its currency: „1 690,00 Kč“, „25,00 EUR“. */
export function amountText(amount: number, currency: string): string {
  const whole = formatNumber(Math.trunc(amount / 100), 0)
  return `${whole},${String(amount % 100).padStart(2, '0')}\u00a0${currency === 'CZK' ? 'Kč' : currency}`
}

/** Who paid, by name and account. */
export function payerText({ payer_name, payer_account }: Pick<BankPayment, 'payer_name' | 'payer_account'>): string {
  return [payer_name, accountOfIban(payer_account)].filter(Boolean).join(' · ') || 'neznámý plátce'
}
