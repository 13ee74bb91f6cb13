/** What a nutritionist is to do for a client, in the order in which it presses. */
export const CLIENT_WAITING = ['to_confirm', 'to_complete', 'to_plan', 'to_check'] as const
export type ClientWaiting = (typeof CLIENT_WAITING)[number]

export const CLIENT_WAITING_LABELS: Readonly<Record<ClientWaiting, string>> = {
  to_confirm: 'potvrdit termín',
  to_complete: 'zapsat, co jste si řekli',
  to_plan: 'připravit jídelníček',
  to_check: 'domluvit kontrolu',
}
