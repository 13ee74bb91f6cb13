/** What the nightly reconciliation finds to differ, or to wait too long. */
export const DIFFERENCE_KINDS = [
  'payment_not_booked',
  'refund_not_booked',
  'no_credit_note',
  'number_missing',
  'refund_waits',
  'gateway_differs',
  'gateway_unknown',
  'bank_not_booked',
  'bank_waits',
] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

export const DIFFERENCE_LABELS: Readonly<Record<DifferenceKind, string>> = {
  payment_not_booked: 'Platba není v\u00a0účetnictví',
  refund_not_booked: 'Vrácení není v\u00a0účetnictví',
  no_credit_note: 'Chybí opravný doklad',
  number_missing: 'V\u00a0číselné řadě je mezera',
  refund_waits: 'Vrácení čeká přes dva dny',
  gateway_differs: 'Brána uvádí něco jiného',
  gateway_unknown: 'Brána platbu nezná',
  bank_not_booked: 'Platba na účet není v\u00a0účetnictví',
  bank_waits: 'Platba na účet čeká přes týden',
}
