/** What the nightly reconciliation finds to differ, or to wait too long. */
export const DIFFERENCE_KINDS = [
  'payment_not_booked',
  'refund_not_booked',
  'no_credit_note',
  'number_missing',
  'refund_waits',
  'gateway_differs',
  'gateway_unknown',
] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]
