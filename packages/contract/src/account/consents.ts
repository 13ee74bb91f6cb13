/** Which wording of a consent is in force: the day it was published. A new wording asks for the consent again. */
export const CONSENT_VERSIONS = {
  terms: '2026-11-21',
  health_data: '2026-11-01',
  newsletter: '2026-11-01',
} as const
