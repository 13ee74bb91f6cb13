/** Where a consultation is. */
export const CONSULTATION_PLACES = ['prague', 'online'] as const
export type ConsultationPlace = (typeof CONSULTATION_PLACES)[number]

export const PLACE_LABELS: Readonly<Record<ConsultationPlace, string>> = { prague: 'v\u00a0Praze', online: 'online' }

/** Why nothing is paid for it: premium plus includes an entry consultation, and what was ordered before includes checks. */
export const COVERS = ['premium_plus', 'package'] as const
export type Cover = (typeof COVERS)[number]
