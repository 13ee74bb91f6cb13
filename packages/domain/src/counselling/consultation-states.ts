/**
 * States of what a person orders of the counselling: `held` waits for its payment, `requested` for the counsellor, `called_off` for the
 * person to choose another term or their money.
 */
export const CONSULTATION_STATES = [
  'held',
  'requested',
  'confirmed',
  'called_off',
  'done',
  'cancelled',
  'lapsed',
] as const
export type ConsultationState = (typeof CONSULTATION_STATES)[number]

/** States in which its term is taken. */
export const HOLDING_STATES = ['held', 'requested', 'confirmed', 'done'] as const satisfies ConsultationState[]

/** States in which something is still to come of it. */
export const LIVING_STATES = ['held', 'requested', 'confirmed', 'called_off'] as const satisfies ConsultationState[]

/** What may happen to it. */
export const CONSULTATION_EVENTS = ['pay', 'confirm', 'call_off', 'move', 'complete', 'cancel', 'lapse'] as const
export type ConsultationEvent = (typeof CONSULTATION_EVENTS)[number]

/** What it becomes; an event that a state does not name is refused. A moved one that was confirmed once is confirmed. */
export const CONSULTATION_MOVES: Readonly<
  Record<ConsultationState, Partial<Record<ConsultationEvent, ConsultationState>>>
> = {
  held: { pay: 'requested', lapse: 'lapsed', cancel: 'cancelled' },
  requested: { confirm: 'confirmed', call_off: 'called_off', move: 'requested', cancel: 'cancelled' },
  confirmed: { call_off: 'called_off', move: 'confirmed', complete: 'done', cancel: 'cancelled' },
  called_off: { move: 'requested', cancel: 'cancelled' },
  done: {},
  cancelled: {},
  // A payment that arrives late is still good where the term is free.
  lapsed: { pay: 'requested' },
}

/** What it becomes by an event; null where the event is refused. */
export function consultationAfter(
  state: ConsultationState,
  event: ConsultationEvent,
  was_confirmed = false,
): ConsultationState | null {
  const after = CONSULTATION_MOVES[state][event] ?? null
  return event === 'move' && after !== null && was_confirmed ? 'confirmed' : after
}
