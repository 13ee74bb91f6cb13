/**
 * Why an order is made: `first` begins today, `follow_up` begins after what was bought already, `upgrade` takes its place today
 * and credits its unused days, `renewal` is a charge of a running subscription, `card` is a small payment that gives a subscription
 * another card and is sent back at once, `gift` is a voucher for another person. `counselling` gives no premium: its payment is held until the
 * nutritionist confirms the term. `points` buys points for the shop.
 */
export const ORDER_KINDS = [
  'first',
  'follow_up',
  'upgrade',
  'renewal',
  'card',
  'gift',
  'counselling',
  'points',
] as const
export type OrderKind = (typeof ORDER_KINDS)[number]
