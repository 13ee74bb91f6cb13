/** Why points were added; an order adds as many as were bought. */
export const CREDIT_REASONS = ['recipe', 'photo', 'error_report', 'order'] as const
export const CREDIT_REASON_LABELS: Readonly<Record<(typeof CREDIT_REASONS)[number], string>> = {
  recipe: 'za recept',
  photo: 'za fotku',
  error_report: 'za hlášení chyby',
  order: 'koupené',
}
/** Why points were taken: an item of the shop, an approval that was taken back, or the money for bought points that went back. */
export const DEBIT_REASONS = ['item', 'taken_back', 'refunded'] as const
export const POINT_REASONS = [...CREDIT_REASONS, ...DEBIT_REASONS] as const
export type PointReason = (typeof POINT_REASONS)[number]
