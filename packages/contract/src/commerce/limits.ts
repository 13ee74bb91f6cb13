/** Limits of orders and payments, enforced by the server and observed by the screens. */

/** Orders of one person, and how many they may make in an hour. */
export const ORDERS_MAX = 500
export const ORDERS_PER_HOUR = 30
export const ORDERS_PER_PAGE = 20
/** How often a person may begin to change the card of their subscription in an hour. */
export const CARD_CHANGES_PER_HOUR = 10
/** How often a person may have their payment read again from the gateway in an hour. */
export const PAYMENT_CHECKS_PER_HOUR = 60
/** Days after an order in which a person may withdraw from it. */
export const WITHDRAWAL_DAYS = 14
/** How long a price that a person has seen still holds after it changed. */
export const PRICE_KEPT_MINUTES = 30
/** How long a gift voucher can be redeemed after it was paid, how far ahead it can be sent, and the length of its message. */
export const VOUCHER_DAYS = 730
export const VOUCHER_AHEAD_DAYS = 366
export const VOUCHER_MESSAGE_MAX = 500
/** How often a person may try to redeem a voucher in an hour. */
export const VOUCHER_TRIES_PER_HOUR = 10
/** Days of the trial. */
export const TRIAL_DAYS = 7
/** Notifications that one address may send in a minute. */
export const NOTIFICATIONS_PER_MINUTE = 3000
/** Refunds that one administrator may decide in an hour, and of one order altogether. */
export const REFUNDS_PER_HOUR = 200
export const REFUNDS_OF_ORDER_MAX = 50
/** Purchases in app stores of one account that are looked at; the latest are. */
export const STORE_SUBSCRIPTIONS_MAX = 20
/** How often a person may have the app stores read again in an hour. */
export const STORE_CHECKS_PER_HOUR = 30
/** Days of premium that an item of the shop may give. */
export const SHOP_PREMIUM_DAYS_MAX = 366
/** A bank statement: its bytes, its entries, how many an administrator may read in in an hour, and payments that wait altogether. */
export const STATEMENT_MAX_BYTES = 4 * 1024 * 1024
export const STATEMENT_ENTRIES_MAX = 5000
export const STATEMENTS_PER_HOUR = 60
export const BANK_PAYMENTS_OPEN_MAX = 20_000
/** Documents on one page of a person's list, and how many may be drawn for one person in an hour. */
export const INVOICES_PER_PAGE = 20
export const INVOICES_PER_HOUR = 120
