import type { Order } from '@zivina/contract/commerce/order'
import { BANK_ACCOUNT, BRAND } from '@zivina/contract/kernel/brand'
import { writeSpayd } from '@zivina/domain/commerce/spayd'
import { czk } from '@zivina/domain/money'
import { lastDayOfWithdrawal, mayWithdraw } from './policy.ts'
import type { OrderRow } from './queries.ts'

/** An order in the form of the contract. @param today `YYYY-MM-DD` */
export function presentOrder(row: OrderRow, today: string): Order {
  const waits = row.state === 'CREATED' && row.superseded_at === null
  return {
    guid: row.guid,
    number: String(row.number),
    kind: row.kind,
    service: { guid: row.service, slug: row.slug, name: row.service_name },
    plan: row.plan,
    period: row.period,
    state: row.state,
    payment_method: row.payment_method,
    transfer: waits ? transferOf(row) : null,
    payment_id: row.payment_id,
    gw_url: waits ? row.gw_url : null,
    price: czk(row.price),
    credit: czk(row.credit),
    discount: czk(row.discount),
    discount_code: row.discount_code,
    amount: czk(row.amount),
    vat_rate: row.vat_rate,
    refunded: czk(row.refunded),
    buyer: row.buyer,
    terms_version: row.terms_version,
    begins: row.begins,
    ends: row.ends,
    voucher: row.voucher,
    withdrawal_until: mayWithdraw(row, today) ? lastDayOfWithdrawal(row) : null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    meal_plan_purchases: row.meal_plans,
    paid_at: row.paid_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** How to pay an order by transfer; null for one that is paid otherwise. */
export function transferOf({
  number,
  amount,
  currency,
  pay_until,
}: Pick<OrderRow, 'number' | 'amount' | 'currency' | 'pay_until'>): Order['transfer'] {
  if (pay_until === null) return null
  const { account, iban } = BANK_ACCOUNT
  const variable_symbol = String(number)
  const message = `${BRAND.name} ${variable_symbol}`
  const spayd = writeSpayd({ iban, haler: amount, currency, variable_symbol, pay_until, message })
  return { account, iban, variable_symbol, pay_until, spayd }
}
