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
/** Days of the trial. */
export const TRIAL_DAYS = 7
/** Notifications that one address may send in a minute. */
export const NOTIFICATIONS_PER_MINUTE = 3000
/** Refunds that one administrator may decide in an hour, and of one order altogether. */
export const REFUNDS_PER_HOUR = 200
export const REFUNDS_OF_ORDER_MAX = 50
