import { czk, type Money } from '#domain/money.ts'
import { ORDER_LEAST_HALER } from './credit.ts'

/** What a code takes off a price: a share in whole percent (1 to 100), or a fixed amount. */
export type Discount = { percent: number; amount: null } | { percent: null; amount: Money }

/**
 * A price less a discount. A share is rounded to whole haléře, half of one up, so that a customer pays no more than the share says; the
 * price never gets below nothing.
 */
export function discounted(price: Money, discount: Discount): Money {
  const off = discount.amount === null ? Math.round((price.haler * discount.percent) / 100) : discount.amount.haler
  return czk(Math.max(0, price.haler - off))
}

/** What is paid of an amount with a discount: never less than a gateway takes, nor more than the amount. */
export function paidWith(amount: Money, discount: Discount): Money {
  return czk(Math.max(Math.min(amount.haler, ORDER_LEAST_HALER), discounted(amount, discount).haler))
}
