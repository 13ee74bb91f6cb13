/** States of an item under moderation. Only Approved items are public. */
export const STATUSES = ['Pending', 'Denied', 'Approved'] as const
export type Status = (typeof STATUSES)[number]

export const STATUS_LABELS = {
  Pending: 'Čeká na schválení',
  Denied: 'Zamítnuto',
  Approved: 'Schváleno',
} as const satisfies Record<Status, string>
