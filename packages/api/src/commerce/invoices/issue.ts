import type { Buyer } from '@zivina/contract/commerce/order'
import { ORGANISATION } from '@zivina/contract/kernel/brand'
import type { Db } from '@zivina/db/database'
import type { InvoiceAddress } from '@zivina/db/schema/commerce/invoice'
import type { RefundKind } from '@zivina/domain/commerce/refunds'
import { vatOfPart, vatWithin } from '@zivina/domain/commerce/vat'
import { type InvoiceRow, insertInvoice, selectOfOrder, selectOfRefund, takeNumber } from './queries.ts'

/** An order as its documents need it. Amounts are haléře with VAT. */
export type InvoicedOrder = {
  guid: string
  user: string | null
  service_name: string
  price: number
  credit: number
  amount: number
  vat_rate: number
  buyer: Buyer | null
}

/** Why a credit note is issued, as it says. */
const REASONS: Readonly<Record<RefundKind, string>> = {
  withdrawal: 'odstoupení od smlouvy',
  not_given: 'plnění nebylo poskytnuto',
  card: 'ověřovací platba karty',
  admin: 'vrácení platby',
  outside: 'vrácení platby',
  chargeback: 'platbu vzala zpět banka',
}

/**
 * Issues the invoice of a locked order that was paid, once. Numbers follow one another in the order in which transactions take them.
 * @param days when it is issued, which says the year of its series, and when it was paid; `YYYY-MM-DD`
 */
export async function issueInvoice(
  db: Db,
  order: InvoicedOrder,
  days: { issued_on: string; taxable_on: string },
): Promise<void> {
  if ((await selectOfOrder(db, order.guid)) !== null) return
  const { amount, vat_rate } = order
  await insert(db, order, {
    ...days,
    series: 'invoice',
    lines: linesOf(order),
    amount,
    vat: vatWithin(amount, vat_rate),
  })
}

/** Issues the credit note of a refund that is done, once. @param part what had gone back before, and what goes back now */
export async function issueCreditNote(
  db: Db,
  order: InvoicedOrder,
  { refund, kind, today, ...part }: { refund: string; kind: RefundKind; before: number; amount: number; today: string },
): Promise<void> {
  if ((await selectOfRefund(db, refund)) !== null) return
  const days = { issued_on: today, taxable_on: today }
  await issueInvoice(db, order, days)
  const corrected = await selectOfOrder(db, order.guid)
  await insert(db, order, {
    ...days,
    series: 'credit_note',
    refund,
    corrects: corrected?.guid ?? null,
    reason: REASONS[kind],
    lines: [{ text: order.service_name, haler: part.amount }],
    amount: part.amount,
    vat: vatOfPart(part, order.vat_rate),
  })
}

type Issued = Pick<InvoiceRow, 'series' | 'issued_on' | 'taxable_on' | 'lines' | 'amount' | 'vat'> &
  Partial<Pick<InvoiceRow, 'refund' | 'corrects' | 'reason'>>

async function insert(db: Db, { guid, user, vat_rate, buyer }: InvoicedOrder, issued: Issued): Promise<void> {
  const year = Number(issued.issued_on.slice(0, 4))
  const number = await takeNumber(db, issued.series, year)
  const parties = { seller: SELLER, buyer: buyer && addressOf(buyer) }
  await insertInvoice(db, { ...issued, ...parties, year, number, user, order: guid, vat_rate })
}

/** What was bought, what was credited for unused days, and what a code took off. */
export function linesOf({
  service_name,
  price,
  credit,
  amount,
}: Pick<InvoicedOrder, 'service_name' | 'price' | 'credit' | 'amount'>): InvoiceRow['lines'] {
  const lines = [
    { text: service_name, haler: price },
    { text: 'Započtené dny předchozího členství', haler: -credit },
    { text: 'Sleva', haler: amount - price + credit },
  ]
  return lines.filter(({ haler }) => haler !== 0)
}

export function addressOf({
  full_name,
  company_name,
  street,
  city,
  postal_code,
  country,
  ico,
  dic,
}: Buyer): InvoiceAddress {
  return { name: company_name || full_name, street, city, postal_code, country, ico, dic }
}

const { company_name, company_address, file_mark, ico_company, dic_company } = ORGANISATION
export const SELLER = {
  name: company_name,
  ...company_address,
  ico: ico_company,
  dic: dic_company,
  register: file_mark,
}
