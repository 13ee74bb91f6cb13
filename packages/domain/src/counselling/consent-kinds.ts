/** What a client may let a nutritionist see, each by itself. */
export const CONSENT_KINDS = ['diary', 'weight', 'targets', 'allergens', 'plans'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

export const CONSENT_KIND_LABELS: Readonly<Record<ConsentKind, string>> = {
  diary: 'Deník jídla',
  weight: 'Hmotnost',
  targets: 'Denní cíle',
  allergens: 'Alergeny',
  plans: 'Jídelníčky',
}
