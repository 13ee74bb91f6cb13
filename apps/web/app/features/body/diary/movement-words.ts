import type { DayMovement } from '@zivina/contract/body/activities'

/** What movement does to the target of its day. */
export const COUNTING_TEXTS: Record<DayMovement['counting'], string> = {
  added: 'K\u00a0dennímu cíli se přičítá.',
  in_factor: 'K\u00a0dennímu cíli se nepřičítá: je už v\u00a0tom, jak se podle profilu hýbete.',
  off: 'K\u00a0dennímu cíli se nepřičítá.',
}
