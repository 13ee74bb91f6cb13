/**
 * The current version of each consent's wording: the day it was published. After a change, people are asked for consent again.
 */
export const CONSENT_VERSIONS = {
  terms: '2026-11-29',
  health_data: '2026-11-22',
  newsletter: '2026-11-01',
  counselling_note: '2026-11-29',
} as const
