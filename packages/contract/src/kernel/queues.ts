/** The queues of what waits for a decision or an answer, in the order of the landing. */
export const QUEUES = ['recipes', 'ingredients', 'reviews', 'photos', 'error_reports', 'bank_payments'] as const
export type Queue = (typeof QUEUES)[number]

export const QUEUE_LABELS: Readonly<Record<Queue, string>> = {
  recipes: 'Recepty',
  ingredients: 'Suroviny',
  reviews: 'Hodnocení',
  photos: 'Fotky z\u00a0kuchyní',
  error_reports: 'Hlášení chyb',
  bank_payments: 'Platby na účet',
}
